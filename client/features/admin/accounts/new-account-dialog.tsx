import { useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { AdminCreateAccountDocument } from '../../../api/generated/admin-create-account.js';
import { Button } from '../../../controls/buttons/button.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { newAccountTexts as texts } from '../../../texts/en/admin-new.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { accountPath } from '../admin-parts.js';
import fields from '../fields.module.css';

interface NewAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface AccountForm {
  readonly username: string;
  readonly email: string;
  readonly mailsLink: boolean;
}

/** Opens an account, whose owner chooses a password with a link: mailed, or shown here once. */
export function NewAccountDialog({ open, onClose }: NewAccountDialogProps) {
  const formId = useId();
  const form = useForm<AccountForm>({ defaultValues: { username: '', email: '', mailsLink: true } });
  const [navigate, notify, alert] = [useNavigate(), useNotify(), useAlert()];

  async function submit(input: AccountForm) {
    try {
      const { account, link } = (await callServer(AdminCreateAccountDocument, { input })).adminCreateAccount;
      onClose();
      notify({ about: null, text: texts.opened({ username: account.username }), tone: 'done' });
      if (link) await alert(texts.linkText, link);
      await navigate(accountPath(account.id));
    } catch (error) {
      showFailure(form, failureOf(error));
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          <Button kind="ink" type="submit" form={formId} busy={form.formState.isSubmitting}>
            {texts.open}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <AccountFields id={formId} form={form} />
      </form>
    </Dialog>
  );
}

function showFailure(form: UseFormReturn<AccountForm>, failure: Failure): void {
  const refused = failure.kind === 'refused' ? failure.fields : {};
  const known = (['email', 'username'] as const).filter((name) => name in refused);
  for (const name of known) form.setError(name, { message: refused[name] });
  if (known.length === 0 && !isToldAlready(failure)) form.setError('root', { message: reasonOf(failure) });
}

function AccountFields({ id, form }: { readonly id: string; readonly form: UseFormReturn<AccountForm> }) {
  const { errors } = form.formState;
  return (
    <>
      {(['username', 'email'] as const).map((name) => (
        <div key={name} className={fields.field}>
          <label htmlFor={`${id}-${name}`} className={fields.label}>
            {texts[name]}
          </label>
          <input
            id={`${id}-${name}`}
            type={name === 'email' ? 'email' : 'text'}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={fields.input}
            aria-invalid={errors[name] ? true : undefined}
            aria-describedby={`${id}-${name}-note`}
            {...form.register(name)}
          />
          <FieldNote id={`${id}-${name}-note`} error={errors[name]?.message} />
        </div>
      ))}
      <label className={fields.check}>
        <input type="checkbox" {...form.register('mailsLink')} />
        {texts.mailsLink}
      </label>
      <FieldNote id={`${id}-failed`} error={errors.root?.message} />
    </>
  );
}
