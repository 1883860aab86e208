import { type FormEvent, type Ref, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { parseLinkname } from '../../../../server/pages/linknames/linkname.rules.js';
import { keepClaimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { Button } from '../../../controls/buttons/button.js';
import { isReloading, isLeaving, loadPage, opensElsewhere } from '../../../shell/leaving/leaving.js';
import { landingTexts } from '../../../texts/en/landing.js';
import type { ClaimRefusals } from './claim-refusals.js';
import { leaveQuestion } from '../../../shell/leaving/leave-question.js';
import styles from './claim-form.module.css';

interface ClaimFormProps {
  /** The host of the site's address. */
  readonly host: string;
  /** The linkname to fill in. */
  readonly claimed: string | null;
  readonly refusals: ClaimRefusals;
  readonly onClaim: (linkname: string) => void;
}

/** Asks for a linkname. Without script, the form opens the sign-in screen, with the linkname in its address. */
export function ClaimForm({ host, claimed, refusals, onClaim }: ClaimFormProps) {
  const [reason, setReason] = useState<string>();
  const [fitting, setFitting] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    if (claimed !== null && field.current?.value === '') field.current.value = claimed;
  }, [claimed]);

  // A typed name is unsaved work. The name that was filled in is stored already.
  const isUnclaimed = useCallback(() => {
    const typed = field.current?.value.trim().toLowerCase() ?? '';
    return typed !== '' && typed !== claimed;
  }, [claimed]);
  useAskedBeforeLeaving(isUnclaimed);
  useKeepOnReload(field);

  const claim = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseLinkname(field.current?.value ?? '');
    if (parsed.ok) return onClaim(parsed.value);
    const { reason: why, values } = parsed.refusal;
    setReason(refusals[why]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])));
    setFitting(values.fitting === undefined ? undefined : String(values.fitting));
    field.current?.focus();
  };

  const use = (linkname: string) => {
    if (!field.current) return;
    field.current.value = linkname;
    setReason(undefined);
    field.current.focus();
  };

  return (
    <form action="/login" method="get" onSubmit={claim} noValidate>
      <div className={styles.box} data-wrong={reason !== undefined}>
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
      {reason !== undefined && fitting !== undefined && (
        <Button kind="line" size="small" className={styles.fitting} onClick={() => use(fitting)}>
          {landingTexts.claimFitting({ linkname: fitting })}
        </Button>
      )}
    </form>
  );
}

/** If the user continues as the account that has signed in meanwhile, the document is reloaded. Then a typed name is kept. */
function useKeepOnReload(field: RefObject<HTMLInputElement | null>): void {
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

/** The field, after the host, as in an address. The host gives way to a long name. */
function LinknameInput({ id, host, wrong, input, onInput }: LinknameInputProps) {
  return (
    <span className={styles.field} dir="ltr">
      <label htmlFor={id} className={styles.label}>
        <span className="visually-hidden">{landingTexts.claimLabel({ host })}</span>
        <span aria-hidden="true" className={styles.address}>
          <span className={styles.host}>{host}</span>/
        </span>
      </label>
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

/**
 * Asks before the user leaves unsaved changes in a document without a router. If a link of the document is followed, it asks in a dialog;
 * if the tab is closed or reloaded, in the browser's own dialog. `isUnsaved` is only called at that moment. It must be the same function
 * between renders.
 */
function useAskedBeforeLeaving(isUnsaved: () => boolean): void {
  useEffect(() => {
    let asking = false;

    function askInBrowser(event: BeforeUnloadEvent) {
      if (isUnsaved() && !isLeaving()) event.preventDefault();
    }
    async function ask(href: string) {
      asking = true;
      try {
        const { askAbove } = await import('../../../controls/dialogs/ask-above.js');
        if (await askAbove(leaveQuestion())) loadPage(href);
      } catch {
        // The dialog could not be loaded. The browser asks its own question.
        window.location.assign(href);
      }
      asking = false;
    }
    function follow(event: MouseEvent) {
      const link = linkThatLeaves(event);
      if (link === null || !isUnsaved()) return;
      event.preventDefault();
      if (!asking) void ask(link.href);
    }

    window.addEventListener('beforeunload', askInBrowser);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('beforeunload', askInBrowser);
      document.removeEventListener('click', follow);
    };
  }, [isUnsaved]);
}

/** The link that this click follows away from the document; null for a link that opens in another tab or stays here. */
function linkThatLeaves(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.defaultPrevented || opensElsewhere(event) || link.target !== '') return null;
  return /^https?:/.test(link.href) && !isPlaceHere(link) ? link : null;
}

function isPlaceHere({ hash, href }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#', 1)[0] === window.location.href.split('#', 1)[0];
}
