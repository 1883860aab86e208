import { useEffect, useRef } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { recoveryTexts } from '../../../texts/en/recovery.js';
import styles from '../auth-form.module.css';

interface SentNoteProps {
  email: string;
  /** It is the address of the signed-in user, so the mail will certainly arrive. */
  own: boolean;
  /** What the mail contains. */
  text: string;
  onAgain: () => void;
}

/** What the user does after a mail was requested. The note replaces the form and takes its focus. */
export function SentNote({ email, own, text, onAgain }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <>
      <div ref={note} tabIndex={-1} className={styles.block}>
        <p className={styles.blockLead}>{own ? recoveryTexts.sentToOwn : recoveryTexts.sentTo}</p>
        <p className={styles.address}>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={styles.blockText}>{own ? text : `${text} ${recoveryTexts.elseNothing}`}</p>
      </div>
      <Button kind="line" className={styles.again} onClick={onAgain}>
        {recoveryTexts.again}
      </Button>
    </>
  );
}
