import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { endsSession } from '../api/server-link.js';
import { failureOf, reasonOf } from '../api/failure.js';
import { VerifyEmailDocument } from '../api/generated/graphql.js';
import { keepRefusedVerification } from '../api/refused-verification.js';
import { documentToken } from '../api/session-token.js';
import { forgetVerificationToken } from '../api/verification-token.js';
import { useNotify } from '../controls/notifications.js';
import { afterNotice, loadPage } from '../shell/leaving.js';
import { screens } from '../shell/screens.js';
import { verificationDelay } from '../shell/verification-delay.js';
import { emailLinkTexts } from '../texts/personal.js';

const leaveAfterMilliseconds = 1000;

interface EmailLinkState {
  readonly verifying: boolean;
  readonly verified: boolean;
  /** Why the address is not verified by this link. */
  readonly reason: string | undefined;
}

/** Waits a random while, uses the token, and tells what became of it. Whoever is signed in goes on to their settings. */
export function useEmailLink(token: string): EmailLinkState {
  const [verifyEmail] = useMutation(VerifyEmailDocument, { context: endsSession });
  const notify = useNotify();
  const [state, setState] = useState<EmailLinkState>({ verifying: false, verified: false, reason: undefined });

  const verify = useEffectEvent(async () => {
    let reason: string | undefined;
    try {
      await verifyEmail({ variables: { token } });
      forgetVerificationToken();
      notify({ text: emailLinkTexts.verified, tone: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      // The link is still good, for whoever goes on here.
      if (failure.kind === 'blocked') return setState({ verifying: false, verified: false, reason: reasonOf(failure) });
      reason = failure.kind === 'refused' ? failure.message : emailLinkTexts.noAnswer;
      if (failure.kind === 'refused') forgetVerificationToken();
      notify({ text: emailLinkTexts.failed, tone: 'failed' });
    }
    setState({ verifying: false, verified: reason === undefined, reason });
    if (documentToken() === null) return;
    // They read the state of the account anew; the reason stands there until it is mended.
    if (reason !== undefined) keepRefusedVerification(reason);
    afterNotice(() => loadPage(screens.personal, { replace: true }), leaveAfterMilliseconds);
  });

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server renders what a browser without a script shows.
    setState({ verifying: true, verified: false, reason: undefined });
    const timer = setTimeout(() => void verify(), verificationDelay());
    return () => clearTimeout(timer);
  }, []);

  return state;
}
