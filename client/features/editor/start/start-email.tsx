import { useState } from 'react';
import { VerifiedEmail } from '../../../shell/email-verification/verified-email.js';
import { startTexts as texts } from '../../../texts/en/starters.js';
import styles from './start-email.module.css';

interface StartEmailProps {
  readonly verified: boolean;
  /** Fetches the account again. */
  readonly onVerified: () => void;
}

/** Says of a new account, before the first picture, that visitors see pictures once its address is verified, and that the mail for it is on its way. */
export function StartEmail({ verified, onVerified }: StartEmailProps) {
  const [isKnown] = useState(verified);
  if (isKnown) return null;
  return (
    <div className={styles.email}>
      <VerifiedEmail verified={verified} why={texts.forPictures} isAside onVerified={onVerified}>
        {null}
      </VerifiedEmail>
    </div>
  );
}
