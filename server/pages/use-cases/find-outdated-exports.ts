import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname, type Linkname } from '../linkname.rules.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';
import { revisionText } from './export-page.js';

/** How many names are compared by one query. */
const BATCH = 200;

/** Which files are outdated: all of them, those of another renderer, or only those whose page has changed. */
export type ExportScope = 'all' | { readonly renderer: string } | 'changed';

/** Compares all published pages with their files. Memory does not grow with the number of pages. */
@Injectable()
export class FindOutdatedExports {
  constructor(
    private readonly pages: PageStore,
    private readonly exported: ExportedPages,
    private readonly clock: Clock,
  ) {}

  /** Yields the names whose files have to be written or removed, in batches that may be empty. */
  async *execute(scope: ExportScope): AsyncGenerator<readonly string[]> {
    for await (const linknames of this.published()) yield scope === 'all' ? linknames : await this.outdated(linknames, scope);
    for await (const names of this.exportedNames()) {
      const linknames = names.flatMap((name) => (isLinkname(name) ? [name] : []));
      yield [...names.filter((name) => !isLinkname(name)), ...(await this.outdated(linknames, 'changed'))];
    }
  }

  private async *published(): AsyncGenerator<Linkname[]> {
    let from = '' as Linkname;
    for (;;) {
      const listed = await this.pages.listPublished({ from, before: null }, BATCH + 1);
      const linknames = listed.map(({ linkname }) => linkname);
      yield linknames.slice(0, BATCH);
      const next = linknames[BATCH];
      if (next === undefined) return;
      from = next;
    }
  }

  private async *exportedNames(): AsyncGenerator<string[]> {
    let names: string[] = [];
    for await (const name of this.exported.names()) {
      names.push(name);
      if (names.length < BATCH) continue;
      yield names;
      names = [];
    }
    yield names;
  }

  private async outdated(linknames: readonly Linkname[], scope: Exclude<ExportScope, 'all'>): Promise<Linkname[]> {
    const revisions = await this.pages.revisionsOf(linknames, this.clock.now());
    const found: Linkname[] = [];
    for (const linkname of linknames) {
      const stamp = await this.exported.stampOf(linkname);
      const revision = revisions.get(linkname);
      const isSame = stamp !== null && revision !== undefined && stamp.revision === revisionText(revision);
      if (!isSame || (scope !== 'changed' && stamp.renderer !== scope.renderer)) found.push(linkname);
    }
    return found;
  }
}

function isLinkname(name: string): name is Linkname {
  const parsed = parseLinkname(name);
  return parsed.ok && parsed.value === name;
}
