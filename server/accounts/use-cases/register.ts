import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { FieldRefusals } from '../../domain-error.js';
import { Mails } from '../../mail/use-cases/mails.js';
import type { Parsed } from '../../parsed.rules.js';
import type { Account, Admission } from '../account.js';
import { RegistrationRefused, takenFields, TooManyAttempts } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { refuseCommonPassword } from '../common-passwords.js';
import { parseEmailAddress, type EmailAddress } from '../email-address.rules.js';
import { parsePassword, type Password } from '../password.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { attemptsFrom, RATE_LIMITS } from '../limits/rate-limit.js';
import { SignUpTerms, type Admitted } from '../sign-up/use-cases/sign-up-terms.js';
import { parseUsername } from '../username.rules.js';
import { LimitAttempts } from '../limits/use-cases/limit-attempts.js';
import { StartSession, type SignedIn } from '../sessions/use-cases/start-session.js';
import { needPasswords, SignInSettings } from '../sign-in-settings.js';

/** The data that a person typed to open an account. */
export interface RegisterCommand {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The code of an invitation. */
  readonly invitation?: string | null | undefined;
}

interface Accepted {
  readonly account: Account;
  readonly password: Password;
  readonly admission: Admission;
}

/**
 * Opens an account and signs it in. Errors: PASSWORDS_OFF; SIGN_UP_CLOSED, INVITATION_NEEDED, INVITATION_REFUSED; REGISTRATION_REFUSED with all faults together, a
 * list for each field; TOO_MANY_ATTEMPTS. Refused
 * registrations count, too, because each can be used to find out whether a name is taken. That is said only if nothing else is wrong, and then the
 * owner of a known address gets a mail.
 */
@Injectable()
export class Register {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly startSession: StartSession,
    private readonly mails: Mails,
    private readonly terms: SignUpTerms,
    private readonly settings: SignInSettings,
  ) {}

  async execute(command: RegisterCommand, caller: Caller): Promise<SignedIn> {
    needPasswords(this.settings);
    const attempts = attemptsFrom(RATE_LIMITS.registerFromNetwork, caller.network);
    const account = await this.limitAttempts.execute(attempts, () => this.open(command, caller));
    // No transaction is needed: if the session fails, the account is complete and its owner can sign in.
    return this.startSession.execute(account, caller, { strength: 'password', isNewAccount: true });
  }

  private async open(command: RegisterCommand, caller: Caller): Promise<Account> {
    const { account, password, admission } = this.accept(command, await this.terms.load(command.invitation ?? null));
    if (await this.accounts.isTaken(account.username, account.email)) return this.refuseTaken(account, caller);
    const passwordHash = await this.hasher.hash(password, caller.network);
    return (await this.accounts.add(account, passwordHash, admission)) ? account : this.refuseTaken(account, caller);
  }

  private accept(command: RegisterCommand, admit: (email: EmailAddress) => Parsed<Admitted>): Accepted {
    const username = parseUsername(command.username);
    const typed = parseEmailAddress(command.email);
    const email = typed.ok ? admit(typed.value) : typed;
    const password = refuseCommonPassword(parsePassword(command.password), command);
    if (!username.ok || !typed.ok || !email.ok || !password.ok) throw new RegistrationRefused(refusedFields({ username, email, password }));
    const account = {
      id: randomUUID(),
      username: username.value,
      firstUsername: username.value,
      email: typed.value,
      emailVerified: email.value.emailVerified,
      registeredAt: this.clock.now(),
    };
    return { account, password: password.value, admission: email.value };
  }

  private async refuseTaken({ email }: Account, { language }: Caller): Promise<never> {
    const owner = await this.accounts.findByEmail(email);
    if (owner) {
      const attempt = { limit: RATE_LIMITS.registerKnownAddress, key: owner.id };
      const tell = () => this.mails.add({ kind: 'address-known', accountId: owner.id, language });
      await this.limitAttempts.execute([attempt], tell).catch(unlessTold);
    }
    throw new RegistrationRefused(takenFields);
  }
}

function unlessTold(error: unknown): void {
  if (!(error instanceof TooManyAttempts)) throw error;
}

/** The refusals of those parts that have one. */
export function refusedFields(parts: Readonly<Record<'username' | 'email' | 'password', Parsed<unknown>>>): FieldRefusals {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([field, part]: [string, Parsed<unknown>]) => (part.ok ? [] : [[field, [part.refusal]]])),
  );
}
