import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SCOPES, type Actor, type Scope } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { expiryAfter, MOST_ACCESS_TOKENS, newAccessToken, type AccessToken } from '../access-token.js';
import { parseAccessTokenDays, parseAccessTokenName } from '../access-token.rules.js';
import { AccessTokenRefused, NotSignedIn, withoutScope } from '../../accounts.errors.js';
import { AccessTokenStore } from '../ports/access-token-store.port.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { hashToken } from '../../sessions/session.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';

/** What the owner chose for a new access token. */
export interface CreateAccessTokenCommand {
  readonly actor: Actor;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Without it, the token does not expire. */
  readonly expiresInDays?: number | undefined;
}

/** A new access token. `token` is sent to its owner once, and the server does not store it. */
export interface CreatedAccessToken {
  readonly token: string;
  readonly accessToken: AccessToken;
}

/**
 * Creates an access token, with which a program acts for the account. No program may do so: it could give itself more rights. Errors:
 * SIGN_IN_NEEDED, FRESH_SIGN_IN_NEEDED for the scope account, ACCESS_TOKEN_REFUSED, TOO_MANY_ACCESS_TOKENS, TOO_MANY_ATTEMPTS; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class CreateAccessToken {
  constructor(
    private readonly tokens: AccessTokenStore,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, ...chosen }: CreateAccessTokenCommand): Promise<CreatedAccessToken> {
    const accountId = actor.accountInPerson();
    const { name, scopes, days } = parse(chosen);
    const [token, now] = [newAccessToken(), this.clock.now()];
    if (scopes.includes('account')) actor.needFreshSignIn(now);
    const dates = { createdAt: now, expiresAt: expiryAfter(days, now), lastUsedAt: null };
    const accessToken = { tokenHash: hashToken(token), id: randomUUID(), accountId, name, scopes, ...dates };
    const attempt = { limit: RATE_LIMITS.createAccessToken, key: accountId };
    const isAdded = await this.limitAttempts.execute([attempt], () => this.tokens.add(accessToken, MOST_ACCESS_TOKENS));
    if (!isAdded) throw new NotSignedIn();
    return { token, accessToken };
  }
}

function parse({ name: text, scopes: chosen, expiresInDays }: Omit<CreateAccessTokenCommand, 'actor'>) {
  const [name, days] = [parseAccessTokenName(text), parseAccessTokenDays(expiresInDays)];
  const scopes = SCOPES.filter((scope) => chosen.includes(scope));
  if (name.ok && days.ok && scopes.length > 0) return { name: name.value, scopes, days: days.value };
  throw new AccessTokenRefused({
    ...(!name.ok && { name: [name.refusal] }),
    ...(scopes.length === 0 && { scopes: [withoutScope] }),
    ...(!days.ok && { expiresInDays: [days.refusal] }),
  });
}
