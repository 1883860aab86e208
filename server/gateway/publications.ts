import { Injectable } from '@nestjs/common';
import type { Actor } from '../actor.js';
import type { Published } from '../pages/page.js';
import { PublishPage, type PublishPageCommand } from '../pages/publishing/use-cases/publish-page.js';
import { AccountLimits } from '../accounts/limits/use-cases/account-limits.js';

/** Publishes for signed-in accounts, for either API. Errors: those of `PublishPage`, TOO_MANY_ATTEMPTS. */
@Injectable()
export class Publications {
  constructor(
    private readonly accountLimits: AccountLimits,
    private readonly publishPage: PublishPage,
  ) {}

  /** `read` turns the request into a command. It takes time for a large document, so it runs only within the rate limit. Dry runs count as publications if the program may publish. */
  publish(actor: Actor, read: () => PublishPageCommand, isDryRun = false): Promise<Published> {
    const action = isDryRun && !actor.has('publish') ? 'tryPublication' : 'publish';
    return this.accountLimits.admit(action, actor, async () => this.publishPage.execute(read()));
  }
}
