import type { SignInSecrets } from './identity-provider.port.js';

/** Where the secrets of sign-ins that are under way at the provider are kept, by their state. */
export abstract class SignInRequestStore {
  /** Keeps the secrets until that moment. */
  abstract add(secrets: SignInSecrets, expiresAt: Date): Promise<void>;

  /** Gives the secrets of a state and forgets them: of several that ask at once exactly one gets them. Null when there are none, or they have expired. */
  abstract take(state: string, now: Date): Promise<SignInSecrets | null>;

  /** Removes up to so many of those that have expired, and gives how many. */
  abstract removeExpired(now: Date, atMost: number): Promise<number>;
}
