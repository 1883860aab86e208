import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Actor, type SignIn } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import type { Account } from '../../account.js';
import { NotSignedIn, WrongCredentials } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import type { ProviderFacts } from '../../providers/provider-facts.rules.js';
import { SessionStore, type SignInProof } from '../ports/session-store.port.js';
import { SuspensionStore } from '../../suspension/ports/suspension-store.port.js';
import { AccountSuspended } from '../../suspension/suspension.errors.js';
import { hashToken, newToken, signInOf } from '../session.js';
import { NoticeDevice } from './notice-device.js';

/** An account and the token of its new session. The token is sent to the client, and the server does not store it. */
export interface SignedIn {
  readonly token: string;
  readonly account: Account;
  /** The owner, who acts from now on. */
  readonly actor: Actor;
  /** Whether the account was opened just now, by the same call. */
  readonly isNewAccount: boolean;
}

/** How the owner of an account was authenticated. */
interface Authentication extends SignInProof {
  readonly strength: NonNullable<SignIn['strength']>;
  /** The provider, if it was there. */
  readonly provider?: Pick<ProviderFacts, 'name' | 'label'>;
  /** When the provider has asked for a proof, if it says so. */
  readonly provenAt?: Date | undefined;
  readonly isNewAccount?: boolean;
}

/**
 * Signs in an account after its owner was authenticated. Errors: ACCOUNT_SUSPENDED; when the account was just removed or its password replaced:
 * WRONG_CREDENTIALS after a password, else UNAUTHENTICATED; so does what has authenticated the owner, if it was just removed.
 */
@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
    private readonly noticeDevice: NoticeDevice,
    private readonly suspensions: SuspensionStore,
  ) {}

  async execute(
    account: Account,
    caller: Caller,
    { strength, provider, provenAt, isNewAccount = false, ...proof }: Authentication,
  ): Promise<SignedIn> {
    const now = this.clock.now();
    const token = newToken();
    const session = {
      tokenHash: hashToken(token),
      id: randomUUID(),
      accountId: account.id,
      device: caller.device,
      startedAt: now,
      // The clock of a provider may be fast.
      provenAt: provenAt ? new Date(Math.min(provenAt.getTime(), now.getTime())) : null,
      strength,
      provider: provider?.name ?? null,
      lastUsedAt: now,
    };
    if (!(await this.sessions.add(session, proof))) {
      const suspension = await this.suspensions.find(account.id);
      if (suspension) throw new AccountSuspended(suspension);
      throw proof.passwordHash === undefined ? new NotSignedIn() : new WrongCredentials();
    }
    await this.noticeDevice.execute({ accountId: account.id, at: now, strength, provider: provider?.label ?? null, isNewAccount }, caller);
    return {
      token,
      account,
      actor: Actor.person(
        account.id,
        signInOf(session, (name) => provider?.label ?? name),
      ),
      isNewAccount,
    };
  }
}
