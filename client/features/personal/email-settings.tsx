import { useEffect, useEffectEvent, type RefObject } from 'react';
import mailCheck from '../../art/icons/lucide/mail-check.svg?raw';
import { forgetRefusedVerification } from '../../api/refused-verification.js';
import { Button } from '../../controls/button.js';
import { FieldNote } from '../../controls/field-note.js';
import { Icon, IconDrawing } from '../../controls/icon.js';
import { Quad } from '../../controls/quad.js';
import { emailTexts } from '../../texts/en/personal.js';
import { useEmailVerification } from './use-email-verification.js';
import styles from './email-settings.module.css';

interface EmailSettingsProps {
  email: string;
  verified: boolean;
  /** The button, for whoever sends people here. */
  button: RefObject<HTMLButtonElement | null>;
  readAgain: () => Promise<unknown>;
}

/** The e-mail address, whether its owner has shown that it is theirs, and the way to show it. */
export function EmailSettings({ email, verified, button, readAgain }: EmailSettingsProps) {
  // It is said once; of an address that is verified all the same, nothing is to be said.
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
        <Button kind="line" ref={button} disabled className={styles.button}>
          <IconDrawing svg={mailCheck} />
          {emailTexts.isVerified}
        </Button>
      ) : (
        <Verify button={button} readAgain={readAgain} />
      )}
    </>
  );
}

const noteId = 'verify-email-note';

function Verify({ button, readAgain }: Pick<EmailSettingsProps, 'button' | 'readAgain'>) {
  const wish = useEmailVerification(readAgain);
  useReadingOnReturn(readAgain);
  return (
    <>
      <Button
        kind="line"
        ref={button}
        className={styles.button}
        busy={wish.sending}
        // Not `disabled`: the focus comes back to it when the alert is closed.
        aria-disabled={wish.resting || undefined}
        aria-describedby={noteId}
        onClick={() => void wish.send()}
      >
        <IconDrawing svg={mailCheck} />
        {emailTexts.verify}
      </Button>
      <FieldNote id={noteId} error={wish.reason} hint={wish.sent ? emailTexts.sent : undefined} />
      <p role="status" className={styles.resting}>
        {wish.resting && !wish.sending && wish.reason === undefined && emailTexts.resting}
      </p>
    </>
  );
}

/** The mailed link may have been opened in another tab. */
function useReadingOnReturn(readAgain: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    // What was read before stays where that does not succeed.
    if (document.visibilityState === 'visible') void readAgain().catch(() => undefined);
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
}
