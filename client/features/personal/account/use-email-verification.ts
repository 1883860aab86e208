import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { RequestEmailVerificationDocument } from '../../../api/generated/request-email-verification.js';
import type { RequestEmailVerificationMutation } from '../../../api/generated/types.js';
import { refusedVerification } from '../../../api/session/refused-verification.js';
import { noteMailed, wasMailed } from '../../../api/session/verification-mail.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useRest } from '../../../shell/page-miniature/use-rest.js';
import { emailTexts } from '../../../texts/en/personal.js';

/** The state of a request for a verification mail. */
export interface EmailVerificationRequest {
  readonly sending: boolean;
  /** True shortly after a press; then the button has no effect. */
  readonly resting: boolean;
  readonly sent: boolean;
  /** Why no mail was sent, or why the last link was refused. */
  readonly reason: string | undefined;
  readonly send: () => Promise<void>;
}

/** Requests the verification mail to an address. `readAgain` loads the account, if the response says that the address is already verified. */
export function useEmailVerification(email: string, readAgain: () => Promise<unknown>): EmailVerificationRequest {
  const [sending, setSending] = useState(false);
  const [resting, rest] = useRest();
  const [sent, setSent] = useState(() => wasMailed(email));
  // At first, this is the reason why a link was refused that has just been opened.
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
    else noteMailed(email);
    setSent(!alreadyVerified);
    // The server's sentence is English; the catalogue has the same in each language.
    const worded = alreadyVerified ? emailTexts.alreadyVerified : emailTexts.onItsWay({ email });
    await alert(detail ? worded : emailTexts.initiated);
    // If loading fails, the account stays as it was loaded before.
    if (alreadyVerified) await readAgain().catch(() => undefined);
  }

  async function send() {
    if (sending || resting) return;
    rest();
    setSent(false);
    setReason(undefined);
    setSending(true);
    try {
      const { requestEmailVerification } = await callServer(RequestEmailVerificationDocument).finally(() => setSending(false));
      await succeed(requestEmailVerification);
    } catch (error) {
      await fail(error);
    }
  }

  return { sending, resting, sent, reason, send };
}
