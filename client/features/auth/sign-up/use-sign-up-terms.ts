import { useEffect, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { SignUpDocument } from '../../../api/generated/sign-up.js';
import type { SignUpQuery } from '../../../api/generated/types.js';
import { forgetInvitation, keptInvitation } from '../../../api/session/invitation.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import type * as Parts from './sign-up-terms.js';
import type { Terms } from './sign-up-terms.js';

/** The terms, and what shows them. */
export interface SignUpTerms extends Terms {
  readonly parts: typeof Parts;
}

/** The terms; null if there is nothing to say. `isAwaited` while the server is being asked: until then, nothing is shown that might be wrong. */
export interface KnownTerms {
  readonly isAwaited: boolean;
  readonly terms: SignUpTerms | null;
}

const unanswered = { isAwaited: true, terms: null } as const;
const nothingToSay = { isAwaited: false, terms: null } as const;

/** In milliseconds. Nobody waits longer for the form. */
const ANSWERED_WITHIN = 4000;

// Most sites are open to everybody, and show none of it.
const termsPart = lazyPart(() => import('./sign-up-terms.js'), { preloads: false });

/** Asks the server who may sign up. If there is no answer, nothing is said: the server decides when the form is sent. */
export function useSignUpTerms(isAsked = true): KnownTerms {
  const [known, setKnown] = useState<KnownTerms>(isAsked ? unanswered : nothingToSay);
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    void askTerms().then((terms) => void (isLeft || setKnown({ isAwaited: false, terms })));
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  return known;
}

async function askTerms(): Promise<SignUpTerms | null> {
  try {
    const invitation = keptInvitation();
    const { signUp } = await callServer(SignUpDocument, { invitation }, { signal: AbortSignal.timeout(ANSWERED_WITHIN) });
    return signUp.mode === 'OPEN' && !signUp.invitation ? null : { ...termsOf(signUp), parts: await termsPart.fetch() };
  } catch {
    return null;
  }
}

function termsOf({ mode, domains, invitation }: SignUpQuery['signUp']): Terms {
  if (invitation?.state === 'VALID') return { mode, domains: [], invitation, isClosed: false };
  if (invitation) forgetInvitation();
  return { mode, domains, invitation, isClosed: mode === 'CLOSED' || mode === 'INVITE' };
}
