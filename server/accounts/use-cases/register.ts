import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { FieldRefusals } from '../../domain-error.js';
import type { Parsed } from '../../parsed.rules.js';
import type { Account } from '../account.js';
import { RegistrationRefused, takenFields } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { refuseCommonPassword } from '../common-passwords.js';
import { parseEmailAddress, type EmailAddress } from '../email-address.rules.js';
import { parsePassword, type Password } from '../password.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { RATE_LIMITS } from '../rate-limit.js';
import { parseUsername, type Username } from '../username.rules.js';
import { LimitAttempts } from './limit-attempts.js';
import { StartSession, type SignedIn } from './start-session.js';

/** The data that a person typed to open an account. */
export interface RegisterCommand {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface Parts {
  readonly username: Parsed<Username>;
  readonly email: Parsed<EmailAddress>;
  readonly password: Parsed<Password>;
}

/**
 * Opens an account and signs it in. Errors: REGISTRATION_REFUSED with all faults together, a list for each field; TOO_MANY_ATTEMPTS. Refused
 * registrations count, too, because each can be used to find out whether a name is taken.
 */
@Injectable()
export class Register {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly startSession: StartSession,
  ) {}

  async execute(command: RegisterCommand, caller: Caller): Promise<SignedIn> {
    const attempt = { limit: RATE_LIMITS.registerFromNetwork, key: caller.network };
    const account = await this.limitAttempts.execute([attempt], () => this.open(command, caller.network));
    // No transaction is needed: if the session fails, the account is complete and its owner can sign in.
    return this.startSession.execute(account, caller, { isNewAccount: true });
  }

  private async open(command: RegisterCommand, network: string): Promise<Account> {
    const { account, password } = await this.accept(command);
    const passwordHash = await this.hasher.hash(password, network);
    if (!(await this.accounts.add(account, passwordHash))) throw new RegistrationRefused(takenFields);
    return account;
  }

  private async accept(command: RegisterCommand): Promise<{ account: Account; password: Password }> {
    const username = parseUsername(command.username);
    const email = parseEmailAddress(command.email);
    const password = refuseCommonPassword(parsePassword(command.password));
    const isTaken = await this.isTaken({ username, email, password });
    if (!username.ok || !email.ok || !password.ok || isTaken) {
      const fields = refusedFields({ username, email, password });
      throw new RegistrationRefused(isTaken ? { ...fields, ...takenFields } : fields);
    }
    const account = {
      id: randomUUID(),
      username: username.value,
      email: email.value,
      emailVerified: false,
      registeredAt: this.clock.now(),
    };
    return { account, password: password.value };
  }

  // Checked only when both are valid: together with an invalid username, "taken" would reveal that the address is known.
  private async isTaken({ username, email }: Parts): Promise<boolean> {
    return username.ok && email.ok && this.accounts.isTaken(username.value, email.value);
  }
}

function refusedFields(parts: Parts): FieldRefusals {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([field, part]: [string, Parsed<unknown>]) => (part.ok ? [] : [[field, [part.refusal]]])),
  );
}
