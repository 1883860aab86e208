import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { CancelEmailChangeDocument } from '../../../api/generated/cancel-email-change.js';
import { Button } from '../../../controls/buttons/button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { waitingEmailTexts as texts } from '../../../texts/en/email-change.js';
import { useReloadOnReturn } from '../account/use-reload-on-return.js';
import styles from './waiting-change.module.css';

interface WaitingChangeProps {
  /** The new address. */
  readonly email: string;
  readonly readAgain: () => Promise<unknown>;
}

/** A change of the e-mail address that waits to be confirmed at the new one, and the button that cancels it. */
export function WaitingChange({ email, readAgain }: WaitingChangeProps) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  useReloadOnReturn(readAgain);

  async function cancel() {
    setIsBusy(true);
    setReason(undefined);
    try {
      await callServer(CancelEmailChangeDocument);
      notify({ text: texts.cancelled, tone: 'done' });
      // If loading fails, the account stays as it was loaded before.
      await readAgain().catch(() => undefined);
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) setReason(reasonOf(failure));
    }
    setIsBusy(false);
  }

  return (
    <div className={styles.waiting}>
      <p className={styles.state} role="status">
        <Quad tone="gold" className={styles.quad} />
        <span>{texts.waiting({ email })}</span>
      </p>
      <p className={styles.hint}>{texts.hint}</p>
      <Button kind="line" busy={isBusy} onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
      <FieldNote id="cancel-email-change-reason" error={reason} />
    </div>
  );
}
