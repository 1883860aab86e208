import { sessionStore } from './browser-storage.js';
import { callServer } from './call-server.js';
import { RequestEmailVerificationDocument } from './generated/graphql.js';

const key = 'verificationMail';

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
