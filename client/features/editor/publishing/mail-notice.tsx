import { useState } from 'react';
import { takeMailToTell } from '../../../api/verification-mail.js';
import { IconButton } from '../../../controls/icon-button.js';
import { Notice } from '../../../page-editing/layout/notice.js';
import { publishStateTexts as texts } from '../../../texts/en/publish-state.js';
import { controlTexts } from '../../../texts/en/shell.js';
import styles from './mail-notice.module.css';

/** Tells the owner of a new account once, in the editor that it begins with, that a mail is on its way. */
export function MailNotice() {
  const [email, setEmail] = useState(takeMailToTell);
  if (email === null) return null;
  function close() {
    setEmail(null);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <Notice tone="plain">
      <span className={styles.text}>{texts.mailSent({ email })}</span>
      <IconButton icon="x" label={controlTexts.close} className={styles.close} onClick={close} />
    </Notice>
  );
}
