import { APP_SCREENS } from '../../../server/gateway/web/app/app-screens.rules.js';
import { sessionStore } from '../browser-storage.js';
import { documentToken, isGoogleSignInMarked, markGoogleSignIn } from './session-token.js';

/** What the provider sent back: a code to be exchanged, or the fact that there is none. */
export type GoogleAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'failed'; /** For the console. The user gets a text in the user's language instead. */ readonly logged: string };

// Stored for this tab: the state that must come back, and the query of the screen from which the sign-in was started.
const stateKey = 'googleState';
const searchKey = 'googleSearch';

/** The query parameters that providers add to the address. */
const answerParameters = [
  'code',
  'state',
  'error',
  'error_description',
  'error_uri',
  'iss',
  'scope',
  'session_state',
  'authuser',
  'hd',
  'prompt',
];

let received: GoogleAnswer | null = null;

/** Stores what is needed when the user returns. False if this browser stores nothing; then the sign-in cannot work. */
export function keepGoogleState(state: string): boolean {
  return markGoogleSignIn() && sessionStore.write(searchKey, window.location.search) && sessionStore.write(stateKey, state);
}

/**
 * Called once when the document starts. Checks whether the user returns from Google (specification §4), and removes the provider's answer
 * from the address. A code is ignored if this browser did not request it, or if a user is already signed in.
 */
export function receiveGoogleAnswer(): void {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  if (pathname !== APP_SCREENS.login || !['code', 'error'].some((name) => parameters.has(name))) return;
  const isOurs = isGoogleSignInMarked();
  const asked = sessionStore.read(stateKey);
  if (documentToken() === null) received = isOurs ? read(parameters, asked) : interrupted(asked);
  const address = new URL(window.location.href);
  if (isOurs || asked) address.search = sessionStore.read(searchKey) ?? '';
  for (const name of answerParameters) address.searchParams.delete(name);
  window.history.replaceState(null, '', address);
  for (const key of [stateKey, searchKey]) sessionStore.remove(key);
}

/** Whether a code has been received that nobody has taken yet. */
export function hasGoogleCode(): boolean {
  return received?.kind === 'code';
}

/** The received answer. The next call returns null. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const answer = received;
  received = null;
  return answer;
}

function read(parameters: URLSearchParams, expectedState: string | null): GoogleAnswer | null {
  const [state, code, error] = ['state', 'code', 'error'].map((name) => parameters.get(name));
  if (!state || state !== expectedState) return { kind: 'failed', logged: 'The answer belongs to no sign-in of this tab.' };
  if (code) return { kind: 'code', code, state };
  // The user cancelled, so there is nothing to report.
  return error === 'access_denied' ? null : { kind: 'failed', logged: `The provider answered ${error}.` };
}

/** Another tab has overwritten the setting since this tab started the sign-in. Then the code is not exchanged, and the user is told. */
function interrupted(asked: string | null): GoogleAnswer | null {
  return asked === null ? null : { kind: 'failed', logged: 'Another tab has loaded since this one set out.' };
}
