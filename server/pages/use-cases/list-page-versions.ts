import { Injectable } from '@nestjs/common';
import type { PageVersionSummary } from '../page-version.js';
import { PageStore } from '../ports/page-store.port.js';

/** The versions of an account's page that are kept, at most 50, the newest first: that is the one visitors see. */
@Injectable()
export class ListPageVersions {
  constructor(private readonly pages: PageStore) {}

  execute(ownerId: string): Promise<PageVersionSummary[]> {
    return this.pages.listVersions(ownerId);
  }
}
