import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { GoogleCodeRefused, GoogleNotConfigured } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { IdentityProvider, type SignInSecrets } from '../ports/identity-provider.port.js';
import { SignInRequestStore, type SignInRequest } from '../ports/sign-in-request-store.port.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { FindGoogleAccount } from './find-google-account.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { StartSession, type SignedIn } from '../../sessions/use-cases/start-session.js';

/** The data with which a person comes back from the provider. */
export interface SignInWithGoogleCommand {
  readonly code: string;
  /** The state of the sign-in that this server began; null for a code that an older client requested by itself. */
  readonly state: string | null;
}

/**
 * Signs in the person whom the provider identifies. A sign-in that this server began was counted at its beginning; any other is counted now.
 * Errors: those of `FindGoogleAccount`; GOOGLE_NOT_CONFIGURED, GOOGLE_CODE_REFUSED, GOOGLE_EMAIL_UNVERIFIED, GOOGLE_UNAVAILABLE, TOO_MANY_ATTEMPTS.
 */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly requests: SignInRequestStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly findAccount: FindGoogleAccount,
    private readonly startSession: StartSession,
  ) {}

  async execute({ code, state }: SignInWithGoogleCommand, caller: Caller): Promise<SignedIn> {
    if (!this.provider.isConfigured) throw new GoogleNotConfigured();
    const request = state === null ? null : await this.requests.take(state, this.clock.now());
    if (request) return this.finish(code, request, caller);
    const attempt = { limit: RATE_LIMITS.googleFromNetwork, key: caller.network };
    return this.limitAttempts.execute([attempt], async () => {
      if (state !== null) throw new GoogleCodeRefused();
      return this.finish(code, null, caller);
    });
  }

  private async finish(code: string, request: SignInRequest | null, caller: Caller): Promise<SignedIn> {
    const claims = await this.provider.redeem(code, request && secretsOf(request));
    const { account, isNew } = await this.findAccount.execute(claims, {
      invitation: request?.invitation ?? null,
      language: caller.language,
    });
    return this.startSession.execute(account, caller, { strength: 'provider', isNewAccount: isNew });
  }
}

function secretsOf({ state, nonce, codeVerifier }: SignInRequest): SignInSecrets {
  return { state, nonce, codeVerifier };
}
