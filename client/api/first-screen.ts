import { sessionStore } from './browser-storage.js';

const key = 'firstScreen';

/** Keeps the address of the screen that a new account begins with, for this tab. */
export function keepFirstScreen(address: string): void {
  sessionStore.write(key, address);
}

/** The address of the screen that a new account begins with. Null if it has been there. */
export function takeFirstScreen(): string | null {
  const address = sessionStore.read(key);
  sessionStore.remove(key);
  return address;
}
