import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { NotSignedIn } from '../accounts.errors.js';
import { AccountStore } from '../ports/account-store.port.js';

/**
 * Whether an account has a password: one that a provider has opened, or joined for the first time, has none. Scope: read. Errors: UNAUTHENTICATED
 * when it was just removed.
 */
@Injectable()
export class CheckPasswordIsSet {
  constructor(private readonly accounts: AccountStore) {}

  async execute(actor: Actor): Promise<boolean> {
    const credentials = await this.accounts.findCredentialsById(actor.accountFor('read'));
    if (!credentials) throw new NotSignedIn();
    return credentials.passwordHash !== null;
  }
}
