import { Injectable } from '@nestjs/common';
import type { ExportStamp } from '../exported-page.js';
import type { Linkname } from '../../linknames/linkname.rules.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { PageStore } from '../../ports/page-store.port.js';

/** How many pages are read by one query. */
const BATCH = 200;

/** Which published pages have to be written: all of them, those without files of this renderer, only those without any, or those that only lack their card. */
export type ExportScope = 'all' | { readonly renderer: string } | 'missing' | 'without card';

/** Finds published pages whose files have to be written. It does not compare their states; `FindFormerExports` does. */
@Injectable()
export class FindUnwrittenExports {
  constructor(
    private readonly pages: PageStore,
    private readonly exported: ExportedPages,
  ) {}

  /** Yields their names in batches that may be empty. Memory does not grow with the number of pages. */
  async *execute(scope: ExportScope): AsyncGenerator<readonly Linkname[]> {
    let from = '' as Linkname;
    for (;;) {
      const listed = await this.pages.listPublished({ from, before: null }, BATCH + 1);
      const linknames = listed.map(({ linkname }) => linkname);
      yield await this.unwritten(linknames.slice(0, BATCH), scope);
      const next = linknames[BATCH];
      if (next === undefined) return;
      from = next;
    }
  }

  private async unwritten(linknames: Linkname[], scope: ExportScope): Promise<Linkname[]> {
    if (scope === 'all') return linknames;
    const found: Linkname[] = [];
    for (const linkname of linknames) {
      const stamp = await this.exported.stampOf(linkname);
      const isWanted = scope === 'without card' ? await this.lacksCard(linkname, stamp) : !stamp || isOfOther(stamp, scope);
      if (isWanted) found.push(linkname);
    }
    return found;
  }

  private async lacksCard(linkname: Linkname, stamp: ExportStamp | null): Promise<boolean> {
    return stamp !== null && (await this.exported.cardOf(linkname)) === null;
  }
}

function isOfOther({ renderer }: ExportStamp, scope: { readonly renderer: string } | 'missing'): boolean {
  return scope !== 'missing' && renderer !== scope.renderer;
}
