import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { documentToken } from '../api/session-token.js';
import { ButtonLink } from '../controls/button-link.js';
import { Icon } from '../controls/icon.js';
import { IconButton } from '../controls/icon-button.js';
import { NotificationsProvider } from '../controls/notifications.js';
import { Quad } from '../controls/quad.js';
import { Spinner } from '../controls/spinner.js';
import { opensElsewhere } from '../shell/leaving.js';
import { screens } from '../shell/screens.js';
import { emailLinkTexts, verifiedStepTexts } from '../texts/en/personal.js';
import { controlTexts, navigationTexts } from '../texts/en/shell.js';
import { useEmailLink, type EmailLinkState } from './use-email-link.js';
import styles from './email-link.module.css';

/** Verifies the e-mail address by the token of the mailed link. Shows the result above the document; to a signed-in user, in its place. */
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
  const { onLeave, ...result } = useEmailLink(token);
  const { verified, reason } = result;
  const [dismissed, setDismissed] = useState(false);
  if (documentToken() !== null) return <Alone {...result} onLeave={onLeave} />;
  if (dismissed) return null;
  // Screen readers announce a live region only if it exists before its text.
  return (
    <div className={styles.strip}>
      <Result {...result} />
      {(verified || reason !== undefined) && <NextStep verified={verified} onDismiss={() => setDismissed(true)} />}
    </div>
  );
}

/** For a signed-in user, who goes on to the screen Personal after a moment. */
function Alone({ onLeave, ...result }: EmailLinkState & { readonly onLeave: () => void }) {
  return (
    <main id="main" className={styles.alone}>
      <h1>{emailLinkTexts.title}</h1>
      <Result {...result} />
      {result.verified && (
        <ButtonLink kind="ink" className={styles.open} href={screens.editor} onClick={(event) => opensElsewhere(event) || onLeave()}>
          {verifiedStepTexts.open}
        </ButtonLink>
      )}
    </main>
  );
}

function Result({ verifying, verified, reason }: EmailLinkState) {
  return (
    <>
      <div role="status">
        {verifying && <Message mark={<Spinner />}>{emailLinkTexts.verifying}</Message>}
        {verified && <Message mark={<Icon name="circle-check" className={styles.tick} />}>{emailLinkTexts.isVerified}</Message>}
      </div>
      <div role="alert">{reason !== undefined && <Message mark={<Quad tone="failed" />}>{reason}</Message>}</div>
    </>
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
