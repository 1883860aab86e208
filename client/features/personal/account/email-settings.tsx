import { useEffect, useState } from 'react';
import mailCheck from '../../../art/icons/lucide/mail-check.svg?raw';
import { forgetRefusedVerification } from '../../../api/session/refused-verification.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { emailTexts } from '../../../texts/en/personal.js';
import type * as ChangeEmail from '../email-change/change-email-dialog.js';
import type * as Waiting from '../email-change/waiting-change.js';
import { useReloadOnReturn } from './use-reload-on-return.js';
import { useEmailVerification } from './use-email-verification.js';
import styles from './email-settings.module.css';

// Few people change their address.
const dialogPart = lazyPart(() => import('../email-change/change-email-dialog.js'), { preloads: false });
const ChangeEmailDialog = lazyComponent(dialogPart, (loaded: typeof ChangeEmail) => loaded.ChangeEmailDialog);
const waitingPart = lazyPart(() => import('../email-change/waiting-change.js'), { preloads: false });
const WaitingChange = lazyComponent(waitingPart, (loaded: typeof Waiting) => loaded.WaitingChange);

interface EmailSettingsProps {
  email: string;
  /** The new address that waits to be confirmed; null without one. */
  newEmail: string | null;
  verified: boolean;
  readAgain: () => Promise<unknown>;
}

/** The e-mail address, whether it is verified, and the buttons to verify and to change it. */
export function EmailSettings({ email, newEmail, verified, readAgain }: EmailSettingsProps) {
  // The refusal is shown only once. After the address is verified, it does not matter any more.
  useEffect(forgetRefusedVerification, []);
  return (
    <>
      <p className={styles.email}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className={verified ? styles.verified : styles.notVerified}>
        {verified ? <Icon name="circle-check" className={styles.tick} /> : <Quad tone="gold" className={styles.quad} />}
        {verified ? emailTexts.verified : emailTexts.notVerified}
      </p>
      {verified ? (
        <Button kind="line" disabled className={styles.button}>
          <IconDrawing svg={mailCheck} />
          {emailTexts.isVerified}
        </Button>
      ) : (
        <Verify email={email} readAgain={readAgain} />
      )}
      <Change readAgain={readAgain} />
      {newEmail !== null && <WaitingChange email={newEmail} readAgain={readAgain} />}
    </>
  );
}

function Change({ readAgain }: Pick<EmailSettingsProps, 'readAgain'>) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <div>
      <Button kind="line" className={styles.button} onClick={() => setIsOpen(true)}>
        {emailTexts.change}
      </Button>
      {isOpen !== undefined && (
        <ChangeEmailDialog open={isOpen} onClose={() => setIsOpen(false)} onRequested={() => void readAgain().catch(() => undefined)} />
      )}
    </div>
  );
}

const noteId = 'verify-email-note';

function Verify({ email, readAgain }: Pick<EmailSettingsProps, 'email' | 'readAgain'>) {
  const verification = useEmailVerification(email, readAgain);
  useReloadOnReturn(readAgain);
  return (
    <>
      <Button
        kind="line"
        className={styles.button}
        busy={verification.sending}
        // Not `disabled`, because the focus returns here when the alert is closed.
        aria-disabled={verification.resting || undefined}
        aria-describedby={noteId}
        onClick={() => void verification.send()}
      >
        <IconDrawing svg={mailCheck} />
        {emailTexts.verify}
      </Button>
      <FieldNote id={noteId} error={verification.reason} hint={verification.sent ? emailTexts.sent : undefined} />
      <p role="status" className={styles.resting}>
        {verification.resting && !verification.sending && verification.reason === undefined && emailTexts.resting}
      </p>
    </>
  );
}
