import { APP_SCREENS } from '../../server/gateway/web/app-screens.rules.js';
import { sessionStore } from './browser-storage.js';
import { documentToken, isGoogleSignInMarked, markGoogleSignIn } from './session-token.js';

/** What somebody came back with: a code to be exchanged, or the reason why there is nothing to exchange. */
export type GoogleAnswer =
  { readonly kind: 'code'; readonly code: string; readonly state: string } | { readonly kind: 'failed'; readonly reason: string };

// In this tab: what has to come back, and the query of the screen that somebody left for Google.
const stateKey = 'googleState';
const searchKey = 'googleSearch';

/** What providers put into the address to come back to. */
const answerNames = [
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

/** Keeps what is needed after coming back; false when this browser keeps nothing, so that nobody needs to set out. */
export function keepGoogleState(state: string): boolean {
  return markGoogleSignIn() && sessionStore.write(searchKey, window.location.search) && sessionStore.write(stateKey, state);
}

/**
 * Looks once, while the document starts, whether somebody comes back from Google (specification §4), and takes their answer out of
 * the address. A code that nobody asked for in this browser is ignored, and so is one that a signed-in user brings.
 */
export function receiveGoogleAnswer(): void {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  if (pathname !== APP_SCREENS.login || !['code', 'error'].some((name) => parameters.has(name))) return;
  const isOurs = isGoogleSignInMarked();
  const asked = sessionStore.read(stateKey);
  if (documentToken() === null) received = isOurs ? read(parameters, asked) : overtaken(asked);
  const address = new URL(window.location.href);
  if (isOurs || asked) address.search = sessionStore.read(searchKey) ?? '';
  for (const name of answerNames) address.searchParams.delete(name);
  window.history.replaceState(null, '', address);
  for (const key of [stateKey, searchKey]) sessionStore.remove(key);
}

/** Whether somebody came back from Google and nobody has looked at their answer yet. */
export function hasGoogleCode(): boolean {
  return received?.kind === 'code';
}

/** The answer that somebody came back with; null the next time. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const answer = received;
  received = null;
  return answer;
}

function read(parameters: URLSearchParams, expectedState: string | null): GoogleAnswer | null {
  const [state, code, error] = ['state', 'code', 'error'].map((name) => parameters.get(name));
  if (!state || state !== expectedState) return { kind: 'failed', reason: 'The answer belongs to no sign-in of this tab.' };
  if (code) return { kind: 'code', code, state };
  // Whoever thought better of it knows.
  return error === 'access_denied' ? null : { kind: 'failed', reason: `The provider answered ${error}.` };
}

/** Another tab wrote the setting since this one set out: then the code is not exchanged, but not without a word. */
function overtaken(asked: string | null): GoogleAnswer | null {
  return asked === null ? null : { kind: 'failed', reason: 'Another tab has loaded since this one set out.' };
}
