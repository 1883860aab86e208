import { useId, useState, type FormEvent } from 'react';
import send from '../../../art/icons/lucide/send.svg?raw';
import { callServer } from '../../../api/connection/call-server.js';
import { reasonOf } from '../../../api/connection/failure.js';
import { AdminTestMailDocument } from '../../../api/generated/admin-test-mail.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { withOneDecimal } from '../../../controls/one-decimal.js';
import { NotDone, useAct } from '../../../shell/use-act.js';
import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';
import styles from './mail-part.module.css';

/** Sends a mail at once, and says what the mail server answers. */
export function TestMail({ server }: { readonly server: string | null }) {
  const id = useId();
  const [to, setTo] = useState('');
  const { run, busy, reason, told } = useAct();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy !== null) return;
    void run(
      'send',
      async () => ({ told: await sendTo(to, server) }),
      (failure) => reasonOf(failure, 'email'),
    );
  }

  return (
    <section className={styles.test} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.testTitle}>
          {texts.testTitle}
        </h2>
        <p className={styles.note}>{texts.testNote}</p>
      </div>
      <form noValidate onSubmit={submit}>
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
            aria-invalid={reason !== undefined || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setTo(target.value)}
          />
          <Button kind="ink" type="submit" busy={busy !== null}>
            <IconDrawing svg={send} isDirected />
            {texts.send}
          </Button>
        </div>
        <FieldNote id={`${id}-note`} good={busy === null ? told : undefined} error={reason} />
      </form>
    </section>
  );
}

/** What the mail server has answered. */
async function sendTo(to: string, server: string | null): Promise<string> {
  const { milliseconds, refusal } = (await callServer(AdminTestMailDocument, { to: to.trim() })).adminTestMail;
  if (refusal !== null) throw new NotDone(texts.refused({ answer: refusal }));
  return server === null ? texts.written : texts.accepted({ server, seconds: withOneDecimal(milliseconds / 1000) });
}
