import { StrictMode, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { createRoot } from 'react-dom/client';
import { documentToken } from '../../api/session/session-token.js';
import { Button } from '../../controls/buttons/button.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { Icon } from '../../controls/buttons/icon.js';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { NotificationsProvider } from '../../controls/notifications/notifications.js';
import { Quad } from '../../controls/buttons/quad.js';
import { Spinner } from '../../controls/buttons/spinner.js';
import { opensElsewhere } from '../../shell/leaving/leaving.js';
import { screens } from '../../shell/screens.js';
import { emailLinkTexts, emailTexts, verifiedStepTexts } from '../../texts/en/personal.js';
import { controlTexts, navigationTexts } from '../../texts/en/shell.js';
import { useEmailLink, type EmailLinkState } from './use-email-link.js';
import styles from './email-link.module.css';

/**
 * Verifies the e-mail address by the token of the mailed link: for its own account at once, else when somebody presses the button. Shows the
 * result above the document; to a signed-in user, in its place.
 */
export function showEmailLink(token: string): void {
  const place = document.createElement('div');
  if (documentToken() === null) document.body.prepend(place);
  else document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <NotificationsProvider>
        <EmailLink token={token} />
      </NotificationsProvider>
    </StrictMode>,
  );
}

function EmailLink({ token }: { token: string }) {
  const { state, onPress, onLeave } = useEmailLink(token);
  const [dismissed, setDismissed] = useState(false);
  const result = <Result state={state} />;
  const press = <Press state={state} onPress={onPress} />;
  if (documentToken() !== null)
    return (
      <Alone>
        {result}
        {press}
        {state.step === 'verified' && (
          <ButtonLink kind="ink" className={styles.open} href={screens.editor} onClick={(event) => opensElsewhere(event) || onLeave()}>
            {verifiedStepTexts.open}
          </ButtonLink>
        )}
      </Alone>
    );
  if (dismissed) return null;
  // Screen readers announce a live region only if it exists before its text.
  return (
    <div className={styles.strip}>
      {result}
      {press}
      {(state.step === 'verified' || state.step === 'failed') && (
        <NextStep verified={state.step === 'verified'} onDismiss={() => setDismissed(true)} />
      )}
    </div>
  );
}

/** For a signed-in user, who goes on to the screen Personal after a moment. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.alone}>
      <h1>{emailLinkTexts.title}</h1>
      {children}
    </main>
  );
}

function Result({ state }: { state: EmailLinkState }) {
  return (
    <>
      <div role="status">
        {state.step === 'asks' && <Message mark={<Quad tone="gold" />}>{state.sentence}</Message>}
        {state.step === 'verifying' && <Message mark={<Spinner />}>{emailLinkTexts.verifying}</Message>}
        {state.step === 'verified' && (
          <Message mark={<Icon name="circle-check" className={styles.tick} />}>{emailLinkTexts.isVerified}</Message>
        )}
      </div>
      <div role="alert">{state.step === 'failed' && <Message mark={<Quad tone="failed" />}>{state.sentence}</Message>}</div>
    </>
  );
}

/** The button stays while its press is carried out, so that the focus does. */
function Press({ state, onPress }: { state: EmailLinkState; onPress: () => void }) {
  const isBusy = state.step === 'verifying' && state.isPressed;
  if (state.step !== 'asks' && !isBusy) return null;
  return (
    <Button kind="ink" size="small" className={clsx(styles.next, styles.open)} busy={isBusy} onClick={onPress}>
      {emailTexts.verify}
    </Button>
  );
}

function Message({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <p className={styles.message}>
      {mark}
      <span>{children}</span>
    </p>
  );
}

/** The next step, for guests. */
function NextStep({ verified, onDismiss }: { verified: boolean; onDismiss: () => void }) {
  return (
    <>
      <ButtonLink kind="line" size="small" className={styles.next} href={verified ? screens.login : screens.personal}>
        {verified ? navigationTexts.login : navigationTexts.personal}
      </ButtonLink>
      <IconButton icon="x" label={controlTexts.close} className={styles.close} onClick={onDismiss} />
    </>
  );
}
