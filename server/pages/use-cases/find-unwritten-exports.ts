import { Injectable } from '@nestjs/common';
import type { Linkname } from '../linkname.rules.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

/** How many pages are read by one query. */
const BATCH = 200;

/** Which published pages have to be written: all of them, those without files of this renderer, or only those without any. */
export type ExportScope = 'all' | { readonly renderer: string } | 'missing';

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
      if (!stamp || (scope !== 'missing' && stamp.renderer !== scope.renderer)) found.push(linkname);
    }
    return found;
  }
}
