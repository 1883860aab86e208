import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { failureOf, isToldAlready, reasonOf } from '../../api/failure.js';
import { RequestEmailVerificationDocument, type RequestEmailVerificationMutation } from '../../api/generated/graphql.js';
import { refusedVerification } from '../../api/refused-verification.js';
import { useAlert } from '../../controls/confirm-dialog.js';
import { useNotify } from '../../controls/notifications.js';
import { verificationDelay } from '../../shell/verification-delay.js';
import { emailTexts } from '../../texts/en/personal.js';

/** How far the wish for a verification mail has come. */
export interface EmailVerificationWish {
  readonly sending: boolean;
  /** Pressed a moment ago: not to be pressed again yet. */
  readonly resting: boolean;
  readonly sent: boolean;
  /** Why there is no mail, or why the last link verified nothing. */
  readonly reason: string | undefined;
  readonly send: () => Promise<void>;
}

/** Asks for the mail with the link. `readAgain` fetches the account, when the answer says that there is something new about it. */
export function useEmailVerification(readAgain: () => Promise<unknown>): EmailVerificationWish {
  const [request, { loading: sending }] = useMutation(RequestEmailVerificationDocument);
  const [resting, rest] = useRest();
  const [sent, setSent] = useState(false);
  // Begins with what a link that was opened just now could not do.
  const [reason, setReason] = useState(() => refusedVerification() ?? undefined);
  const alert = useAlert();
  const notify = useNotify();

  async function fail(error: unknown) {
    const failure = failureOf(error);
    if (isToldAlready(failure)) return;
    setReason(reasonOf(failure) || emailTexts.failed);
    await alert(failure.kind === 'refused' ? failure.message || emailTexts.failed : emailTexts.noAnswer);
  }

  async function succeed({ alreadyVerified, detail }: RequestEmailVerificationMutation['requestEmailVerification']) {
    if (alreadyVerified) notify({ text: emailTexts.nowVerified, tone: 'done' });
    setSent(!alreadyVerified);
    await alert(detail || emailTexts.initiated);
    // What was read before stays where that does not succeed.
    if (alreadyVerified) await readAgain().catch(() => undefined);
  }

  async function send() {
    if (sending || resting) return;
    rest();
    setSent(false);
    setReason(undefined);
    try {
      const { data } = await request();
      if (!data) throw new Error('The answer carries no data.');
      await succeed(data.requestEmailVerification);
    } catch (error) {
      await fail(error);
    }
  }

  return { sending, resting, sent, reason, send };
}

/** True for a random while after the returned function was called. */
function useRest(): [resting: boolean, rest: () => void] {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), verificationDelay());
    return () => clearTimeout(timer);
  }, [resting]);
  return [resting, () => setResting(true)];
}
