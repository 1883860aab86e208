import { Injectable } from '@nestjs/common';
import { FirstLookNeeded } from '../../hiding/hiding.errors.js';
import { FirstLooks } from '../../hiding/ports/first-looks.port.js';
import { Publishers } from '../ports/publishers.port.js';
import { PublisherNotVerified } from '../publishing.errors.js';

/** Whether others may see what an account makes. Whatever shows them something new asks here, whichever door it was asked at. */
@Injectable()
export class RequirePublisher {
  constructor(
    private readonly publishers: Publishers,
    private readonly firstLooks: FirstLooks,
  ) {}

  /** Refuses an account that may not publish. Errors: EMAIL_NOT_VERIFIED. */
  async toPublish(accountId: string): Promise<void> {
    if (!(await this.publishers.mayPublish(accountId))) throw new PublisherNotVerified();
  }

  /** Refuses an account of which others may not see now what it has not published. Errors: EMAIL_NOT_VERIFIED, FIRST_LOOK_NEEDED. */
  async toShow(accountId: string): Promise<void> {
    await this.toPublish(accountId);
    if (!(await this.firstLooks.mayShow(accountId))) throw new FirstLookNeeded();
  }

  /** Whether `toShow` would let it. */
  async mayShow(accountId: string): Promise<boolean> {
    return (await this.publishers.mayPublish(accountId)) && this.firstLooks.mayShow(accountId);
  }
}
