import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callServer, endsSession } from '../../api/connection/call-server.js';
import { failureOf, reasonOf, type Failure } from '../../api/connection/failure.js';
import type { Operation } from '../../api/connection/operation.js';
import { VerifyEmailDocument } from '../../api/generated/verify-email.js';
import { VerifyOwnEmailDocument } from '../../api/generated/verify-own-email.js';
import { keepRefusedVerification } from '../../api/session/refused-verification.js';
import { forgetVerified, noteVerified } from '../../api/session/just-verified.js';
import { documentToken } from '../../api/session/session-token.js';
import { forgetVerificationToken } from '../../api/session/verification-token.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { afterNotice, loadPage } from '../../shell/leaving/leaving.js';
import { screens } from '../../shell/screens.js';
import { verificationDelay } from '../../shell/email-verification/verification-delay.js';
import { emailLinkTexts } from '../../texts/en/personal.js';

const leaveAfterMilliseconds = 1000;

export type EmailLinkState =
  | { readonly step: 'asks'; readonly sentence: string }
  | { readonly step: 'verifying'; readonly isPressed: boolean }
  | { readonly step: 'verified' }
  | { readonly step: 'failed'; readonly sentence: string };

interface EmailLink {
  readonly state: EmailLinkState;
  readonly onPress: () => void;
  readonly onLeave: () => void;
}

/**
 * Uses the token of a mailed link, at the earliest after a random time, and shows the result. It is used without a press only for the account
 * that is signed in: programs that scan mails open every link and run its scripts. Then a signed-in user goes to the screen Personal, unless
 * they left before, or the link was for another account.
 */
export function useEmailLink(token: string): EmailLink {
  const notify = useNotify();
  const leaving = useRef(false);
  const isForOther = useRef(false);
  const [earliest] = useState(() => performance.now() + verificationDelay());
  const [state, setState] = useState<EmailLinkState>(() =>
    documentToken() === null ? { step: 'asks', sentence: emailLinkTexts.ask } : { step: 'verifying', isPressed: false },
  );

  async function verify(document: Operation<unknown, { token: string }>) {
    try {
      await callServer(document, { token }, endsSession);
      forgetVerificationToken();
      notify({ text: emailLinkTexts.verified, tone: 'done' });
      setState({ step: 'verified' });
      goOn(noteVerified);
    } catch (error) {
      const failure = failureOf(error);
      isForOther.current ||= isRefusedAs('VERIFICATION_LINK_OF_OTHER', failure);
      const question = questionAfter(failure);
      if (question !== undefined) return setState({ step: 'asks', sentence: question });
      // The link is still valid: the token was not sent.
      if (failure.kind === 'blocked') return setState({ step: 'failed', sentence: reasonOf(failure) });
      const sentence = failure.kind === 'refused' ? failure.message : emailLinkTexts.noAnswer;
      if (failure.kind === 'refused') forgetVerificationToken();
      notify({ text: emailLinkTexts.failed, tone: 'failed' });
      setState({ step: 'failed', sentence });
      goOn(() => keepRefusedVerification(sentence));
    }
  }

  /** That screen loads the account again, and shows what `keep` has kept for it: the way back to the editor, or why the link was refused. */
  function goOn(keep: () => void) {
    if (documentToken() === null || isForOther.current) return;
    keep();
    afterNotice(() => leaving.current || loadPage(screens.personal, { replace: true }), leaveAfterMilliseconds);
  }

  const verifyOwn = useEffectEvent(() => documentToken() !== null && void verify(VerifyOwnEmailDocument));

  useEffect(() => {
    const timer = setTimeout(() => verifyOwn(), earliest - performance.now());
    return () => clearTimeout(timer);
  }, [earliest]);

  return {
    state,
    onPress: () => {
      setState({ step: 'verifying', isPressed: true });
      setTimeout(() => void verify(VerifyEmailDocument), earliest - performance.now());
    },
    // Nothing is left to be said on Personal.
    onLeave: () => {
      leaving.current = true;
      forgetVerified();
    },
  };
}

/** What to ask when the link may be used, but not without a press. */
function questionAfter(failure: Failure): string | undefined {
  if (isRefusedAs('VERIFICATION_LINK_OF_OTHER', failure)) return reasonOf(failure);
  return failure.kind === 'expired' ? emailLinkTexts.ask : undefined;
}

function isRefusedAs(code: string, failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === code;
}
