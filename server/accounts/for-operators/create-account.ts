import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { Account } from '../account.js';
import { RegistrationRefused, takenFields } from '../accounts.errors.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { newToken } from '../sessions/session.js';
import { parseUsername } from '../username.rules.js';
import { needPasswords, SignInSettings } from '../sign-in-settings.js';

/** The names of a new account, as an operator typed them. */
export interface CreateAccountCommand {
  readonly username: string;
  readonly email: string;
}

/**
 * Opens an account for somebody else. Nobody knows its password: the owner chooses one with a link. Errors: PASSWORDS_OFF; REGISTRATION_REFUSED with all
 * faults together.
 */
@Injectable()
export class CreateAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly settings: SignInSettings,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateAccountCommand): Promise<Account> {
    needPasswords(this.settings);
    const [username, email] = [parseUsername(command.username), parseEmailAddress(command.email)];
    if (!username.ok || !email.ok) {
      throw new RegistrationRefused({
        ...(!username.ok && { username: [username.refusal] }),
        ...(!email.ok && { email: [email.refusal] }),
      });
    }
    const registeredAt = this.clock.now();
    const account = {
      id: randomUUID(),
      username: username.value,
      firstUsername: username.value,
      email: email.value,
      emailVerified: false,
      registeredAt,
    };
    if (!(await this.accounts.add(account, await this.hasher.hash(newToken())))) throw new RegistrationRefused(takenFields);
    return account;
  }
}
