import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { reasonOf } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { AdminHidePageDocument } from '../../../api/generated/admin-hide-page.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { useAct } from '../../../shell/use-act.js';
import { adminPageTexts as texts } from '../../../texts/en/admin-pages.js';
import { ReasonFields, type ReasonForm } from '../reason-fields.js';
import { countDecided, type ListedPage } from './use-withdrawal.js';

interface WhyHiddenDialogProps {
  readonly listed: ListedPage;
  readonly hiding: NonNullable<ListedPage['hiding']>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tells the owner of a hidden page why it is hidden. What waits is hidden with that. */
export function WhyHiddenDialog({ listed, hiding, open, onClose }: WhyHiddenDialogProps) {
  const { id, title } = listed.page;
  const formId = useId();
  const known = hiding.reason === 'REVIEW' ? '' : hiding.reason;
  const form = useForm<ReasonForm>({ defaultValues: { reason: known, words: hiding.words ?? '' } });
  const { run, busy, reason: refusal } = useAct();

  async function save({ reason, words }: ReasonForm) {
    if (reason === '') return;
    const hide = async () => {
      await sendChange(AdminHidePageDocument, { input: { pageId: id, reason, words } });
      countDecided(listed);
      return { notice: { text: texts.saved, about: title, tone: 'done' } } as const;
    };
    if (await run('hide', hide, reasonOf)) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={known === '' ? texts.hideOf({ title }) : texts.whyTitle({ title })}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="ink" type="submit" form={formId} busy={busy !== null}>
            {known === '' ? texts.hide : texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <ReasonFields id={formId} form={form} hint={texts.why} refusal={refusal} />
      </form>
    </Dialog>
  );
}
