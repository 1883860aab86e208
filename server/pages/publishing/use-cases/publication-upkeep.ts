import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { PageStore } from '../../ports/page-store.port.js';

/** So few that visitors who come meanwhile wait for less than a millisecond. */
const PAGES_AT_ONCE = 100;
const KEYS_AT_ONCE = 500;

/** What has to be done with publications as time passes. */
@Injectable()
export class PublicationUpkeep {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Tells every instance of pages whose tiles have come or gone since the last call, at most 100 in one call. Returns whether there may be more.
   * Visitors do not depend on it: what they get is decided by the time of their request. Exported files do.
   */
  async passMoments(): Promise<boolean> {
    return (await this.pages.passMoments(this.clock.now(), PAGES_AT_ONCE)) === PAGES_AT_ONCE;
  }

  /**
   * Forgets publications whose answer is not repeated any more, at most 500 in one call. `PageStore.findPublication` does not depend on it.
   * Returns whether there may be more.
   */
  async removeOldKeys(): Promise<boolean> {
    return (await this.pages.removeOldPublicationKeys(this.clock.now(), KEYS_AT_ONCE)) === KEYS_AT_ONCE;
  }
}
