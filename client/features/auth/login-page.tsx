import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../api/failure.js';
import { LogInDocument } from '../../api/generated/graphql.js';
import { storeSession } from '../../api/session-token.js';
import { Button } from '../../controls/button.js';
import { useNotify } from '../../controls/notifications.js';
import { PasswordField } from '../../controls/password-field.js';
import { TextField } from '../../controls/text-field.js';
import { afterNotice, reload } from '../../shell/leaving.js';
import { screens } from '../../shell/screens.js';
import { authTexts, failureTexts, loginTexts } from '../../texts/en.js';
import { OtherDoor } from './other-door.js';
import styles from './auth-form.module.css';

interface LoginForm {
  username: string;
  password: string;
}

const reloadAfterMilliseconds = 1000;

/** Signs in. The page that loads afterwards is the one that somebody came for. */
export function LoginPage() {
  const { register, handleSubmit, clearErrors, setError, formState } = useForm<LoginForm>();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const logIn = useLogIn((reason) => setError('root', { message: reason }));
  return (
    <>
      <title>{loginTexts.title}</title>
      <h1 className={styles.title}>{loginTexts.title}</h1>
      <form
        noValidate
        className={styles.form}
        onInput={() => clearErrors('root')}
        onSubmit={(event) => void handleSubmit(logIn)(event)}
      >
        <TextField
          label={authTexts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username?.message}
          {...register('username', { required: authTexts.usernameMissing })}
        />
        <PasswordField
          label={authTexts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message ?? errors.root?.message}
          {...register('password', { required: authTexts.passwordMissing })}
        />
        <Button kind="ink" type="submit" className={styles.submit} busy={isSubmitting || (isSubmitSuccessful && !errors.root)}>
          {loginTexts.submit}
        </Button>
      </form>
      <OtherDoor href={screens.register} lead={loginTexts.noAccount} label={loginTexts.registerHere} />
    </>
  );
}

/** Sends the form once; a refusal is notified, and its reason told to `onRefused`. */
function useLogIn(onRefused: (reason: string) => void) {
  const [logIn] = useMutation(LogInDocument);
  const notify = useNotify();
  return async (input: LoginForm) => {
    try {
      const { data } = await logIn({ variables: { input } });
      if (!data) throw new Error('The answer carries no data.');
      storeSession(data.logIn.token, data.logIn.account.page.linkname ?? null);
      notify({ text: loginTexts.done, tone: 'done' });
      afterNotice(reload, reloadAfterMilliseconds);
    } catch (error) {
      const failure = failureOf(error);
      notify({ text: loginTexts.failed, tone: 'failed' });
      onRefused(failure.kind === 'refused' ? failure.message : failureTexts.noAnswer);
    }
  };
}
