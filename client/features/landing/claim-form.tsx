import { type FormEvent, type Ref, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { parseLinkname } from '../../../server/pages/linkname.rules.js';
import { keepClaimedLinkname } from '../../api/claimed-linkname.js';
import { sentenceOf } from '../../api/refusal-sentence.js';
import { Button } from '../../controls/button.js';
import { isReloading } from '../../shell/leaving.js';
import { landingTexts } from '../../texts/en/landing.js';
import styles from './claim-form.module.css';
import { useAskedBeforeLeaving } from './use-asked-before-leaving.js';

interface ClaimFormProps {
  /** The address people type, without its scheme. */
  readonly host: string;
  /** A linkname to begin with. */
  readonly claimed: string | null;
  readonly onClaim: (linkname: string) => void;
}

/** Asks for a linkname. Without script the form itself leads on to signing in, with the name in the address. */
export function ClaimForm({ host, claimed, onClaim }: ClaimFormProps) {
  const [reason, setReason] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    if (claimed !== null && field.current?.value === '') field.current.value = claimed;
  }, [claimed]);

  // A name that was typed is unsaved work; the one to begin with is kept already.
  const isUnclaimed = useCallback(() => {
    const typed = field.current?.value.trim().toLowerCase() ?? '';
    return typed !== '' && typed !== claimed;
  }, [claimed]);
  useAskedBeforeLeaving(isUnclaimed);
  useTakenAlong(field);

  const claim = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const parsed = parseLinkname(typed);
    if (parsed.ok) return onClaim(parsed.value);
    setReason(typed.trim() === '' ? landingTexts.claimEmpty : sentenceOf(parsed.refusal));
    field.current?.focus();
  };

  return (
    <form action="/login" method="get" onSubmit={claim} noValidate>
      <div className={styles.box} data-wrong={reason !== undefined}>
        <label htmlFor={id} className="visually-hidden">
          {landingTexts.claimLabel({ host })}
        </label>
        <LinknameInput id={id} host={host} wrong={reason !== undefined} input={field} onInput={() => setReason(undefined)} />
        <Button kind="gold" size="large" type="submit">
          {landingTexts.claim}
        </Button>
      </div>
      {reason !== undefined && (
        <p id={reasonId(id)} className={styles.reason} role="alert">
          {reason}
        </p>
      )}
    </form>
  );
}

/** Whoever goes on signed in takes a name along that was only typed. */
function useTakenAlong(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function keep() {
      const parsed = parseLinkname(field.current?.value ?? '');
      if (isReloading() && parsed.ok) keepClaimedLinkname(parsed.value);
    }
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [field]);
}

interface LinknameInputProps {
  readonly id: string;
  readonly host: string;
  readonly wrong: boolean;
  readonly input: Ref<HTMLInputElement>;
  readonly onInput: () => void;
}

/** What is typed stands behind the host, as in an address. */
function LinknameInput({ id, host, wrong, input, onInput }: LinknameInputProps) {
  return (
    <span className={styles.field}>
      <span className={styles.host} aria-hidden="true">
        {host}/
      </span>
      <input
        ref={input}
        id={id}
        name="claim"
        className={styles.input}
        placeholder={landingTexts.claimPlaceholder}
        required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={wrong}
        aria-describedby={wrong ? reasonId(id) : undefined}
        onInput={onInput}
      />
    </span>
  );
}

function reasonId(id: string): string {
  return `${id}-reason`;
}
