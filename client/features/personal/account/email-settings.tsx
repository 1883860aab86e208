import { useEffect, useEffectEvent } from 'react';
import mailCheck from '../../../art/icons/lucide/mail-check.svg?raw';
import { forgetRefusedVerification } from '../../../api/session/refused-verification.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { emailTexts } from '../../../texts/en/personal.js';
import { useEmailVerification } from './use-email-verification.js';
import styles from './email-settings.module.css';

interface EmailSettingsProps {
  email: string;
  verified: boolean;
  readAgain: () => Promise<unknown>;
}

/** The e-mail address, whether it is verified, and the button to verify it. */
export function EmailSettings({ email, verified, readAgain }: EmailSettingsProps) {
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
    </>
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

/** Loads the account again when the user returns to this tab: the mailed link may have been opened in another one. */
function useReloadOnReturn(readAgain: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    // If loading fails, the account stays as it was loaded before.
    if (document.visibilityState === 'visible') void readAgain().catch(() => undefined);
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
}
