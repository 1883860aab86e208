import { Injectable } from '@nestjs/common';
import { changeBetween, type PageTrace } from '../page-change.rules.js';
import type { PageVersionSummary, StoredVersionSummary } from '../page-version.js';
import { PageStore } from '../ports/page-store.port.js';

/** The versions of an account's page that are kept, at most 50, the newest first: that is the one visitors see. */
@Injectable()
export class ListPageVersions {
  constructor(private readonly pages: PageStore) {}

  async execute(ownerId: string): Promise<PageVersionSummary[]> {
    const stored = await this.pages.listVersions(ownerId);
    return stored.map((newer, at) => {
      const { version, publishedAt, tileCount, look } = newer;
      const older = stored[at + 1];
      const change = older ? changeBetween(traceOf(older), traceOf(newer)) : null;
      return { version, publishedAt, title: look.title, tileCount, look, change };
    });
  }
}

function traceOf({ look, traces }: StoredVersionSummary): PageTrace {
  return { ...look, tiles: traces };
}
