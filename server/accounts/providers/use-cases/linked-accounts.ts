import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { LastWayIn, ProviderCodeRefused, ProviderLinkedElsewhere, ProviderLinkedTwice } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { attemptsFrom, RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { isSameIssuer, type KnownIdentity } from '../external-identity.js';
import { knownIdentity } from '../known-identity.js';
import { IdentityProviders } from '../identity-providers.js';
import type { ProviderAnswer } from '../ports/identity-provider.port.js';
import { IdentityStore, type AccountIdentities } from '../ports/identity-store.port.js';
import { SignInRequestStore } from '../ports/sign-in-request-store.port.js';
import type { ProviderFacts } from '../provider-facts.rules.js';
import { areSpare, isAt, WaysIn } from '../ways-in.js';
import { SIGN_IN_LIFETIME, type StartedSignIn } from './start-sign-in.js';

/** A provider of the configuration, as the owner of an account sees it. */
export interface LinkedAccount {
  readonly provider: ProviderFacts;
  /** Null if nothing is linked. */
  readonly identity: KnownIdentity | null;
  /** Whether its owner could not sign in without it. */
  readonly isOnlyWayIn: boolean;
}

/**
 * The identities at providers that sign in to an account. Its owner links and unlinks them in person, within ten minutes after signing in. Errors of
 * each method: SIGN_IN_NEEDED.
 */
@Injectable()
export class LinkedAccounts {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly identities: IdentityStore,
    private readonly requests: SignInRequestStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly ways: WaysIn,
  ) {}

  /** Each provider of the configuration, in its order. */
  async list(actor: Actor): Promise<LinkedAccount[]> {
    const known = await this.identities.list(actor.accountInPerson());
    const ways = this.ways.of(known);
    return this.providers.all.map(({ facts, issuer }) => {
      const identity = known.identities.find((one) => isSameIssuer(one.issuer, issuer)) ?? null;
      return { provider: facts, identity, isOnlyWayIn: identity !== null && !areSpare(isAt(issuer), ways) };
    });
  }

  /** Begins to link: the owner of the account signs in at the provider. Errors: FRESH_SIGN_IN_NEEDED, PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE,
   * TOO_MANY_ATTEMPTS. */
  async start(actor: Actor, name: string, { network }: Caller): Promise<StartedSignIn> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    return this.limitAttempts.execute(attemptsFrom(RATE_LIMITS.providersFromNetwork, network), async () => {
      const provider = this.providers.named(name);
      const secrets = provider.newSecrets();
      const address = await provider.address(secrets);
      const request = { ...secrets, provider: name, invitation: null, accountId };
      await this.requests.add(request, new Date(this.clock.now().getTime() + SIGN_IN_LIFETIME));
      return { address, state: secrets.state };
    });
  }

  /**
   * Links the person whom the provider identifies. Nothing else of the account ends, because its owner has asked for it. Errors:
   * PROVIDER_CODE_REFUSED, also when another account has begun it; PROVIDER_LINKED_ELSEWHERE when the person signs in to another account;
   * PROVIDER_LINKED_TWICE when somebody else at this provider signs in to this one; PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE.
   */
  async finish(actor: Actor, { state, ...answer }: ProviderAnswer & { readonly state: string }, { language }: Caller): Promise<void> {
    const accountId = actor.accountInPerson();
    const request = await this.requests.take(state, this.clock.now());
    if (request?.accountId !== accountId) throw new ProviderCodeRefused();
    const provider = this.providers.named(request.provider);
    const { nonce, codeVerifier } = request;
    const claims = await provider.redeem(answer, { state, nonce, codeVerifier });
    const identity = knownIdentity(claims, { provider: request.provider, linkedAt: this.clock.now(), provesAddress: false });
    const outcome = await this.identities.link({ accountId, identity, label: provider.facts.label, language });
    if (outcome === 'of-another') throw new ProviderLinkedElsewhere(provider.facts);
    if (outcome === 'full') throw new ProviderLinkedTwice(provider.facts);
  }

  /** Lets nobody at this provider sign in any more. Errors: FRESH_SIGN_IN_NEEDED, PROVIDER_UNKNOWN, LAST_WAY_IN; UNAUTHENTICATED when the account was just removed. */
  async unlink(actor: Actor, name: string, { language }: Caller): Promise<void> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    const { issuer: configured, facts } = this.providers.named(name);
    const { identities } = await this.identities.list(accountId);
    // As it is stored.
    const issuer = identities.find((one) => isSameIssuer(one.issuer, configured))?.issuer ?? configured;
    const isAllowed = (before: AccountIdentities): boolean => areSpare(isAt(issuer), this.ways.of(before));
    if (!(await this.identities.unlink({ accountId, issuer, label: facts.label, language }, isAllowed))) throw new LastWayIn();
  }
}
