import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { PageStore } from '../../ports/page-store.port.js';

/** So few that visitors who come meanwhile wait for less than a millisecond. */
const BATCH = 100;

/**
 * Tells every instance of pages whose tiles have come or gone since the last call, at most 100 in one call. Returns whether there may be more. Visitors do not depend on it: what they
 * get is decided by the time of their request. Exported files do.
 */
@Injectable()
export class PassMoments {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<boolean> {
    return (await this.pages.passMoments(this.clock.now(), BATCH)) === BATCH;
  }
}
