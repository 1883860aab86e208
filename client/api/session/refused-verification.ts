import { sessionStore } from '../browser-storage.js';

const key = 'verificationRefusal';

/** Why a verification link was refused. Kept in this tab for the screen where the user can request another link. */
export function refusedVerification(): string | null {
  return sessionStore.read(key);
}

export function keepRefusedVerification(reason: string): void {
  sessionStore.write(key, reason);
}

export function forgetRefusedVerification(): void {
  sessionStore.remove(key);
}
