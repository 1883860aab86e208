import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { LastWayIn } from '../../accounts.errors.js';
import { PasskeyNameRefused, PasskeyRefused, PasskeysUnavailable, PasskeyUnknown, TooManyPasskeys } from '../passkeys.errors.js';
import type { Caller } from '../../caller.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { IdentityStore } from '../../providers/ports/identity-store.port.js';
import { areSpare, isPasskey, WaysIn } from '../../providers/ways-in.js';
import { Accounts } from '../../use-cases/accounts.js';
import {
  CHALLENGE_LIFETIME,
  challengeIn,
  kindOf,
  MOST_PASSKEYS,
  newChallenge,
  parsePasskeyName,
  userHandleOf,
  type NewPasskeyAnswer,
  type Passkey,
} from '../passkey.js';
import { PasskeyStore } from '../ports/passkey-store.port.js';
import { PasskeyVerifier } from '../ports/passkey-verifier.port.js';

/** A passkey, as its owner sees it. */
export interface OwnPasskey extends Passkey {
  /** Whether its owner could not sign in without it. */
  readonly isOnlyWayIn: boolean;
}

/** What a device needs to make a passkey. */
export interface StartedPasskey {
  readonly challenge: string;
  readonly siteId: string;
  readonly userHandle: string;
  readonly username: string;
  /** What the devices call the passkeys that the account has, so that no device makes a second one. */
  readonly known: readonly string[];
}

/** A passkey that was made on a device. */
export interface AddPasskeyCommand extends NewPasskeyAnswer {
  readonly name: string;
  /** How the browser reaches the device, as it says. */
  readonly transports: readonly string[];
}

/**
 * The passkeys of an account. Its owner adds and removes them in person, within ten minutes after signing in. Errors of each method:
 * SIGN_IN_NEEDED; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class Passkeys {
  constructor(
    private readonly passkeys: PasskeyStore,
    private readonly verifier: PasskeyVerifier,
    private readonly accounts: Accounts,
    private readonly identities: IdentityStore,
    private readonly ways: WaysIn,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  /** The oldest first. */
  async list(actor: Actor): Promise<OwnPasskey[]> {
    const accountId = actor.accountInPerson();
    const ways = this.ways.of(await this.identities.list(accountId));
    const passkeys = await this.passkeys.list(accountId);
    return passkeys.map((passkey) => ({ ...passkey, isOnlyWayIn: !areSpare(isPasskey(passkey.id), ways) }));
  }

  /** Begins to add a passkey. Errors: FRESH_SIGN_IN_NEEDED, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS, TOO_MANY_ATTEMPTS. */
  async start(actor: Actor): Promise<StartedPasskey> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    const { siteId } = this.verifier;
    if (siteId === null) throw new PasskeysUnavailable();
    return this.limitAttempts.execute([{ limit: RATE_LIMITS.addPasskey, key: accountId }], async () => {
      const { username } = await this.accounts.load(actor);
      const known = await this.passkeys.list(accountId);
      if (known.length >= MOST_PASSKEYS) throw new TooManyPasskeys(MOST_PASSKEYS);
      const challenge = newChallenge();
      await this.passkeys.addChallenge({ challenge, accountId }, new Date(this.clock.now().getTime() + CHALLENGE_LIFETIME));
      return { challenge, siteId, userHandle: userHandleOf(accountId), username, known: known.map(({ credentialId }) => credentialId) };
    });
  }

  /**
   * Adds the passkey that was made. Errors: PASSKEY_NAME_REFUSED; PASSKEY_REFUSED when the answer is wrong, late or of another account, or the
   * passkey is known already; TOO_MANY_PASSKEYS.
   */
  async add(actor: Actor, { name: text, transports, ...answer }: AddPasskeyCommand, { device, language }: Caller): Promise<OwnPasskey> {
    const accountId = actor.accountInPerson();
    const name = nameIn(text);
    const challenge = challengeIn(answer);
    const asked = challenge === null ? null : await this.passkeys.takeChallenge(challenge, this.clock.now());
    if (challenge === null || asked?.accountId !== accountId) throw new PasskeyRefused();
    const verified = await this.verifier.verifyNew(answer, challenge);
    if (!verified) throw new PasskeyRefused();
    const passkey = { ...verified, id: randomUUID(), accountId, name, kind: kindOf(transports, device), createdAt: this.clock.now() };
    const outcome = await this.passkeys.add({ passkey, language }, MOST_PASSKEYS);
    if (outcome === 'full') throw new TooManyPasskeys(MOST_PASSKEYS);
    if (outcome === 'known') throw new PasskeyRefused();
    return this.own(actor, passkey.id);
  }

  /** Gives a passkey another name. Errors: PASSKEY_NAME_REFUSED, PASSKEY_UNKNOWN. */
  async rename(actor: Actor, id: string, text: string): Promise<OwnPasskey> {
    const accountId = actor.accountInPerson();
    if (!(await this.passkeys.rename(accountId, id, nameIn(text)))) throw new PasskeyUnknown();
    return this.own(actor, id);
  }

  /** Removes a passkey: nobody signs in with it any more. Errors: FRESH_SIGN_IN_NEEDED, LAST_WAY_IN. */
  async remove(actor: Actor, id: string, { language }: Caller): Promise<void> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    const outcome = await this.passkeys.remove({ accountId, id, language }, (before) => areSpare(isPasskey(id), this.ways.of(before)));
    if (outcome === 'kept') throw new LastWayIn();
  }

  private async own(actor: Actor, id: string): Promise<OwnPasskey> {
    const passkey = (await this.list(actor)).find((one) => one.id === id);
    if (!passkey) throw new PasskeyUnknown();
    return passkey;
  }
}

function nameIn(text: string): string {
  const name = parsePasskeyName(text);
  if (!name.ok) throw new PasskeyNameRefused({ name: [name.refusal] });
  return name.value;
}
