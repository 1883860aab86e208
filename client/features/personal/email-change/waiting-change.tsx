import { callServer } from '../../../api/connection/call-server.js';
import { CancelEmailChangeDocument } from '../../../api/generated/cancel-email-change.js';
import { Button } from '../../../controls/buttons/button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { useAct, type Done } from '../../../shell/use-act.js';
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
  const { run, busy, reason } = useAct();
  useReloadOnReturn(readAgain);

  async function cancel(): Promise<Done> {
    await callServer(CancelEmailChangeDocument);
    // If loading fails, the account stays as it was loaded before.
    await readAgain().catch(() => undefined);
    return { notice: { text: texts.cancelled, tone: 'done' } };
  }

  return (
    <div className={styles.waiting}>
      <p className={styles.state} role="status">
        <Quad tone="gold" className={styles.quad} />
        <span>{texts.waiting({ email })}</span>
      </p>
      <p className={styles.hint}>{texts.hint}</p>
      <Button kind="line" busy={busy !== null} onClick={() => void run('cancel', cancel)}>
        {texts.cancel}
      </Button>
      <FieldNote id="cancel-email-change-reason" error={reason} />
    </div>
  );
}
