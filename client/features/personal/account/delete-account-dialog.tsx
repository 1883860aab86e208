import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { PasswordField } from '../../../controls/fields/password-field.js';
import { UsernameField } from '../../../controls/fields/username-field.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { deletionTexts } from '../../../texts/en/personal.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { forgetGuest } from '../../../api/session/guest-page.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { DeleteAccountDocument } from '../../../api/generated/delete-account.js';
import { endSession } from '../../../api/session/session-token.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { forgetDeletedAccount } from '../../../page-editing/draft/draft-store.js';
import { forgetPicturesOf } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { afterNotice, loadPage } from '../../../shell/leaving/leaving.js';
import styles from './delete-account-dialog.module.css';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  username: string;
  /** The first username of the account. */
  owner: string;
  /** An account without a password is deleted after a fresh sign-in. */
  hasPassword: boolean;
}

/** Deletes the account after the user has typed username and password, or only the username if the account has no password. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onClose, username, owner } = props;
  const [hasPassword, setHasPassword] = useState(props.hasPassword);
  const [isStale, setIsStale] = useState(false);
  const formId = useId();
  const form = useForm<DeletionForm>();
  const { isSubmitting, isSubmitSuccessful, errors } = form.formState;
  const deleteAccount = useDeleteAccount(form, {
    owner,
    onPasswordMissing: () => setHasPassword(false),
    onStale: () => setIsStale(true),
  });
  const done = isSubmitSuccessful && Object.keys(errors).length === 0;

  function close() {
    // The typed password must not stay for the next user of this device.
    form.reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={deletionTexts.title}
      footer={
        <>
          <Button kind="line" onClick={close}>
            {controlTexts.cancel}
          </Button>
          {!isStale && (
            <Button kind="danger" type="submit" form={formId} busy={isSubmitting || done} busyLabel={deletionTexts.submitting}>
              {deletionTexts.submit}
            </Button>
          )}
        </>
      }
    >
      <WhatIsDeleted />
      {isStale ? (
        <div className={styles.part}>
          <SignInAgain why={deletionTexts.whySignInAgain} />
        </div>
      ) : (
        <form
          id={formId}
          noValidate
          className={styles.part}
          onInput={() => form.clearErrors('root')}
          onSubmit={(event) => void form.handleSubmit(deleteAccount)(event)}
        >
          <Fields form={form} username={username} hasPassword={hasPassword} />
        </form>
      )}
    </Dialog>
  );
}

function WhatIsDeleted() {
  return (
    <>
      <p>{deletionTexts.goes}</p>
      <ul className={styles.parts}>
        {deletionTexts.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{deletionTexts.address}</p>
    </>
  );
}

interface FieldsProps {
  form: UseFormReturn<DeletionForm>;
  username: string;
  hasPassword: boolean;
}

function Fields({ form: { register, formState }, username, hasPassword }: FieldsProps) {
  const { errors } = formState;
  const isOwn = (typed: string) => typed.trim().toLowerCase() === username.toLowerCase();
  return (
    <>
      <p>{hasPassword ? deletionTexts.confirmWith({ username }) : deletionTexts.confirmWithout({ username })}</p>
      <UsernameField
        error={errors.username?.message}
        {...register('username', {
          required: authTexts.usernameMissing,
          validate: (typed) => hasPassword || isOwn(typed) || deletionTexts.otherUsername({ username }),
        })}
      />
      {hasPassword && (
        <PasswordField
          label={authTexts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', { required: authTexts.passwordMissing, shouldUnregister: true })}
        />
      )}
      <FieldNote id="delete-account-reason" error={errors.root?.message} />
    </>
  );
}

interface DeletionForm {
  username: string;
  /** Undefined for an account without a password. */
  password?: string;
}

interface DeletionOptions {
  /** The account's first username, under which this device stores its draft. */
  readonly owner: string;
  readonly onPasswordMissing: () => void;
  /** Called when the user has signed in too long ago. */
  readonly onStale: () => void;
}

const leaveAfterMilliseconds = 1500;

/** Deletes the account and everything that this device has stored for it, and then loads the front page. */
function useDeleteAccount({ setError, setFocus }: UseFormReturn<DeletionForm>, { owner, onPasswordMissing, onStale }: DeletionOptions) {
  const notify = useNotify();

  function showReason(error: unknown, { password }: DeletionForm) {
    const failure = failureOf(error);
    if (isToldAlready(failure)) return setError('root', {});
    const code = failure.kind === 'refused' ? failure.code : undefined;
    if (code === 'PASSWORD_NOT_SET') return onPasswordMissing();
    if (code === 'FRESH_SIGN_IN_NEEDED') return onStale();
    notify({ text: deletionTexts.failed, tone: 'failed' });
    const message = reasonOf(failure);
    if (code !== 'WRONG_CREDENTIALS' || password === undefined) return setError('root', { message });
    setError('password', { message });
    setFocus('password');
  }

  return async (input: DeletionForm) => {
    try {
      await callServer(DeleteAccountDocument, { input });
    } catch (error) {
      return showReason(error, input);
    }
    forgetDeletedAccount(localStore, owner);
    forgetPicturesOf(owner);
    endSession();
    forgetGuest();
    notify({ text: deletionTexts.done, tone: 'done' });
    afterNotice(() => loadPage('/'), leaveAfterMilliseconds);
  };
}
