import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../controls/buttons/button.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { PasswordField } from '../../../controls/fields/password-field.js';
import { UsernameField } from '../../../controls/fields/username-field.js';
import { screens } from '../../../shell/screens.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { deletionTexts, passwordTexts } from '../../../texts/en/personal.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { useDeleteAccount, type DeletionForm } from './use-delete-account.js';
import styles from './delete-account-dialog.module.css';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  username: string;
  /** An account without a password must set one first. */
  hasPassword: boolean;
}

/** Deletes the account after the user has typed username and password. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { open, onClose, username } = props;
  const [hasPassword, setHasPassword] = useState(props.hasPassword);
  const formId = useId();
  const form = useForm<DeletionForm>();
  const { isSubmitting, isSubmitSuccessful, errors } = form.formState;
  const deleteAccount = useDeleteAccount(form, { username, onPasswordMissing: () => setHasPassword(false) });
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
          {hasPassword && (
            <Button kind="danger" type="submit" form={formId} busy={isSubmitting || done} busyLabel={deletionTexts.submitting}>
              {deletionTexts.submit}
            </Button>
          )}
        </>
      }
    >
      <WhatIsDeleted />
      {hasPassword ? (
        <form
          id={formId}
          noValidate
          className={styles.form}
          onInput={() => form.clearErrors('root')}
          onSubmit={(event) => void form.handleSubmit(deleteAccount)(event)}
        >
          <Fields form={form} username={username} />
        </form>
      ) : (
        <div className={styles.without}>
          <p>{deletionTexts.withoutPassword}</p>
          <ButtonLink kind="ink" href={screens.recoverPassword}>
            {passwordTexts.change}
          </ButtonLink>
        </div>
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

function Fields({ form: { register, formState }, username }: { form: UseFormReturn<DeletionForm>; username: string }) {
  const { errors } = formState;
  return (
    <>
      <p>{deletionTexts.confirmWith({ username })}</p>
      <UsernameField error={errors.username?.message} {...register('username', { required: authTexts.usernameMissing })} />
      <PasswordField
        label={authTexts.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: authTexts.passwordMissing })}
      />
      <FieldNote id="delete-account-reason" error={errors.root?.message} />
    </>
  );
}
