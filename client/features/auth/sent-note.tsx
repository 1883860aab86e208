import { useEffect, useRef } from 'react';
import { Button } from '../../controls/button.js';
import { recoveryTexts } from '../../texts/en/recovery.js';
import styles from './auth-form.module.css';

interface SentNoteProps {
  email: string;
  /** It is known to be that of an account: the mail does come. */
  own: boolean;
  /** What the mail holds. */
  text: string;
  onAgain: () => void;
}

/** What happens after a mail was asked for. It takes the place of the form and its focus. */
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
