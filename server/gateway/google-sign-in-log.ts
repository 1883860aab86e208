import { Logger } from '@nestjs/common';
import { DomainError } from '../domain-error.js';

const log = new Logger('GoogleSignIn');

/** Returns the result of a sign-in with Google, and logs a refusal, because the screens say little about it (specification §4). */
export async function logRefusal<SignedIn>(signingIn: Promise<SignedIn>): Promise<SignedIn> {
  try {
    return await signingIn;
  } catch (error) {
    if (error instanceof DomainError) log.warn(`Nobody was signed in: ${error.code}.`);
    throw error;
  }
}
