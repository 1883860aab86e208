import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ProviderCodeRefused } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { IdentityProviders } from '../identity-providers.js';
import { GOOGLE } from '../provider-facts.rules.js';
import type { ProviderAnswer, SignInSecrets } from '../ports/identity-provider.port.js';
import { SignInRequestStore, type SignInRequest } from '../ports/sign-in-request-store.port.js';
import { attemptsFrom, RATE_LIMITS } from '../../limits/rate-limit.js';
import { FindProviderAccount } from './find-provider-account.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { StartSession, type SignedIn } from '../../sessions/use-cases/start-session.js';

/** The data with which a person comes back from a provider. */
export interface FinishSignInCommand extends ProviderAnswer {
  /** The state of the sign-in that this server began; null for a code that an older client requested from Google by itself. */
  readonly state: string | null;
  /** Whether the client knows Google alone. Then it finishes only what began there. */
  readonly isOfGoogle?: boolean;
}

/**
 * Signs in the person whom a provider identifies. A sign-in that this server began was counted at its beginning; any other is counted now.
 * Errors: those of `FindProviderAccount`; PROVIDER_UNKNOWN, PROVIDER_CODE_REFUSED, PROVIDER_UNAVAILABLE, TOO_MANY_ATTEMPTS.
 */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly requests: SignInRequestStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly findAccount: FindProviderAccount,
    private readonly startSession: StartSession,
  ) {}

  async execute({ state, isOfGoogle = state === null, ...answer }: FinishSignInCommand, caller: Caller): Promise<SignedIn> {
    if (isOfGoogle) this.providers.named(GOOGLE);
    const request = state === null ? null : await this.requests.take(state, this.clock.now());
    if (request && isSignIn(request, isOfGoogle)) return this.finish(answer, request, caller);
    return this.limitAttempts.execute(attemptsFrom(RATE_LIMITS.providersFromNetwork, caller.network), async () => {
      if (state !== null) throw new ProviderCodeRefused();
      return this.finish(answer, null, caller);
    });
  }

  // The code goes only to the provider where the sign-in began, so that no provider can answer for another one.
  private async finish(answer: ProviderAnswer, request: SignInRequest | null, caller: Caller): Promise<SignedIn> {
    const provider = this.providers.named(request?.provider ?? GOOGLE);
    const claims = await provider.redeem(answer, request && secretsOf(request));
    const { account, isNew } = await this.findAccount.execute(claims, {
      provider,
      invitation: request?.invitation ?? null,
      language: caller.language,
    });
    return this.startSession.execute(account, caller, {
      strength: 'provider',
      identity: claims.identity,
      provider: provider.facts,
      provenAt: claims.provenAt,
      isNewAccount: isNew,
    });
  }
}

// Whoever links somebody is signed in already.
function isSignIn({ accountId, provider }: SignInRequest, isOfGoogle: boolean): boolean {
  return accountId === null && (!isOfGoogle || provider === GOOGLE);
}

function secretsOf({ state, nonce, codeVerifier }: SignInRequest): SignInSecrets {
  return { state, nonce, codeVerifier };
}
