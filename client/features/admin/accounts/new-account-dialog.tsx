import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { callServer } from '../../../api/connection/call-server.js';
import { AdminCreateAccountDocument } from '../../../api/generated/admin-create-account.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { NewSecretDialog } from '../../../shell/popups/new-secret-dialog.js';
import { atFields } from '../../../shell/at-fields.js';
import { useAct, type Done } from '../../../shell/use-act.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
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
  const navigate = useNavigate();
  const { run, reason } = useAct();
  const [shown, setShown] = useState<{ readonly id: string; readonly title: string; readonly link: string }>();

  async function create(input: AccountForm): Promise<Done> {
    const { account, link } = (await callServer(AdminCreateAccountDocument, { input })).adminCreateAccount;
    const title = texts.opened({ username: account.username });
    if (link) setShown({ id: account.id, title, link });
    else goTo(account.id);
    return link ? {} : { notice: { about: null, text: title, tone: 'done' } };
  }
  function goTo(id: string) {
    onClose();
    void navigate(accountPath(id));
  }
  const submit = (input: AccountForm) => run('create', () => create(input), atFields(form, ['email', 'username']));

  if (shown) {
    const shownTexts = { ...copyLinkTexts, createdTitle: shown.title, createdText: texts.linkText };
    return <NewSecretDialog open={open} onClose={() => goTo(shown.id)} secret={shown.link} texts={shownTexts} />;
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
        <AccountFields id={formId} form={form} reason={reason} />
      </form>
    </Dialog>
  );
}

interface AccountFieldsProps {
  readonly id: string;
  readonly form: UseFormReturn<AccountForm>;
  readonly reason: string | undefined;
}

function AccountFields({ id, form, reason }: AccountFieldsProps) {
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
      <FieldNote id={`${id}-failed`} error={reason} />
    </>
  );
}
