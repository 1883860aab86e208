import type { CheckedPage, CheckProgress, FoundPage, LinkFinding } from '../../../server/pages/blocked-links/link-check.js';
import { LinkCheckStore, type CheckStep } from '../../../server/pages/blocked-links/ports/link-check-store.port.js';

/** The comparison of these pages, two at a time, in memory, for unit tests. */
export class MemoryLinkChecks extends LinkCheckStore {
  /** The ids of the pages in the order in which they were compared. */
  readonly compared: string[] = [];
  private current: CheckProgress | null = null;
  private readonly found = new Map<string, LinkFinding & { readonly foundAt: Date }>();

  /** In the order of their ids. */
  constructor(private readonly pages: readonly CheckedPage[]) {
    super();
  }

  override async progress(): Promise<CheckProgress | null> {
    return this.current;
  }

  override async pagesAfter(after: string | null, until: string | null): Promise<CheckedPage[]> {
    return this.pages.filter(({ id }) => (after === null || id > after) && (until === null || id <= until)).slice(0, 2);
  }

  override async saveStep({ progress, pages, findings, at }: CheckStep): Promise<void> {
    this.current = progress;
    for (const { id } of pages) this.found.delete(id);
    for (const finding of findings) this.found.set(finding.pageId, { ...finding, foundAt: at });
    this.compared.push(...pages.map(({ id }) => id));
  }

  override async findings(atMost: number): Promise<FoundPage[]> {
    const isPresent = ({ pageId, version }: LinkFinding) => this.pages.some((page) => page.id === pageId && page.version === version);
    const found = [...this.found.values()].filter(isPresent).toSorted((one, other) => other.foundAt.getTime() - one.foundAt.getTime());
    return found.slice(0, atMost).map((finding) => ({ ...finding, linkname: null, owner: 'ada', isHidden: false }));
  }
}
