import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Caller } from '../../caller.js';
import { IdentityProvider } from '../ports/identity-provider.port.js';
import { SignInRequestStore } from '../ports/sign-in-request-store.port.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { parseCode } from '../../sign-up/invitation.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';

/** How long a person may take at the provider. */
export const SIGN_IN_LIFETIME = 10 * 60 * 1000;

/** A sign-in that continues at the provider. */
export interface StartedSignIn {
  readonly address: string;
  /** The value that has to come back from the provider. */
  readonly state: string;
}

/** Begins a sign-in at the provider. Errors: GOOGLE_NOT_CONFIGURED, GOOGLE_UNAVAILABLE, TOO_MANY_ATTEMPTS. */
@Injectable()
export class StartGoogleSignIn {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly requests: SignInRequestStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  /** `invitation`: the code of one, for a person who has no account yet. */
  async execute({ network }: Caller, invitation: string | null = null): Promise<StartedSignIn> {
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.googleFromNetwork, key: network }], () => this.start(invitation));
  }

  private async start(invitation: string | null): Promise<StartedSignIn> {
    const secrets = this.provider.newSecrets();
    const address = await this.provider.address(secrets);
    await this.requests.add(
      { ...secrets, invitation: parseCode(invitation ?? '') },
      new Date(this.clock.now().getTime() + SIGN_IN_LIFETIME),
    );
    return { address, state: secrets.state };
  }
}
