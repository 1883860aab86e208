import { useCallback, useEffect, useState } from 'react';
import { callServer } from '../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../api/connection/failure.js';
import { SignInWithGoogleDocument } from '../../api/generated/sign-in-with-google.js';
import { StartGoogleSignInDocument } from '../../api/generated/start-google-sign-in.js';
import { hasGoogleCode, keepGoogleState, takeGoogleAnswer } from '../../api/session/google-sign-in.js';
import { keptInvitation } from '../../api/session/invitation.js';
import { markAppPage, markGoogleSignIn, storeSession } from '../../api/session/session-token.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { afterNotice, loadPage, reload } from '../../shell/leaving/leaving.js';
import { authTexts, googleTexts, loginTexts } from '../../texts/en/accounts.js';
import { beginAccount } from './begin-account.js';

const reloadAfterMilliseconds = 1000;

/** Whether the browser is about to open Google, has come back from it, or neither. */
type Way = 'there' | 'back' | null;

interface GoogleSignInState {
  readonly way: Way;
  /** Why the sign-in failed. */
  readonly obstacle: string | undefined;
  /** Opens Google's sign-in page. */
  readonly begin: () => Promise<void>;
}

/**
 * Signs in with Google. A press opens Google. When the browser comes back with a code, the code is exchanged at once (specification §4).
 */
export function useGoogleSignIn(): GoogleSignInState {
  const [way, setWay] = useState<Way>(() => (hasGoogleCode() ? 'back' : null));
  const [obstacle, setObstacle] = useState<string>();
  const stay = useCallback((reason: string) => {
    setWay(null);
    setObstacle(reason);
  }, []);
  const begin = useBegin(stay);
  useReturn(stay);
  return {
    way,
    obstacle,
    begin: () => {
      setWay('there');
      setObstacle(undefined);
      return begin();
    },
  };
}

function useBegin(stay: (reason: string) => void) {
  return async () => {
    try {
      markGoogleSignIn();
      const { address, state } = (await callServer(StartGoogleSignInDocument, { invitation: keptInvitation() })).startGoogleSignIn;
      if (keepGoogleState(state)) return loadPage(address);
      stay(authTexts.notStored);
    } catch (error) {
      console.warn('Signing in with Google did not begin.', error);
      stay(reasonOf(failureOf(error)));
    }
    markAppPage();
  };
}

/** Exchanges the code that the browser came back with. A failure is logged and shown beside the button, without a notification. */
function useReturn(stay: (reason: string) => void) {
  const notify = useNotify();
  useEffect(() => {
    async function signIn(code: string, state: string) {
      try {
        const answer = await callServer(SignInWithGoogleDocument, { input: { code, state } });
        const { token, account, isNewAccount } = answer.signInWithGoogle;
        if (!storeSession(token, { username: account.username, linkname: account.page.linkname })) return stay(authTexts.notStored);
        if (isNewAccount) await beginAccount(account);
        notify({ text: loginTexts.done, tone: 'done' });
        afterNotice(reload, reloadAfterMilliseconds);
      } catch (error) {
        console.warn('Signing in with Google did not succeed.', error);
        stay(reasonOf(failureOf(error)));
      }
    }
    const answer = takeGoogleAnswer();
    if (answer?.kind === 'code') void signIn(answer.code, answer.state);
    if (answer?.kind === 'failed') {
      console.warn(`Signing in with Google did not succeed. ${answer.logged}`);
      stay(googleTexts.failed);
    }
  }, [notify, stay]);
}
