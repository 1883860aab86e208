import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { PasswordRefused, ResetLinkInvalid } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { refuseCommonPassword } from '../common-passwords.js';
import { isValidAt } from '../one-time-token.js';
import { parsePassword } from '../password.rules.js';
import { AccountStore } from '../ports/account-store.port.js';
import { OneTimeTokenStore } from '../ports/one-time-token-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { hashToken, type TokenHash } from '../sessions/session.js';
import { needPasswords, SignInSettings } from '../sign-in-settings.js';

/** The parts of a mailed link, and the password that its reader chose. */
export interface ResetPasswordCommand {
  /** Any text. A text that is not an account's id gets the same error as an expired link. */
  readonly accountId: string;
  readonly token: string;
  readonly password: string;
}

/**
 * Replaces a password by a mailed link, ends every session of the account, revokes its access tokens, and switches its webhooks off. A person with the
 * link can read the account's mail, so the address counts as verified from then on. Errors: PASSWORDS_OFF; PASSWORD_REFUSED, after which the link is still valid; RESET_LINK_INVALID.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly tokens: OneTimeTokenStore,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly settings: SignInSettings,
  ) {}

  async execute({ accountId, token, password: text }: ResetPasswordCommand, { language }: Caller): Promise<void> {
    needPasswords(this.settings);
    const typed = refuseCommonPassword(parsePassword(text));
    if (!typed.ok) throw new PasswordRefused(typed.refusal);
    const tokenHash = hashToken(token);
    // Checked before the password is hashed: hashing is expensive, and anybody can send an invented link.
    if (!(await this.isValid(tokenHash, accountId))) throw new ResetLinkInvalid();
    // Not before the link was checked: the refusal says what the account is called.
    const password = refuseCommonPassword(typed, await this.accounts.findById(accountId));
    if (!password.ok) throw new PasswordRefused(password.refusal);
    const passwordHash = await this.hasher.hash(password.value);
    const isReset = await this.accounts.resetPassword({ tokenHash, accountId, passwordHash, at: this.clock.now(), language });
    if (!isReset) throw new ResetLinkInvalid();
  }

  private async isValid(tokenHash: TokenHash, accountId: string): Promise<boolean> {
    const token = await this.tokens.find(tokenHash, 'reset-password');
    return token !== null && token.accountId === accountId && isValidAt(token, this.clock.now());
  }
}
