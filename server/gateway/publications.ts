import { Injectable } from '@nestjs/common';
import type { Actor } from '../actor.js';
import type { Published } from '../pages/page.js';
import { PublishOnce, type PublishOnceCommand } from '../pages/publishing/use-cases/publish-once.js';
import { AccountLimits } from '../accounts/limits/use-cases/account-limits.js';

/** Publishes for signed-in accounts, for either API. Errors: those of `PublishOnce`, TOO_MANY_ATTEMPTS. */
@Injectable()
export class Publications {
  constructor(
    private readonly accountLimits: AccountLimits,
    private readonly publishOnce: PublishOnce,
  ) {}

  /** `read` turns the request into a command. It takes time for a large document, so it runs only within the rate limit. */
  publish(actor: Actor, read: () => PublishOnceCommand): Promise<Published> {
    return this.accountLimits.admit('publish', actor, async () => this.publishOnce.execute(read()));
  }
}
