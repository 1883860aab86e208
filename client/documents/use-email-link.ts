import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callServer } from '../api/call-server.js';
import { endsSession } from '../api/server-link.js';
import { failureOf, reasonOf } from '../api/failure.js';
import { VerifyEmailDocument } from '../api/generated/graphql.js';
import { keepRefusedVerification } from '../api/refused-verification.js';
import { forgetVerified, noteVerified } from '../api/just-verified.js';
import { documentToken } from '../api/session-token.js';
import { forgetVerificationToken } from '../api/verification-token.js';
import { useNotify } from '../controls/notifications.js';
import { afterNotice, loadPage } from '../shell/leaving.js';
import { screens } from '../shell/screens.js';
import { useBrowserValue } from '../shell/use-browser-value.js';
import { verificationDelay } from '../shell/verification-delay.js';
import { emailLinkTexts } from '../texts/en/personal.js';

const leaveAfterMilliseconds = 1000;

export interface EmailLinkState {
  readonly verifying: boolean;
  readonly verified: boolean;
  /** Why the address is not verified by this link. */
  readonly reason: string | undefined;
}

/** Waits a random time, uses the token, and shows the result. Then a signed-in user goes to the screen Personal, unless they left before. */
export function useEmailLink(token: string): EmailLinkState & { readonly onLeave: () => void } {
  const notify = useNotify();
  const leaving = useRef(false);
  const [state, setState] = useState<EmailLinkState>({ verifying: true, verified: false, reason: undefined });
  // The server renders the state for a browser without JavaScript.
  const hasScript = useBrowserValue(() => true, false);

  const verify = useEffectEvent(async () => {
    let reason: string | undefined;
    try {
      await callServer(VerifyEmailDocument, { token }, endsSession);
      forgetVerificationToken();
      notify({ text: emailLinkTexts.verified, tone: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      // The link is still valid: the token was not sent.
      if (failure.kind === 'blocked') return setState({ verifying: false, verified: false, reason: reasonOf(failure) });
      reason = failure.kind === 'refused' ? failure.message : emailLinkTexts.noAnswer;
      if (failure.kind === 'refused') forgetVerificationToken();
      notify({ text: emailLinkTexts.failed, tone: 'failed' });
    }
    setState({ verifying: false, verified: reason === undefined, reason });
    if (documentToken() === null) return;
    // That screen loads the account again, and shows the way back to the editor, or the reason until the address is verified.
    if (reason !== undefined) keepRefusedVerification(reason);
    else noteVerified();
    afterNotice(() => leaving.current || loadPage(screens.personal, { replace: true }), leaveAfterMilliseconds);
  });

  /** Nothing is left to be said on Personal. */
  const leave = () => {
    leaving.current = true;
    forgetVerified();
  };

  useEffect(() => {
    const timer = setTimeout(() => void verify(), verificationDelay());
    return () => clearTimeout(timer);
  }, []);

  return { ...state, verifying: state.verifying && hasScript, onLeave: leave };
}
