import { useEffect, useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { recoveryTexts } from '../../../texts/en/recovery.js';
import styles from '../auth-form.module.css';

interface RecoveryFormProps {
  /** `done` is the notification after the server has accepted the address. `sent` says what the mail contains. */
  texts: { readonly submit: string; readonly done: string; readonly sent: string };
  /** The address of the signed-in user. It is filled in, and can be replaced. */
  ownEmail?: string;
  send: (email: string) => Promise<unknown>;
  /** Informs the user that the request failed. Resolves when the user has read it. The form shows the reason. */
  showFailure: () => Promise<void> | void;
}

/** Asks for an address and requests a mail to it. Then a note replaces the form, so that a second press sends no second mail. */
export function RecoveryForm({ texts, ownEmail, send, showFailure }: RecoveryFormProps) {
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
      const told = isToldAlready(failureOf(error)) ? undefined : showFailure();
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

  // The own address may arrive late. It does not replace text that the user has already typed.
  useEffect(() => {
    if (ownEmail === undefined || getValues('email') !== '') return;
    setValue('email', ownEmail);
    clearErrors('email');
  }, [ownEmail, getValues, setValue, clearErrors]);

  /** Shows the reason beside the field that it is about, and returns which one that is. */
  function showReason(error: unknown): 'email' | 'root' {
    const failure = failureOf(error);
    const blamed = failure.kind === 'refused' && failure.fields['email'] !== undefined ? 'email' : 'root';
    setError(blamed, { message: reasonOf(failure, 'email') });
    return blamed;
  }

  return { ...form, showReason };
}

interface SentNoteProps {
  email: string;
  /** It is the address of the signed-in user, so the mail will certainly arrive. */
  own: boolean;
  /** What the mail contains. */
  text: string;
  onAgain: () => void;
}

/** What the user does after a mail was requested. The note replaces the form and takes its focus. */
function SentNote({ email, own, text, onAgain }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <>
      <div ref={note} tabIndex={-1} className={styles.block}>
        <p className={styles.blockLead}>{own ? recoveryTexts.sentToOwn : recoveryTexts.sentTo}</p>
        <p className={styles.address}>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={styles.blockText}>{own ? text : `${text} ${recoveryTexts.elseNothing}`}</p>
      </div>
      <Button kind="line" className={styles.again} onClick={onAgain}>
        {recoveryTexts.again}
      </Button>
    </>
  );
}
