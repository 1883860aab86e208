import { GOOGLE } from '../../../server/accounts/providers/provider-facts.rules.js';
import { APP_SCREENS } from '../../../server/gateway/web/app/app-screens.rules.js';
import { sessionStore } from '../browser-storage.js';
import { documentToken, isProviderSignInMarked } from './session-token.js';

/** What the provider sent back: a code to be exchanged, or the fact that there is none. */
export type ProviderAnswer =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly state: string;
      /** Who has answered, as it says itself. */ readonly iss: string | null;
    }
  | { readonly kind: 'failed'; /** For the console. The user gets a text in the user's language instead. */ readonly logged: string };

// Stored for this tab: the state that must come back, the query of the screen from which the sign-in was started, and the provider's name. The first
// two are named as when there was only Google, so that nobody is lost who is there while the site is updated.
export const stateKey = 'googleState';
export const searchKey = 'googleSearch';
export const providerKey = 'signInProvider';

/** Stored for this tab while somebody who is signed in links a provider. */
export const linkingKey = 'signInLinks';

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

let received: ProviderAnswer | null = null;
let provider = GOOGLE;
let isLinking = false;
let isBack = false;

/** The name of the provider from which the user has returned. */
export function returnedFrom(): string {
  return provider;
}

/** Whether this document was opened by the answer of a provider, whatever it says. */
export function hasReturned(): boolean {
  return isBack;
}

/** Whether the user has returned to link a provider, and not to sign in. */
export function returnedToLink(): boolean {
  return isLinking;
}

/**
 * Called once when the document starts. Checks whether the user returns from a provider (specification §4), and removes the provider's answer
 * from the address. A code is ignored if this browser did not request it, or if a user is already signed in.
 */
export function receiveProviderAnswer(): void {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  if (pathname !== APP_SCREENS.login || !['code', 'error'].some((name) => parameters.has(name))) return;
  isBack = true;
  const isOurs = isProviderSignInMarked();
  const asked = sessionStore.read(stateKey);
  provider = askedProvider();
  isLinking = sessionStore.read(linkingKey) !== null;
  if ((documentToken() === null) !== isLinking) received = isOurs ? read(parameters, asked) : interrupted(asked);
  const address = new URL(window.location.href);
  if (isOurs || asked) address.search = sessionStore.read(searchKey) ?? '';
  for (const name of answerParameters) address.searchParams.delete(name);
  window.history.replaceState(null, '', address);
  for (const key of [stateKey, searchKey, providerKey, linkingKey]) sessionStore.remove(key);
}

/** Whether a code has been received that nobody has taken yet. */
export function hasProviderCode(): boolean {
  return received?.kind === 'code';
}

/** The received answer. The next call returns null. */
export function takeProviderAnswer(): ProviderAnswer | null {
  const answer = received;
  received = null;
  return answer;
}

function askedProvider(): string {
  return sessionStore.read(providerKey) ?? GOOGLE;
}

function read(parameters: URLSearchParams, expectedState: string | null): ProviderAnswer | null {
  const [state, code, error] = ['state', 'code', 'error'].map((name) => parameters.get(name));
  if (!state || state !== expectedState) return { kind: 'failed', logged: 'The answer belongs to no sign-in of this tab.' };
  if (code) return { kind: 'code', code, state, iss: parameters.get('iss') };
  // The user cancelled, so there is nothing to report.
  return error === 'access_denied' ? null : { kind: 'failed', logged: `The provider answered ${error}.` };
}

/** Another tab has overwritten the setting since this tab started the sign-in. Then the code is not exchanged, and the user is told. */
function interrupted(asked: string | null): ProviderAnswer | null {
  return asked === null ? null : { kind: 'failed', logged: 'Another tab has loaded since this one set out.' };
}
