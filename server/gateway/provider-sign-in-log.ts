import { Logger } from '@nestjs/common';
import { GoogleCodeRefused, GoogleEmailUnverified, GoogleNotConfigured, GoogleUnavailable } from '../accounts/accounts.errors.js';
import { DomainError } from '../domain-error.js';
import type { ErrorCode } from '../error-codes.rules.js';

const log = new Logger('ProviderSignIn');

/** The refusals that clients know which sign in with Google alone. */
const ofGoogle: Readonly<Partial<Record<ErrorCode, new () => DomainError>>> = {
  PROVIDER_UNKNOWN: GoogleNotConfigured,
  PROVIDER_CODE_REFUSED: GoogleCodeRefused,
  PROVIDER_EMAIL_UNVERIFIED: GoogleEmailUnverified,
  PROVIDER_NOT_LINKED: GoogleEmailUnverified,
  PROVIDER_UNAVAILABLE: GoogleUnavailable,
};

/** Returns the result of a sign-in at a provider, and logs a refusal, because the screens say little about it (specification §4). */
export async function logRefusal<SignedIn>(signingIn: Promise<SignedIn>): Promise<SignedIn> {
  try {
    return await signingIn;
  } catch (error) {
    if (error instanceof DomainError) log.warn(`Nobody was signed in: ${error.code}.`);
    throw error;
  }
}

/** The same for a client that knows Google alone, with the codes that it knows. */
export function logRefusalOfGoogle<SignedIn>(signingIn: Promise<SignedIn>): Promise<SignedIn> {
  return logRefusal(
    signingIn.catch((error: unknown) => {
      const Known = error instanceof DomainError ? ofGoogle[error.code] : undefined;
      throw Known ? new Known() : error;
    }),
  );
}
