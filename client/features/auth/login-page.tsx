import { useState } from 'react';
import { clsx } from 'clsx';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { localStore } from '../../api/browser-storage.js';
import { BeginLogInDocument } from '../../api/generated/begin-log-in.js';
import { claimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { offersPasskeys, site } from '../../api/site.js';
import { Button } from '../../controls/buttons/button.js';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { PasswordField } from '../../controls/fields/password-field.js';
import { UsernameField } from '../../controls/fields/username-field.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { authTexts, claimedNameTexts, loginTexts } from '../../texts/en/accounts.js';
import { ForgottenLink } from './recovery/forgotten-link.js';
import { hasOtherWays, NoPasswords, ProviderSignIn } from './provider-sign-in.js';
import { ScreenLink } from './screen-link.js';
import { SignUp } from './sign-up.js';
import { useSignUpTerms } from './sign-up/use-sign-up-terms.js';
import type * as Second from './second-step/second-step.js';
import { deviceTokenKey, leaveIfSuspended, useSignedIn } from './use-signed-in.js';
import styles from './auth-form.module.css';

// Only accounts with an authenticator app have a second step.
const secondPart = lazyPart(() => import('./second-step/second-step.js'), { preloads: false });
const SecondStep = lazyComponent(secondPart, (loaded: typeof Second) => loaded.SecondStep);

interface LoginForm {
  username: string;
  password: string;
}

/** A sign-in that waits for its second step. */
interface Begun {
  readonly username: string;
  readonly challenge: string;
  /** Whether the device can be remembered. */
  readonly mayRemember: boolean;
}

/**
 * The sign-in screen. After signing in, the page that the user wanted to open is loaded. Most guests who have claimed a name have no account yet: they find
 * the form to sign up first, unless they cannot sign up.
 */
export function LoginPage() {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [ended, setEnded] = useState<string>();
  function leave(reason?: string) {
    setEnded(reason);
    setBegun(null);
  }
  return begun ? <SecondStep {...begun} onLeave={leave} /> : <FirstStep ended={ended} onBegun={setBegun} />;
}

type OnBegun = (begun: Begun) => void;

interface FirstStepProps {
  readonly onBegun: OnBegun;
  /** Why a sign-in has to begin anew. */
  readonly ended: string | undefined;
}

function FirstStep(step: FirstStepProps) {
  const [claimed, setClaimed] = useState(claimedLinkname);
  const [hasClaimed] = useState(claimed !== null);
  const known = useSignUpTerms(hasClaimed);
  const closed = known.terms?.isClosed ? known.terms : null;
  if (!site().passwordSignIn) {
    return (
      <>
        <PageTitle>{loginTexts.title}</PageTitle>
        <NoPasswords buttons={<ProviderSignIn at="login" />} />
      </>
    );
  }
  return (
    <>
      <PageTitle>{loginTexts.title}</PageTitle>
      {hasClaimed && !closed ? (
        <div className={clsx(styles.both, known.isAwaited && styles.awaited)}>
          <div>
            <SignUp known={known} onNameChange={setClaimed} />
          </div>
          <div className={styles.second}>
            <h2 id="login-title" className={styles.title}>
              {loginTexts.title}
            </h2>
            {claimed !== null && <p className={styles.lead}>{claimedNameTexts.withAccount}</p>}
            <LogIn kind="line" {...step} />
          </div>
        </div>
      ) : (
        <>
          <Ways note={closed && claimed !== null && closed.parts.noteAtLogin(closed, claimed)} />
          <LogIn kind="ink" {...step} />
        </>
      )}
      <ScreenLink href={screens.register} lead={loginTexts.noAccount} label={loginTexts.registerHere} />
    </>
  );
}

/** The title, the other ways to sign in if there are any, and what leads to the form. */
function Ways({ note }: { note: string | false | null }) {
  const lead = note && <p className={styles.lead}>{note}</p>;
  if (!hasOtherWays()) {
    return (
      <>
        <h1 id="login-title" className={styles.title}>
          {loginTexts.title}
        </h1>
        {lead}
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{loginTexts.welcome}</h1>
      {lead}
      <ProviderSignIn at="login" />
      <h2 id="login-title" className={styles.afterProviders}>
        {loginTexts.title}
      </h2>
    </>
  );
}

function LogIn({ kind, onBegun, ended }: FirstStepProps & { kind: 'ink' | 'line' }) {
  const form = useForm<LoginForm>();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const logIn = useLogIn(onBegun, (type, message) => {
    form.setError('root', { type, message });
    if (type === 'refused') form.setFocus('password');
  });
  const refusal = errors.root?.type === 'refused' ? errors.root.message : undefined;
  return (
    <form
      noValidate
      aria-labelledby="login-title"
      className={styles.form}
      onInput={() => form.clearErrors('root')}
      onSubmit={(event) => void form.handleSubmit(logIn)(event)}
    >
      <Fields form={form} refusal={refusal} />
      <div>
        <Button kind={kind} type="submit" className={styles.submit} busy={isSubmitting || (isSubmitSuccessful && !errors.root)}>
          {loginTexts.submit}
        </Button>
        <FieldNote id="login-reason" error={refusal === undefined ? (errors.root?.message ?? ended) : undefined} />
      </div>
    </form>
  );
}

function Fields({ form: { register, formState }, refusal }: { form: UseFormReturn<LoginForm>; refusal: string | undefined }) {
  const { errors } = formState;
  return (
    <>
      <div className={styles.known}>
        <UsernameField
          {...(offersPasskeys() && { autoComplete: 'username webauthn' })}
          hint={loginTexts.nameHint}
          error={errors.username?.message}
          {...register('username', { required: authTexts.usernameMissing })}
        />
        <ForgottenLink href={screens.recoverUsername} label={loginTexts.forgotUsername} />
      </div>
      <div className={styles.known}>
        <PasswordField
          label={authTexts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message ?? refusal}
          {...register('password', { required: authTexts.passwordMissing })}
        />
        <ForgottenLink href={screens.recoverPassword} label={loginTexts.forgotPassword} />
      </div>
    </>
  );
}

/** Why the sign-in failed: the typed values are wrong, or there is another reason. */
type Obstacle = 'refused' | 'elsewhere';

/** Sends the form. If a second step is to come, `onBegun` is called. A failure is notified, and `onFailure` gets its reason. */
function useLogIn(onBegun: OnBegun, onFailure: (obstacle: Obstacle, reason: string) => void) {
  const notify = useNotify();
  const keep = useSignedIn();
  return async (input: LoginForm) => {
    try {
      const deviceToken = localStore.read(deviceTokenKey);
      const answer = (await callServer(BeginLogInDocument, { input: { ...input, deviceToken } })).beginLogIn;
      if ('challenge' in answer) return onBegun({ ...answer, username: input.username });
      const reason = keep(answer);
      if (reason !== undefined) onFailure('elsewhere', reason);
    } catch (error) {
      if (leaveIfSuspended(error)) return;
      const failure = failureOf(error);
      if (!isToldAlready(failure)) notify({ text: loginTexts.failed, tone: 'failed' });
      onFailure(failure.kind === 'refused' && failure.code === 'WRONG_CREDENTIALS' ? 'refused' : 'elsewhere', reasonOf(failure));
    }
  };
}
