import { useState, type ReactNode, type SyntheticEvent } from 'react';
import fingerprint from '../../../art/icons/lucide/fingerprint.svg?raw';
import lifeBuoy from '../../../art/icons/lucide/life-buoy.svg?raw';
import mail from '../../../art/icons/lucide/mail.svg?raw';
import smartphone from '../../../art/icons/lucide/smartphone.svg?raw';
import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { AnswerChallengeDocument } from '../../../api/generated/answer-challenge.js';
import { offersPasskeys, site } from '../../../api/site.js';
import { bareCode } from '../../../../server/accounts/typed-code.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { CodeField } from '../../../controls/fields/code-field.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { PageTitle } from '../../../shell/page-title.js';
import { secondStepTexts as texts } from '../../../texts/en/second-step.js';
import { usePasskeySignIn } from '../passkeys/use-passkey-sign-in.js';
import form from '../auth-form.module.css';
import { deviceTokenKey, leaveIfSuspended, useSignedIn } from '../use-signed-in.js';
import styles from './second-step.module.css';

interface SecondStepProps {
  /** As it was typed. */
  readonly username: string;
  readonly challenge: string;
  /** Whether the device can be remembered. */
  readonly mayRemember: boolean;
  /** Back to the form with the password, with the reason if the sign-in has ended. */
  readonly onLeave: (reason?: string) => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ username, challenge, mayRemember, onLeave }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { siteName, supportEmail } = site();
  return (
    <>
      <PageTitle>{isRecovery ? texts.recoveryTitle : texts.title}</PageTitle>
      <h1 id="second-step-title" className={form.title}>
        {isRecovery ? texts.recoveryTitle : texts.title}
      </h1>
      <p className={form.lead}>{isRecovery ? texts.recoveryLead : texts.lead({ siteName })}</p>
      <p className={styles.who}>
        <span>
          {texts.signingInAs} <bdi className={styles.name}>{username}</bdi>
        </span>
        <button type="button" className={styles.link} onClick={() => onLeave()}>
          {texts.notYou}
        </button>
      </p>
      <StepForm key={String(isRecovery)} isRecovery={isRecovery} challenge={challenge} mayRemember={mayRemember} onEnded={onLeave} />
      <ul className={styles.ways}>
        <Way svg={isRecovery ? smartphone : lifeBuoy}>
          <button type="button" className={styles.link} onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? texts.useApp : texts.useRecovery}
          </button>
        </Way>
        {!isRecovery && offersPasskeys() && <PasskeyInstead />}
        {isRecovery && (
          <Way svg={mail}>
            <a href={`mailto:${supportEmail}`}>{texts.noCodes({ address: supportEmail })}</a>
          </Way>
        )}
      </ul>
    </>
  );
}

/** A passkey signs in by itself, in place of the code. */
function PasskeyInstead() {
  const { isBusy, note, begin } = usePasskeySignIn({ offersInField: false });
  return (
    <Way svg={fingerprint}>
      <span>
        <button type="button" className={styles.link} disabled={isBusy} onClick={() => void begin()}>
          {texts.usePasskey}
        </button>
        <FieldNote id="passkey-note" hint={note} />
      </span>
    </Way>
  );
}

function Way({ svg, children }: { readonly svg: string; readonly children: ReactNode }) {
  return (
    <li>
      <IconDrawing svg={svg} />
      {children}
    </li>
  );
}

/** The field, and what sends it. Its own kind of code is asked for, and the focus goes there. */
interface StepFormProps {
  readonly isRecovery: boolean;
  readonly challenge: string;
  readonly mayRemember: boolean;
  /** Called with the reason when the sign-in has to begin anew. */
  readonly onEnded: (reason: string) => void;
}

function StepForm({ isRecovery, challenge, mayRemember, onEnded }: StepFormProps) {
  const [code, setCode] = useState('');
  const [rememberDevice, setRemember] = useState(false);
  const { state, send } = useAnswer(challenge, rememberDevice, onEnded);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send(code);
  }
  const field = { value: code, error: state.wrong };
  return (
    <form noValidate aria-labelledby="second-step-title" className={form.form} onSubmit={submit}>
      {isRecovery ? (
        <TextField
          {...field}
          ref={focus}
          label={texts.recoveryCode}
          hint={texts.recoveryHint}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.recovery}
          onChange={({ target }) => setCode(target.value)}
        />
      ) : (
        <>
          <div ref={focusInside}>
            <CodeField {...field} read={bareCode} label={texts.code} onChange={setCode} onComplete={(digits) => void send(digits)} />
          </div>
          {mayRemember && (
            <label className={styles.remember}>
              <input type="checkbox" checked={rememberDevice} onChange={({ target }) => setRemember(target.checked)} />
              {texts.remember}
            </label>
          )}
        </>
      )}
      <div>
        <Button kind="ink" type="submit" className={form.submit} busy={state.isBusy}>
          {texts.submit}
        </Button>
        <FieldNote id="second-step-reason" error={state.reason} />
      </div>
    </form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
const focusInside = (place: HTMLDivElement | null) => place?.querySelector('input')?.focus();

interface AnswerState {
  readonly isBusy: boolean;
  /** Why the code is refused. */
  readonly wrong?: string;
  /** Any other reason. */
  readonly reason?: string;
}

/** Sends the code. After the right one, it stays busy until the next page is there. */
function useAnswer(challenge: string, rememberDevice: boolean, onEnded: (reason: string) => void) {
  const keep = useSignedIn();
  const [state, setState] = useState<AnswerState>({ isBusy: false });
  const send = async (code: string) => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const { signedIn, deviceToken } = (await callServer(AnswerChallengeDocument, { input: { challenge, code, rememberDevice } }))
        .answerChallenge;
      if (deviceToken != null) localStore.write(deviceTokenKey, deviceToken);
      const reason = keep(signedIn);
      if (reason !== undefined) setState({ isBusy: false, reason });
    } catch (error) {
      if (leaveIfSuspended(error)) return;
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'CHALLENGE_ENDED') return onEnded(reasonOf(failure));
      const isWrong = failure.kind === 'refused' && failure.code === 'CODE_WRONG';
      setState({ isBusy: false, [isWrong ? 'wrong' : 'reason']: reasonOf(failure) });
    }
  };
  return { state, send };
}
