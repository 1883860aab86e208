import { useEffect, useRef, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { ConfirmEmailChangeDocument } from '../../../api/generated/confirm-email-change.js';
import { TakeBackEmailDocument } from '../../../api/generated/take-back-email.js';
import { documentToken, endSession } from '../../../api/session/session-token.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { PageTitle } from '../../../shell/page-title.js';
import { screens } from '../../../shell/screens.js';
import { confirmEmailTexts, emailBackTexts, emailChangeLinkTexts } from '../../../texts/en/email-change.js';
import { ScreenLink } from '../screen-link.js';
import styles from '../auth-form.module.css';

interface Changed {
  readonly username: string;
  readonly email: string;
}

/** The screen to which the links in mails about a change of the e-mail address lead. Nothing happens before the press: programs that scan mails open every link. */
export function EmailLinkPage() {
  const [link] = useState(takeEmailLink);
  const [changed, setChanged] = useState<Changed | null>(null);
  const texts = link?.kind === 'back' ? emailBackTexts : confirmEmailTexts;
  const title = link === null ? emailChangeLinkTexts.title : changed === null ? texts.title : texts.doneTitle;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      {link === null && <p className={styles.lead}>{emailChangeLinkTexts.notWhole}</p>}
      {link !== null && changed === null && <Ask link={link} onDone={setChanged} />}
      {changed !== null && <Done text={texts.done(changed)} />}
    </>
  );
}

function Ask({ link: { kind, token }, onDone }: { readonly link: EmailLink; readonly onDone: (changed: Changed) => void }) {
  const texts = kind === 'back' ? emailBackTexts : confirmEmailTexts;
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  async function act() {
    setIsBusy(true);
    setReason(undefined);
    try {
      const changed = await (kind === 'back'
        ? callServer(TakeBackEmailDocument, { token }).then(({ takeBackEmail }) => takeBackEmail)
        : callServer(ConfirmEmailChangeDocument, { token }).then(({ confirmEmailChange }) => confirmEmailChange));
      forgetEmailLink();
      // All sessions of that account have ended.
      if (kind === 'back') endSession();
      onDone(changed);
    } catch (error) {
      setReason(reasonOf(failureOf(error)));
      setIsBusy(false);
    }
  }

  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.form}>
        <Button kind="ink" className={styles.submit} busy={isBusy} onClick={() => void act()}>
          {texts.submit}
        </Button>
        <FieldNote id="email-link-reason" error={reason} />
      </div>
    </>
  );
}

/** It takes the focus of the button, which has gone. */
function Done({ text }: { readonly text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  const isSignedIn = documentToken() !== null;
  return (
    <>
      <p ref={note} tabIndex={-1} className={styles.lead}>
        {text}
      </p>
      <ScreenLink
        // The router still has the token in the query of this screen.
        withoutQuery
        href={isSignedIn ? screens.personal : screens.login}
        label={isSignedIn ? emailChangeLinkTexts.toPersonal : emailChangeLinkTexts.toLogin}
      />
    </>
  );
}

/** A mailed link of a change of the e-mail address: to confirm it, or to take the account back. */
interface EmailLink {
  readonly kind: 'confirm' | 'back';
  readonly token: string;
}

const KINDS = ['confirm', 'back'] as const;

/**
 * The link with which this screen was opened; null if its address has none. It is removed from the address, so that nothing that stores or sends addresses has
 * it. Only this entry of the tab's history keeps it, in case the page is reloaded.
 */
function takeEmailLink(): EmailLink | null {
  const { pathname, searchParams } = new URL(location.href);
  for (const kind of KINDS) {
    const token = searchParams.get(kind);
    if (!token) continue;
    history.replaceState({ ...(history.state as object | null), emailLink: { kind, token } }, '', pathname);
    return { kind, token };
  }
  return (history.state as { readonly emailLink?: EmailLink } | null)?.emailLink ?? null;
}

/** Forgets the link after its use. */
function forgetEmailLink(): void {
  history.replaceState({ ...(history.state as object | null), emailLink: undefined }, '');
}
