import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { Linkname } from '../linknames/linkname.rules.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PageRevision } from '../public-look-up.js';

/** The states of pages, for whoever keeps what was made from them. */
@Injectable()
export class PageRevisions {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** The present revisions of these linknames. */
  present(linknames: readonly Linkname[]): Promise<ReadonlyMap<Linkname, PageRevision>> {
    return this.pages.revisionsOf(linknames, this.clock.now());
  }

  /** These linknames have changed without a notification: the next look-up does not come from a replica that may lack the change. */
  noteMissed(linknames: readonly Linkname[]): void {
    this.pages.noteMissed(linknames);
  }
}
