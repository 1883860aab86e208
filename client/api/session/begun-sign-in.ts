import { localStore, sessionStore } from '../browser-storage.js';
import { providerKey, returnedFrom, searchKey, stateKey } from './provider-sign-in.js';
import { markProviderSignIn } from './session-token.js';

/** Stored on this device: the name of the provider at which somebody signed in last. */
const lastKey = 'lastSignInProvider';

/** Stores what is needed when the user returns. False if this browser stores nothing; then the sign-in cannot work. */
export function keepSignIn(name: string, state: string): boolean {
  return (
    markProviderSignIn() &&
    sessionStore.write(searchKey, window.location.search) &&
    sessionStore.write(providerKey, name) &&
    sessionStore.write(stateKey, state)
  );
}

/** The name of the provider at which somebody signed in last on this device. Null if nobody has. */
export function lastProvider(): string | null {
  return localStore.read(lastKey);
}

/** Remembers on this device where somebody signed in. */
export function noteProvider(): void {
  localStore.write(lastKey, returnedFrom());
}
