import type { SignInSecrets } from './identity-provider.port.js';

/** A sign-in that was begun. */
export interface SignInRequest extends SignInSecrets {
  /** The name of the provider. Only this one may answer. */
  readonly provider: string;
  /** The code of an invitation, for somebody who has no account yet. Null without one. */
  readonly invitation: string | null;
  /** The account to which its owner links the person at the provider. Null for a sign-in. */
  readonly accountId: string | null;
}

/** Stores the secrets of unfinished sign-ins at the provider, by their state. */
export abstract class SignInRequestStore {
  /** Stores the secrets until `expiresAt`. */
  abstract add(request: SignInRequest, expiresAt: Date): Promise<void>;

  /** Returns and removes the secrets of a state, or null when there are none or they have expired. Of concurrent calls exactly one gets them. */
  abstract take(state: string, now: Date): Promise<SignInRequest | null>;

  /** Removes at most `atMost` expired secrets, and returns how many it removed. */
  abstract removeExpired(now: Date, atMost: number): Promise<number>;
}
