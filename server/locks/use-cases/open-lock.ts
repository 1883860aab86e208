import { Injectable } from '@nestjs/common';
import { LOCK_GUESSES } from '../../accounts/limits/rate-limit.js';
import { LimitGuesses } from '../../accounts/limits/use-cases/limit-guesses.js';
import { HashPassword } from '../../accounts/use-cases/hash-password.js';
import { Clock } from '../../clock.port.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { writePass } from '../../pages/locks/lock-pass.js';
import { FindLock } from '../../pages/locks/use-cases/find-lock.js';
import { asCompared } from '../lock-password.js';
import { LockStore } from '../ports/lock-store.port.js';

/** So long a password opens a page or a tile, in milliseconds. */
export const OPEN_FOR = 12 * 3_600_000;

/** What a visitor has typed. */
export interface OpenLockCommand {
  readonly linkname: Linkname;
  /** The id of the tile; undefined for the page. */
  readonly tile: string | undefined;
  readonly password: string;
  /** The network that it comes from. Wrong passwords are counted by it. */
  readonly network: string;
}

/** What the right password gives. */
export interface GivenPass {
  readonly pass: string;
  /** The pass ends then. */
  readonly until: Date;
}

/**
 * Opens a tile or a page by its password. The pass is for the browser of the visitor. `wrong`: another password. `nothing`: there is nothing to open.
 * Errors: TOO_MANY_ATTEMPTS after five wrong passwords in a minute from one network, and after many from one network or from all; BUSY.
 */
@Injectable()
export class OpenLock {
  constructor(
    private readonly findLock: FindLock,
    private readonly locks: LockStore,
    private readonly passwords: HashPassword,
    private readonly limitGuesses: LimitGuesses,
    private readonly clock: Clock,
  ) {}

  async execute({ linkname, tile, password, network }: OpenLockCommand): Promise<GivenPass | 'wrong' | 'nothing'> {
    const found = await this.findLock.execute(linkname, tile);
    if (!found) return 'nothing';
    const { lock, pageId } = found;
    const guess = { typed: lock.id, account: lock.id, match: () => this.match(lock.id, password, network) };
    const isRight = await this.limitGuesses.execute(LOCK_GUESSES, network, () => Promise.resolve(guess));
    if (isRight === null) return 'wrong';
    // A pass has whole seconds.
    const until = new Date(Math.floor((this.clock.now().getTime() + OPEN_FOR) / 1_000) * 1_000);
    return { pass: writePass(lock, pageId, until), until };
  }

  private async match(lock: string, typed: string, network: string): Promise<true | null> {
    const hash = (await this.locks.passwordHash(lock)) ?? '';
    return (await this.passwords.verify(hash, asCompared(typed), network)) ? true : null;
  }
}
