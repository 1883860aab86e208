import { sessionStore } from '../browser-storage.js';
import { callServer } from '../connection/call-server.js';
import { RequestEmailVerificationDocument } from '../generated/request-email-verification.js';

const key = 'verificationMail';
const toTell = 'mailToTell';

/** Whether the mail that verifies this address was requested in this tab. */
export function wasMailed(email: string): boolean {
  return sessionStore.read(key) === email;
}

export function noteMailed(email: string): void {
  sessionStore.write(key, email);
}

/** Requests the mail for a new account. If this fails, its owner can do so wherever a verified address is needed. */
export async function mailNewAccount(email: string): Promise<void> {
  try {
    await callServer(RequestEmailVerificationDocument);
    noteMailed(email);
  } catch {
    // The account exists nevertheless.
  }
}

/** Used for a new account whose first screen does not mention the mail. */
export function tellOfMail(): void {
  sessionStore.write(toTell, 'yes');
}

/** The address to which the verification mail of a new account was sent. The owner is told once; null afterwards. */
export function takeMailToTell(): string | null {
  if (sessionStore.read(toTell) === null) return null;
  sessionStore.remove(toTell);
  return sessionStore.read(key);
}
