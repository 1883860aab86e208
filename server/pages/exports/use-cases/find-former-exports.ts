import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { inBatches } from '../../../in-batches.rules.js';
import { parseLinkname, type Linkname } from '../../linknames/linkname.rules.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { PageStore } from '../../ports/page-store.port.js';
import type { PageRevision } from '../../public-look-up.js';
import { isOfPage, revisionText } from './export-page.js';

/** The names whose files show another state than the present one. */
export interface FormerExports {
  /** Those that nobody may see any more: there is no page, it is hidden, or it is another one. */
  readonly gone: readonly string[];
  readonly changed: readonly string[];
}

/** Compares everything that is exported with the pages in the database. */
@Injectable()
export class FindFormerExports {
  constructor(
    private readonly pages: PageStore,
    private readonly exported: ExportedPages,
    private readonly clock: Clock,
  ) {}

  /** Yields what it finds in batches. What a batch has found may be nothing. Memory does not grow with the number of pages. */
  async *execute(): AsyncGenerator<FormerExports> {
    for await (const names of inBatches(this.exported.names())) {
      const { gone, changed } = await this.compare(names.filter(isLinkname));
      yield { gone: [...names.filter((name) => !isLinkname(name)), ...gone], changed };
    }
  }

  private async compare(linknames: readonly Linkname[]): Promise<FormerExports> {
    const revisions = await this.pages.revisionsOf(linknames, this.clock.now());
    const states = new Map<Linkname, 'former' | 'of another page'>();
    for (const linkname of linknames) {
      const state = await this.stateOf(linkname, revisions.get(linkname));
      if (state !== 'present') states.set(linkname, state);
    }
    // Otherwise a look-up could come from a replica that lacks the change.
    this.pages.noteMissed([...states.keys()]);
    const found: Record<keyof FormerExports, string[]> = { gone: [], changed: [] };
    for (const [linkname, state] of states) {
      const isGone = state === 'of another page' || !(await this.isPublished(linkname));
      found[isGone ? 'gone' : 'changed'].push(linkname);
    }
    return found;
  }

  private async stateOf(linkname: Linkname, revision: PageRevision | undefined): Promise<'present' | 'former' | 'of another page'> {
    const stamp = await this.exported.stampOf(linkname);
    if (!stamp || !revision) return 'former';
    if (stamp.revision === revisionText(revision)) return 'present';
    return isOfPage(stamp.revision, revision) ? 'former' : 'of another page';
  }

  private async isPublished(linkname: Linkname): Promise<boolean> {
    const { page } = await this.pages.lookUp(linkname, this.clock.now());
    return Boolean(page?.publishedAt);
  }
}

function isLinkname(name: string): name is Linkname {
  const parsed = parseLinkname(name);
  return parsed.ok && parsed.value === name;
}
