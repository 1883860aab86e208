import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callServer } from '../../api/connection/call-server.js';
import { reasonOf } from '../../api/connection/failure.js';
import { OwnVerificationDocument } from '../../api/generated/own-verification.js';
import { RequestEmailVerificationDocument } from '../../api/generated/request-email-verification.js';
import { noteMailed, wasMailed } from '../../api/session/verification-mail.js';
import { askWhileSeen } from '../ask-while-seen.js';
import { useRest } from '../page-miniature/use-rest.js';
import { useAct } from '../use-act.js';

/** The verification of the own e-mail address, from where something needs it. */
export interface OwnVerification {
  /** Null until the server has named it. */
  readonly email: string | null;
  readonly sending: boolean;
  /** True shortly after a press; then sending has no effect. */
  readonly resting: boolean;
  /** Also when the mail was requested elsewhere in this tab, such as by signing up. */
  readonly sent: boolean;
  /** Why no mail was sent. */
  readonly reason: string | undefined;
  readonly send: () => Promise<void>;
}

/**
 * Sends the mail that verifies the own e-mail address, and watches whether it is verified: the mailed link may be opened in another tab or
 * on another device. `onVerified` is called until the component is removed.
 */
export function useOwnVerification(onVerified: () => void): OwnVerification {
  const email = useWatch(onVerified);
  const [resting, rest] = useRest();
  const { run, busy, reason } = useAct();
  const [isMailed, setMailed] = useState(false);
  const sending = busy !== null;

  async function request() {
    const { alreadyVerified } = (await callServer(RequestEmailVerificationDocument)).requestEmailVerification;
    if (alreadyVerified) onVerified();
    else if (email !== null) noteMailed(email);
    setMailed(!alreadyVerified);
  }
  async function send() {
    if (sending || resting) return;
    rest();
    await run('send', request, reasonOf);
  }

  const sent = !sending && reason === undefined && (isMailed || (email !== null && wasMailed(email)));
  return { email, resting, sending, sent, reason, send };
}

/** The own address. */
function useWatch(onVerified: () => void): string | null {
  const [email, setEmail] = useState<string | null>(null);
  const asking = useRef(false);
  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const { me } = await callServer(OwnVerificationDocument);
      setEmail(me.email);
      if (me.emailVerified) onVerified();
    } catch {
      // It is asked again in a moment.
    } finally {
      asking.current = false;
    }
  });
  useEffect(() => askWhileSeen(() => void ask()), []);
  return email;
}
