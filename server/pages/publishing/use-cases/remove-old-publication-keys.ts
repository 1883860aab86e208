import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { PageStore } from '../../ports/page-store.port.js';

const BATCH = 500;

/** Forgets publications whose answer is not repeated any more, at most 500 in one call. `PageStore.findPublication` does not depend on it. */
@Injectable()
export class RemoveOldPublicationKeys {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.pages.removeOldPublicationKeys(this.clock.now(), BATCH)) === BATCH;
  }
}
