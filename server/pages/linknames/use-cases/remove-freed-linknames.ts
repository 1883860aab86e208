import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { PageStore } from '../../ports/page-store.port.js';

const BATCH = 500;

/** Deletes the rows of reserved linknames that anybody may claim again, at most 500 in one call. Returns whether there may be more. */
@Injectable()
export class RemoveFreedLinknames {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<boolean> {
    return (await this.pages.removeFreedLinknames(this.clock.now(), BATCH)) === BATCH;
  }
}
