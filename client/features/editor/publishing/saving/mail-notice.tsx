import { useRef } from 'react';
import { IconButton } from '../../../../controls/buttons/icon-button.js';
import { Notice } from '../../../../page-editing/layout/notice.js';
import { useOwnVerification } from '../../../../shell/email-verification/use-own-verification.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { controlTexts } from '../../../../texts/en/shell.js';
import styles from './mail-notice.module.css';

interface MailNoticeProps {
  readonly email: string;
  /** Called when the notice is closed, and when the address is verified. */
  readonly onClose: () => void;
}

/** Tells the owner of a new account, in the editor that it begins with, that a mail is on its way, until the address is verified. */
export function MailNotice({ email, onClose }: MailNoticeProps) {
  const text = useRef<HTMLSpanElement>(null);
  function close() {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  useOwnVerification(() => {
    const hasFocus = text.current?.parentElement?.contains(document.activeElement);
    if (hasFocus) close();
    else onClose();
  });
  return (
    <Notice tone="plain">
      <span ref={text} className={styles.text}>
        {texts.mailSent({ email })}
      </span>
      <IconButton icon="x" label={controlTexts.close} className={styles.close} onClick={close} />
    </Notice>
  );
}
