import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { RequestEmailChangeDocument } from '../../../api/generated/request-email-change.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { changeEmailTexts as texts } from '../../../texts/en/email-change.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { SignInAgain } from '../sign-in-again.js';

interface ChangeEmailDialogProps {
  readonly onClose: () => void;
  /** Called when the mail to the new address is on its way. */
  readonly onRequested: () => void;
}

/** Asks for a new e-mail address, and has a link mailed to it. */
export function ChangeEmailDialog({ onClose, onRequested }: ChangeEmailDialogProps) {
  const formId = useId();
  const form = useForm({ defaultValues: { email: '' } });
  const [isStale, setIsStale] = useState(false);
  const { errors, isSubmitting } = form.formState;

  async function submit(typed: { email: string }) {
    try {
      await callServer(RequestEmailChangeDocument, typed);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED') return setIsStale(true);
      if (isToldAlready(failure)) return;
      const blamed = failure.kind === 'refused' && failure.fields['email'] !== undefined ? 'email' : 'root';
      return form.setError(blamed, { message: reasonOf(failure, 'email') }, { shouldFocus: blamed === 'email' });
    }
    onRequested();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          {!isStale && (
            <Button kind="ink" type="submit" form={formId} busy={isSubmitting}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      {isStale ? (
        <SignInAgain why={texts.stale} />
      ) : (
        <form id={formId} noValidate onInput={() => form.clearErrors('root')} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            hint={texts.hint}
            error={errors.email?.message}
            {...form.register('email', { required: authTexts.emailMissing })}
          />
          <FieldNote id={`${formId}-reason`} error={errors.root?.message} />
        </form>
      )}
    </Dialog>
  );
}
