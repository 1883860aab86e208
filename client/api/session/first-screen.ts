import { sessionStore } from '../browser-storage.js';

/** Has the address of the screen that a new account begins with, for this tab. */
export const FIRST_SCREEN = 'firstScreen';

/** The address of the screen that a new account begins with. Null if it has been there. */
export function takeFirstScreen(): string | null {
  const address = sessionStore.read(FIRST_SCREEN);
  sessionStore.remove(FIRST_SCREEN);
  return address;
}
