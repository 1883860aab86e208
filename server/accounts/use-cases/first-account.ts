import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { RegistrationRefused, SetUpCodeWrong, SetUpDone, SignUpModeSet, takenFields } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { refuseCommonPassword } from '../common-passwords.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { attemptsFrom, RATE_LIMITS } from '../limits/rate-limit.js';
import { LimitAttempts } from '../limits/use-cases/limit-attempts.js';
import { parsePassword } from '../password.rules.js';
import { OperatorStore, type FirstOperator } from '../ports/operator-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { StartSession, type SignedIn } from '../sessions/use-cases/start-session.js';
import { needPasswords, SignInSettings } from '../sign-in-settings.js';
import { newSetUpCode, parseSetUpCode } from '../set-up-code.js';
import { SignUpModes } from '../sign-up/ports/sign-up-modes.port.js';
import { keepingDomains, type SignUpMode } from '../sign-up/sign-up-mode.rules.js';
import { parseUsername } from '../username.rules.js';
import { refusedFields } from './register.js';

/** What the first operator has typed and chosen. */
export interface SetUpCommand {
  readonly code: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Who may sign up from now on; null leaves it as it is. */
  readonly signUp: SignUpMode | null;
}

/**
 * The first account that administers the site. Whoever runs the server knows the code that it prints, so no stranger is first. Uses of a code
 * are limited, because it could be guessed.
 */
@Injectable()
export class FirstAccount {
  constructor(
    private readonly operators: OperatorStore,
    private readonly modes: SignUpModes,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
    private readonly startSession: StartSession,
    private readonly settings: SignInSettings,
  ) {}

  /** The code for the server to print; null when somebody administers the site, and where providers are the only way in. */
  async offer(): Promise<string | null> {
    return this.settings.passwordSignIn === 'on' ? this.operators.offerSetUp(newSetUpCode()) : null;
  }

  /** Whether the site waits for its first operator. */
  async isAwaited(): Promise<boolean> {
    return this.settings.passwordSignIn === 'on' && (await this.operators.setUpCode()) !== null;
  }

  /** Returns the code as it is stored. Errors: PASSWORDS_OFF; SET_UP_DONE, SET_UP_CODE_WRONG, TOO_MANY_ATTEMPTS. */
  async checkCode(text: string, { network }: Caller): Promise<string> {
    needPasswords(this.settings);
    const attempts = [...attemptsFrom(RATE_LIMITS.setUpFromNetwork, network), { limit: RATE_LIMITS.setUpFromAnywhere, key: 'everybody' }];
    return this.limitAttempts.execute(attempts, async () => {
      const code = await this.operators.setUpCode();
      if (code === null) throw new SetUpDone();
      if (parseSetUpCode(text) !== code) throw new SetUpCodeWrong();
      return code;
    });
  }

  /** Errors: those of `checkCode`; REGISTRATION_REFUSED with all faults together; SIGN_UP_MODE_SET when `SIGN_UP` says who may sign up. */
  async check(command: SetUpCommand, caller: Caller): Promise<FirstOperator> {
    const code = await this.checkCode(command.code, caller);
    const [username, email] = [parseUsername(command.username), parseEmailAddress(command.email)];
    const password = refuseCommonPassword(parsePassword(command.password), command);
    if (!username.ok || !email.ok || !password.ok) throw new RegistrationRefused(refusedFields({ username, email, password }));
    const { mode, source } = await this.modes.load();
    if (command.signUp && source === 'variable') throw new SignUpModeSet();
    const account = {
      id: randomUUID(),
      username: username.value,
      firstUsername: username.value,
      email: email.value,
      emailVerified: false,
      registeredAt: this.clock.now(),
    };
    return {
      account,
      passwordHash: await this.hasher.hash(password.value, caller.network),
      code,
      signUp: command.signUp && keepingDomains(mode, command.signUp),
    };
  }

  /** Opens the account, with which the code is used up, and signs it in. Errors: SET_UP_DONE; REGISTRATION_REFUSED when a name is taken. */
  async open(first: FirstOperator, caller: Caller): Promise<SignedIn> {
    const outcome = await this.operators.addFirst(first);
    if (outcome === 'closed') throw new SetUpDone();
    if (outcome === 'taken') throw new RegistrationRefused(takenFields);
    return this.startSession.execute(first.account, caller, { strength: 'password', isNewAccount: true });
  }
}
