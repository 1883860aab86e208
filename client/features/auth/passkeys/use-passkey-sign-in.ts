import { useEffect, useRef, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { FinishPasskeySignInDocument } from '../../../api/generated/finish-passkey-sign-in.js';
import { StartPasskeySignInDocument } from '../../../api/generated/start-passkey-sign-in.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { savesData } from '../../../controls/loading/saves-data.js';
import { passkeySignInTexts as texts } from '../../../texts/en/sign-in-providers.js';
import { leaveIfSuspended, useSignedIn } from '../use-signed-in.js';

// Only those who have a passkey need it.
const devicePart = lazyPart(() => import('./ask-device.js'), { preloads: false });

/** A challenge ends after five minutes. */
const renewAfterMilliseconds = 4 * 60 * 1000;

interface PasskeySignIn {
  readonly isBusy: boolean;
  /** What happens, or why the sign-in failed. */
  readonly note: string | undefined;
  /** Lets the device ask for a passkey. */
  readonly begin: () => Promise<void>;
}

/** Signs in with a passkey: after a press or, with `offersInField`, when the browser offers one in the field of the username and the user takes it. */
export function usePasskeySignIn({ offersInField }: { readonly offersInField: boolean }): PasskeySignIn {
  const [state, setState] = useState<{ isBusy: boolean; note?: string | undefined }>({ isBusy: false });
  const keep = useSignedIn();

  /** Whether the user is signed in. The browser waits in the field without a word, and nothing is said if it cannot. */
  async function signIn(inField: boolean): Promise<boolean> {
    try {
      const answer = await (inField ? ask(true).catch(() => 'nothing' as const) : ask(false));
      if (answer === 'replaced' || (answer === 'nothing' && inField)) return false;
      if (answer === 'nothing') throw new NothingChosen();
      setState({ isBusy: true });
      const reason = keep((await callServer(FinishPasskeySignInDocument, { input: answer })).finishPasskeySignIn);
      if (reason !== undefined) throw new NotKept(reason);
      return true;
    } catch (error) {
      if (leaveIfSuspended(error)) return true;
      setState({ isBusy: false, note: noteOf(error) });
      return false;
    }
  }

  const waiting = useOffersInField(offersInField, () => void signIn(true));
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
  return error instanceof NotKept ? error.message : reasonOf(failureOf(error));
}

class NotKept extends Error {}

async function ask(inField: boolean) {
  const { askDevice } = await devicePart.fetch();
  return askDevice((await callServer(StartPasskeySignInDocument, {})).startPasskeySignIn, inField);
}

/** Lets the browser offer passkeys in the field of the username, where it can, and asks again before the challenge ends. */
function useOffersInField(isWanted: boolean, offer: () => void) {
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const end = () => clearInterval(timer.current);
  const begin = () => {
    offer();
    timer.current = setInterval(() => {
      if (document.visibilityState === 'visible') offer();
    }, renewAfterMilliseconds);
  };
  const beginIfPossible = () => void (isWanted && canOffer().then((can) => can && !isGone.current && begin()));
  useEffect(() => {
    isGone.current = false;
    beginIfPossible();
    return () => {
      isGone.current = true;
      end();
    };
    // Only once: each call does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { begin: beginIfPossible, end };
}

/** A person who saves data presses the button. */
async function canOffer(): Promise<boolean> {
  return !savesData() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
