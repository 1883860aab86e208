import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { failureOf, isToldAlready, reasonOf } from '../../api/failure.js';
import { Button } from '../../controls/button.js';
import { FieldNote } from '../../controls/field-note.js';
import { useNotify } from '../../controls/notifications.js';
import { TextField } from '../../controls/text-field.js';
import { authTexts } from '../../texts/en/accounts.js';
import { SentNote } from './sent-note.js';
import styles from './auth-form.module.css';

interface RecoveryFormProps {
  /** `done` is notified when the server has taken the address; `sent` says what the mail holds. */
  texts: { readonly submit: string; readonly done: string; readonly sent: string };
  /** That of whoever is signed in: the mail goes there unless another one is typed. */
  ownEmail?: string;
  send: (email: string) => Promise<unknown>;
  /** Tells that it failed; done when that has been read. The reason stands in the form. */
  tellFailure: () => Promise<void> | void;
}

/** Asks for an address and has a mail sent there. Then the form makes room for what happens next: a second press sends no second mail. */
export function RecoveryForm({ texts, ownEmail, send, tellFailure }: RecoveryFormProps) {
  const form = useRecoveryForm(ownEmail);
  const notify = useNotify();
  const [sentTo, setSentTo] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  async function submit({ email }: { email: string }) {
    try {
      await send(email);
      notify({ text: texts.done, tone: 'done' });
      setSentTo(email.trim());
    } catch (error) {
      const told = isToldAlready(failureOf(error)) ? undefined : tellFailure();
      if (form.showReason(error) === 'email') void Promise.resolve(told).then(() => form.setFocus('email'));
    }
  }

  function showFormAgain() {
    flushSync(() => setSentTo(undefined));
    form.setFocus('email');
  }

  if (sentTo !== undefined) {
    const own = sentTo.toLowerCase() === ownEmail?.toLowerCase();
    return <SentNote email={sentTo} own={own} text={texts.sent} onAgain={showFormAgain} />;
  }
  return (
    <form
      noValidate
      className={styles.form}
      onInput={() => form.clearErrors('root')}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email', { required: authTexts.emailMissing })}
      />
      <div>
        <Button kind="ink" type="submit" className={styles.submit} busy={isSubmitting}>
          {texts.submit}
        </Button>
        <FieldNote id="recovery-reason" error={errors.root?.message} />
      </div>
    </form>
  );
}

function useRecoveryForm(ownEmail: string | undefined) {
  const form = useForm({ defaultValues: { email: ownEmail ?? '' } });
  const { getValues, setValue, clearErrors, setError } = form;

  // It may come late: what somebody has begun to type by then stays.
  useEffect(() => {
    if (ownEmail === undefined || getValues('email') !== '') return;
    setValue('email', ownEmail);
    clearErrors('email');
  }, [ownEmail, getValues, setValue, clearErrors]);

  /** Puts the reason beside what it blames, and says which that is. */
  function showReason(error: unknown): 'email' | 'root' {
    const failure = failureOf(error);
    const blamed = failure.kind === 'refused' && failure.fields['email'] !== undefined ? 'email' : 'root';
    setError(blamed, { message: reasonOf(failure, 'email') });
    return blamed;
  }

  return { ...form, showReason };
}
