import { sessionStore } from '../browser-storage.js';

const key = 'justVerified';

/** Whether the link that verifies the e-mail address has just been opened in this tab. */
export function isJustVerified(): boolean {
  return sessionStore.read(key) !== null;
}

export function noteVerified(): void {
  sessionStore.write(key, 'yes');
}

export function forgetVerified(): void {
  sessionStore.remove(key);
}
