import { sessionStore } from './browser-storage.js';

const key = 'verificationRefusal';

/** Why the link that somebody opened verified nothing, kept in this tab for the screen where that can be mended. */
export function refusedVerification(): string | null {
  return sessionStore.read(key);
}

export function keepRefusedVerification(reason: string): void {
  sessionStore.write(key, reason);
}

export function forgetRefusedVerification(): void {
  sessionStore.remove(key);
}
