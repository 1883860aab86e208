import { useId } from 'react';
import { useForm } from 'react-hook-form';
import archive from '../../../art/icons/lucide/archive.svg?raw';
import eyeOff from '../../../art/icons/lucide/eye-off.svg?raw';
import { sendChange } from '../../../api/connection/send-change.js';
import { AdminSuspendAccountDocument } from '../../../api/generated/admin-suspend-account.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import { ReasonFields, type ReasonForm } from '../reason-fields.js';
import { READ_AGAIN_WITH_PAGES, type AccountFacts } from './use-account.js';
import styles from './suspend-dialog.module.css';

interface SuspendDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly facts: AccountFacts;
}

/** Suspends an account, for a reason that its owner reads. */
export function SuspendDialog({ open, onClose, facts }: SuspendDialogProps) {
  const formId = useId();
  const act = useAct();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.suspendOf({ username: facts.account.username })}
      footer={
        <>
          <Button kind="line" data-autofocus="" onClick={onClose}>
            {texts.doNotSuspend}
          </Button>
          {!act.isStale && (
            <Button kind="danger" type="submit" form={formId} busy={act.busy !== null}>
              {texts.suspendNow}
            </Button>
          )}
        </>
      }
    >
      <Consequences facts={facts} />
      {act.isStale ? <SignInAgain why={texts.staleHour} /> : <SuspensionFields {...{ formId, facts, act, onClose }} />}
    </Dialog>
  );
}

interface SuspensionFieldsProps extends Omit<SuspendDialogProps, 'open'> {
  readonly formId: string;
  readonly act: RunningAct;
}

function SuspensionFields({ formId, facts: { account }, act, onClose }: SuspensionFieldsProps) {
  const form = useForm<ReasonForm>({ defaultValues: { reason: '', words: '' } });

  async function submit({ reason, words }: ReasonForm) {
    if (reason === '') return;
    await act.run('suspend', async () => {
      await sendChange(
        AdminSuspendAccountDocument,
        { input: { accountId: account.id, reason, words } },
        { outdated: READ_AGAIN_WITH_PAGES },
      );
      onClose();
      return { notice: { text: texts.nowSuspended, about: account.username, tone: 'done' } };
    });
  }

  return (
    <form id={formId} noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <ReasonFields id={formId} form={form} hint={texts.wordsGo({ email: account.email })} refusal={act.reason} />
    </form>
  );
}

function Consequences({ facts: { pages, sessions } }: Pick<SuspendDialogProps, 'facts'>) {
  const published = pages.filter(({ version, isHidden }) => version > 0 && !isHidden).length;
  return (
    <ul className={styles.consequences}>
      <li>
        <Icon name="log-out" />
        {texts.sessionsEnd({ count: sessions.length })}
      </li>
      <li>
        <IconDrawing svg={eyeOff} />
        {texts.pagesHidden({ count: published })}
      </li>
      <li>
        <IconDrawing svg={archive} />
        {texts.nothingDeleted}
      </li>
    </ul>
  );
}
