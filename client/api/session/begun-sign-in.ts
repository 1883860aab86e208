import { localStore, sessionStore } from '../browser-storage.js';
import { linkingKey, providerKey, returnedFrom, searchKey, stateKey } from './provider-sign-in.js';
import { markProviderSignIn, signedOutKey } from './session-token.js';

/** Stored on this device: the name of the provider at which somebody signed in last. */
const lastKey = 'lastSignInProvider';

const AGAIN = 'to sign in again';

/** Stores what is needed when the user returns. False if this browser stores nothing; then the sign-in cannot work. */
export function keepSignIn(name: string, state: string, search = window.location.search): boolean {
  // A linking that was left at the provider.
  sessionStore.remove(linkingKey);
  return (
    markProviderSignIn() &&
    sessionStore.write(searchKey, search) &&
    sessionStore.write(providerKey, name) &&
    sessionStore.write(stateKey, state)
  );
}

/** Whether somebody has logged out in this tab, and has not signed in at a provider since. */
export function hasSignedOut(): boolean {
  return sessionStore.read(signedOutKey) !== null;
}

/** Notes that the user has logged out in this tab to sign in again, because the sign-in was not fresh: a provider has to ask for a proof then. */
export function beginSignInAgain(): void {
  sessionStore.write(signedOutKey, AGAIN);
}

/** Whether the user signs in again in this tab. */
export function signsInAgain(): boolean {
  return sessionStore.read(signedOutKey) === AGAIN;
}

/** The same for a user who is signed in and links a provider. `search` is the query of the sign-in screen that leads back here. */
export function keepLinking(name: string, state: string, search: string): boolean {
  return keepSignIn(name, state, search) && sessionStore.write(linkingKey, 'link');
}

/** The name of the provider at which somebody signed in last on this device. Null if nobody has. */
export function lastProvider(): string | null {
  return localStore.read(lastKey);
}

/** Remembers on this device where somebody signed in. */
export function noteProvider(): void {
  localStore.write(lastKey, returnedFrom());
  sessionStore.remove(signedOutKey);
}
