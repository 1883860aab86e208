import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HashPassword } from '../../accounts/use-cases/hash-password.js';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { parseLockPassword } from '../lock-password.js';
import { LockStore } from '../ports/lock-store.port.js';

/** So many passwords an account may set: each is kept, because versions of pages name it. */
const MOST_LOCKS = 1_000;

/**
 * Sets a password for tiles and pages of an account. It locks nothing until a tile or a page names the lock. Scope: publish. Returns its id.
 * Errors: LOCK_PASSWORD_INVALID; TOO_MANY_LOCKS; UNAUTHENTICATED when the account was just removed; BUSY.
 */
@Injectable()
export class CreateLock {
  constructor(
    private readonly locks: LockStore,
    private readonly passwords: HashPassword,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, typed: string): Promise<string> {
    const accountId = actor.accountFor('publish');
    const passwordHash = await this.passwords.hash(parseLockPassword(typed), accountId);
    const id = randomUUID();
    await this.locks.add({ id, accountId, passwordHash, at: this.clock.now() }, MOST_LOCKS);
    return id;
  }
}
