import { useEffect, useRef, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { FinishPasskeySignInDocument } from '../../../api/generated/finish-passkey-sign-in.js';
import type { PasskeyAnswerInput } from '../../../api/generated/types.js';
import { StartPasskeySignInDocument } from '../../../api/generated/start-passkey-sign-in.js';
import { storeSession } from '../../../api/session/session-token.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { savesData } from '../../../controls/loading/saves-data.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { afterNotice, reload } from '../../../shell/leaving/leaving.js';
import { authTexts, loginTexts } from '../../../texts/en/accounts.js';
import { passkeySignInTexts as texts } from '../../../texts/en/sign-in-providers.js';

// Only those who have a passkey need it.
const devicePart = lazyPart(() => import('./ask-device.js'), { preloads: false });

const reloadAfterMilliseconds = 1000;
/** A challenge ends after five minutes. */
const renewAfterMilliseconds = 4 * 60 * 1000;

interface PasskeySignIn {
  readonly isBusy: boolean;
  /** What happens, or why the sign-in failed. */
  readonly note: string | undefined;
  /** Lets the device ask for a passkey. */
  readonly begin: () => Promise<void>;
}

/** Signs in with a passkey: after a press, or when the browser offers one in the field of the username and the user takes it. */
export function usePasskeySignIn(): PasskeySignIn {
  const [state, setState] = useState<{ isBusy: boolean; note?: string | undefined }>({ isBusy: false });
  const finish = useFinish();

  /** Whether the user is signed in. The browser waits in the field without a word, and nothing is said if it cannot. */
  async function signIn(inField: boolean): Promise<boolean> {
    try {
      const answer = await (inField ? ask(true).catch(() => 'nothing' as const) : ask(false));
      if (answer === 'replaced' || (answer === 'nothing' && inField)) return false;
      if (answer === 'nothing') throw new NothingChosen();
      setState({ isBusy: true });
      await finish(answer);
      return true;
    } catch (error) {
      setState({ isBusy: false, note: noteOf(error) });
      return false;
    }
  }

  const waiting = useOffersInField(() => void signIn(true));
  return {
    isBusy: state.isBusy,
    note: state.note,
    begin: async () => {
      waiting.end();
      setState({ isBusy: true, note: texts.deviceAsks });
      if (!(await signIn(false))) waiting.begin();
    },
  };
}

class NothingChosen extends Error {}

function noteOf(error: unknown): string {
  if (error instanceof NothingChosen) return texts.nothing;
  console.warn('Signing in with a passkey did not succeed.', error);
  return error instanceof NotStored ? authTexts.notStored : reasonOf(failureOf(error));
}

class NotStored extends Error {}

function useFinish() {
  const notify = useNotify();
  return async (input: PasskeyAnswerInput) => {
    const { token, account } = (await callServer(FinishPasskeySignInDocument, { input })).finishPasskeySignIn;
    if (!storeSession(token, { username: account.username, linkname: account.page.linkname ?? null })) throw new NotStored();
    notify({ text: loginTexts.done, tone: 'done' });
    afterNotice(reload, reloadAfterMilliseconds);
  };
}

async function ask(inField: boolean) {
  const { askDevice } = await devicePart.fetch();
  return askDevice((await callServer(StartPasskeySignInDocument, {})).startPasskeySignIn, inField);
}

/** Lets the browser offer passkeys in the field of the username, where it can, and asks again before the challenge ends. */
function useOffersInField(offer: () => void) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const end = () => clearInterval(timer.current);
  const begin = () => {
    offer();
    timer.current = setInterval(() => {
      if (document.visibilityState === 'visible') offer();
    }, renewAfterMilliseconds);
  };
  const beginIfPossible = () => void canOffer().then((can) => can && begin());
  useEffect(() => {
    beginIfPossible();
    return end;
    // Only once: each call does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { begin: beginIfPossible, end };
}

/** A person who saves data presses the button. */
async function canOffer(): Promise<boolean> {
  return !savesData() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
