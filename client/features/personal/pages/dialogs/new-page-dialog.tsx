import { useId, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from 'react-hook-form';
import { pageLabel, type AccountPage } from '../../../../api/account-pages.js';
import { useLinknameAvailability } from '../../../../api/linknames/use-linkname-availability.js';
import { Button } from '../../../../controls/buttons/button.js';
import { Dialog } from '../../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../../controls/fields/field-note.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { atFields } from '../../../../shell/at-fields.js';
import { useAct } from '../../../../shell/use-act.js';
import { BLANK, editorOf, START } from '../../../../shell/screens.js';
import { linknameTexts } from '../../../../texts/en/accounts.js';
import { newPageTexts as texts } from '../../../../texts/en/pages.js';
import { linknameFrom } from '../../../../../server/pages/linknames/linkname.rules.js';
import { controlTexts } from '../../../../texts/en/shell.js';
import { PAGE_NAME_MAX_LENGTH } from '../../../../../server/pages/page-name.rules.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import type { PageDialogProps } from './page-field-dialog.js';
import { BeginCards, STARTER } from './begin-cards.js';
import styles from './new-page-dialog.module.css';

interface NewPageForm {
  name: string;
  linkname: string;
  /** A starter, nothing, or the id of the page that is copied. */
  begin: string;
}

interface NewPageDialogProps extends PageDialogProps {
  readonly pages: readonly AccountPage[];
}

/** Makes a page, empty, as a copy, or for a starter that is chosen next, and opens its editor. */
export function NewPageDialog({ open, onClose, changes, pages }: NewPageDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm<NewPageForm>({ defaultValues: { name: '', linkname: '', begin: STARTER } });
  const { run, reason } = useAct();

  async function create({ name, linkname, begin }: NewPageForm) {
    const made = await changes.create({
      name: name.trim() || null,
      linkname: linkname.trim() || null,
      copyOf: pages.some(({ id }) => id === begin) ? begin : null,
    });
    if (!made) return;
    // A press on the way to the editor would make a second page.
    onClose();
    void navigate(`${editorOf(made)}${begin === STARTER ? START : ''}`, { state: begin === '' ? BLANK : null });
  }
  const submit = (typed: NewPageForm) =>
    run(
      'create',
      () => create(typed),
      (failure, usual) => {
        notify({ text: texts.failed, tone: 'failed' });
        return atFields(form, ['linkname', 'name'])(failure, usual);
      },
    );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      width={600}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          <Button kind="ink" type="submit" form={formId} busy={form.formState.isSubmitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Fields form={form} pages={pages} />
        <FieldNote id={`${formId}-problem`} error={reason} />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly form: ReturnType<typeof useForm<NewPageForm>>;
  readonly pages: readonly AccountPage[];
}

function Fields({ form: { register, setValue, watch, formState }, pages }: FieldsProps) {
  const { errors } = formState;
  const hintId = useId();
  const [isAddressTyped, setAddressTyped] = useState(false);
  const [name, linkname, begin] = watch(['name', 'linkname', 'begin']);
  const origin = pages.find(({ id }) => id === begin);
  const { available, reason } = useLinknameAvailability(linkname);
  const note = linkname.trim() === '' ? { hint: texts.addressHint } : { good: available ? linknameTexts.available : undefined };
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={PAGE_NAME_MAX_LENGTH}
        autoComplete="off"
        data-autofocus=""
        error={errors.name?.message}
        {...register('name', {
          // The address follows the name until it is changed by hand.
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (!isAddressTyped) setValue('linkname', linknameFrom(target.value));
          },
        })}
      />
      <TextField
        {...LINKNAME_INPUT}
        label={texts.address}
        {...note}
        error={errors.linkname?.message ?? reason}
        {...register('linkname', { onChange: () => setAddressTyped(true) })}
        onMouseDown={isAddressTyped ? undefined : keepSelected}
        onFocus={isAddressTyped ? undefined : ({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.begin}>
        <BeginCards pages={pages} name={name} begin={begin} onChoose={(chosen) => setValue('begin', chosen)} />
        <FieldNote id={hintId} hint={begin === STARTER ? texts.starterHint : origin && hintOf(origin, linkname.trim() !== '')} />
      </div>
    </>
  );
}

/** The first press into a field keeps selected what is suggested, so that typing replaces it. The next one moves the caret. */
function keepSelected(event: MouseEvent<HTMLInputElement>) {
  const field = event.currentTarget;
  if (document.activeElement === field) return;
  event.preventDefault();
  field.focus();
}

/** What a copy gets, and who sees it. */
function hintOf(origin: AccountPage, hasAddress: boolean): string {
  const page = pageLabel(origin);
  if (origin.version === 0) return texts.copyEmpty({ page });
  return hasAddress ? texts.copyPublic({ page }) : texts.copyUnseen({ page });
}
