import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import mail from '../../art/icons/lucide/mail-check.svg?raw';
import { Button } from '../../controls/buttons/button.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { Icon, IconDrawing } from '../../controls/buttons/icon.js';
import { verifiedEmailTexts as texts } from '../../texts/en/verified-email.js';
import { useOwnVerification, type OwnVerification } from './use-own-verification.js';
import styles from './verified-email.module.css';

interface VerifiedEmailProps {
  /** Whether the account's e-mail address is verified. */
  readonly verified: boolean;
  /** Says that it must be. */
  readonly why?: string;
  /** Whether something else is what this screen is for. Then the button is small. */
  readonly isAside?: boolean;
  /** Called when the address is verified, to load again what this screen knows of the account. It can be called several times. */
  readonly onVerified: () => void;
  /** What needs a verified address. */
  readonly children: ReactNode;
}

/**
 * Shows something that needs a verified e-mail address. Until then, it sends the mail for that, and goes on by itself when the link in it
 * was opened, on whatever device.
 */
export function VerifiedEmail({ verified, why, isAside = false, onVerified, children }: VerifiedEmailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(verified);
  const isNew = verified && !atFirst;
  useEffect(() => {
    // The pressed button has gone, and the focus with it.
    if (isNew && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button, [role=status]')?.focus();
  }, [isNew]);
  return (
    <div ref={place} className={styles.place}>
      {verified ? children : <NotVerified why={why} isAside={isAside} onVerified={onVerified} />}
      <p role="status" tabIndex={-1} className={styles.done}>
        {isNew && (
          <>
            <Icon name="circle-check" className={styles.tick} />
            {texts.verified}
          </>
        )}
      </p>
    </div>
  );
}

const ASIDE = { kind: 'line', size: 'small' } as const;

function NotVerified({ why, isAside = false, onVerified }: Pick<VerifiedEmailProps, 'why' | 'isAside' | 'onVerified'>) {
  const verification = useOwnVerification(onVerified);
  const { email, resting, sent, reason } = verification;
  const noteId = useId();
  return (
    <div className={clsx(styles.ask, isAside && styles.aside)}>
      {why !== undefined && <p>{why}</p>}
      <FieldNote id={noteId} error={reason} hint={hintOf(email, sent, isAside)} />
      <Send {...verification} isAside={isAside} noteId={noteId} />
      <p role="status" className={styles.resting}>
        {sent && resting && texts.resting}
      </p>
    </div>
  );
}

function Send({ sending, resting, sent, send, isAside, noteId }: OwnVerification & { readonly isAside: boolean; readonly noteId: string }) {
  return (
    <Button
      {...(isAside ? ASIDE : { kind: sent ? 'line' : 'ink' })}
      busy={sending}
      // Not `disabled`, because the focus stays here.
      aria-disabled={resting || undefined}
      aria-describedby={noteId}
      onClick={() => void send()}
    >
      {!isAside && <IconDrawing svg={mail} />}
      {sent ? texts.again : texts.send}
    </Button>
  );
}

function hintOf(email: string | null, sent: boolean, isAside: boolean): string | undefined {
  if (email === null) return undefined;
  if (!sent) return texts.to({ email });
  return (isAside ? texts.onItsWay : texts.sent)({ email });
}
