import { useId, useState, type FormEvent } from 'react';
import send from '../../../art/icons/lucide/send.svg?raw';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { AdminTestMailDocument } from '../../../api/generated/admin-test-mail.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { withOneDecimal } from '../../../controls/one-decimal.js';
import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';
import styles from './mail-part.module.css';

/** What became of the last test mail. */
type Outcome = { readonly good: string } | { readonly error: string } | null;

/** Sends a mail at once, and says what the mail server answers. */
export function TestMail({ server }: { readonly server: string | null }) {
  const id = useId();
  const [to, setTo] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setOutcome(null);
    setIsBusy(true);
    setOutcome(await sendTo(to, server));
    setIsBusy(false);
  }

  return (
    <section className={styles.test} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.testTitle}>
          {texts.testTitle}
        </h2>
        <p className={styles.note}>{texts.testNote}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-to`} className={styles.label}>
          {texts.to}
        </label>
        <div className={styles.line}>
          <input
            id={`${id}-to`}
            type="email"
            dir="ltr"
            autoComplete="email"
            className={styles.input}
            value={to}
            aria-invalid={(outcome && 'error' in outcome) || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setTo(target.value)}
          />
          <Button kind="ink" type="submit" busy={isBusy}>
            <IconDrawing svg={send} isDirected />
            {texts.send}
          </Button>
        </div>
        <FieldNote id={`${id}-note`} {...outcome} />
      </form>
    </section>
  );
}

async function sendTo(to: string, server: string | null): Promise<Outcome> {
  try {
    const { milliseconds, refusal } = (await callServer(AdminTestMailDocument, { to: to.trim() })).adminTestMail;
    if (refusal !== null) return { error: texts.refused({ answer: refusal }) };
    return { good: server === null ? texts.written : texts.accepted({ server, seconds: withOneDecimal(milliseconds / 1000) }) };
  } catch (error) {
    const failure = failureOf(error);
    return isToldAlready(failure) ? null : { error: reasonOf(failure, 'email') };
  }
}
