import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { refusal } from '../../parsed.rules.js';
import type { Account } from '../account.js';
import { NotSignedIn } from '../accounts.errors.js';
import type { Caller } from '../caller.js';
import { RATE_LIMITS } from '../limits/rate-limit.js';
import { LimitAttempts } from '../limits/use-cases/limit-attempts.js';
import { AccountStore } from '../ports/account-store.port.js';
import { UsernameRefused } from '../username.errors.js';
import { parseUsername } from '../username.rules.js';

/**
 * Gives an account another username, for its owner, and mails the owner. Nobody signs in with the former one any more; others may take it, unless the account was opened with
 * it. Errors: SIGN_IN_NEEDED, FRESH_SIGN_IN_NEEDED; USERNAME_INVALID, USERNAME_UNCHANGED and USERNAME_TAKEN with the field `username`; TOO_MANY_ATTEMPTS;
 * UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class ChangeUsername {
  constructor(
    private readonly accounts: AccountStore,
    private readonly limitAttempts: LimitAttempts,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, text: string, { language }: Caller): Promise<Account> {
    const accountId = actor.accountInPerson();
    actor.needFreshSignIn(this.clock.now());
    const typed = parseUsername(text);
    if (!typed.ok) throw new UsernameRefused(typed.refusal);
    const username = typed.value;
    const account = await this.accounts.findById(accountId);
    if (!account) throw new NotSignedIn();
    if (account.username === username) throw new UsernameRefused(refusal('USERNAME_UNCHANGED'));
    const attempt = { limit: RATE_LIMITS.changeUsername, key: accountId };
    return this.limitAttempts.execute([attempt], async () => {
      if (await this.accounts.rename({ accountId, username, language })) return { ...account, username };
      throw new UsernameRefused(refusal('USERNAME_TAKEN'));
    });
  }
}
