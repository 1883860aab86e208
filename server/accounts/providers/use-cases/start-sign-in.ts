import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Caller } from '../../caller.js';
import { IdentityProviders } from '../identity-providers.js';
import { SignInRequestStore } from '../ports/sign-in-request-store.port.js';
import { attemptsFrom, RATE_LIMITS } from '../../limits/rate-limit.js';
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

/** What a sign-in begins with. */
export interface StartSignInCommand {
  /** The name of the provider. */
  readonly provider: string;
  /** The code of an invitation, for a person who has no account yet. */
  readonly invitation?: string | null | undefined;
  /** Whether the provider shall ask for a proof of who the person is, although it knows. */
  readonly asksAgain?: boolean | null | undefined;
}

/** Begins a sign-in at a provider. Errors: PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE, TOO_MANY_ATTEMPTS. */
@Injectable()
export class StartSignIn {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly requests: SignInRequestStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  async execute(command: StartSignInCommand, { network }: Caller): Promise<StartedSignIn> {
    return this.limitAttempts.execute(attemptsFrom(RATE_LIMITS.providersFromNetwork, network), () => this.start(command));
  }

  private async start({ provider: name, invitation, asksAgain }: StartSignInCommand): Promise<StartedSignIn> {
    const provider = this.providers.named(name);
    const secrets = provider.newSecrets();
    const address = await provider.address(secrets, asksAgain === true);
    const request = { ...secrets, provider: name, invitation: parseCode(invitation ?? ''), accountId: null };
    await this.requests.add(request, new Date(this.clock.now().getTime() + SIGN_IN_LIFETIME));
    return { address, state: secrets.state };
  }
}
