import type { HiddenPage } from '../../../server/pages/hiding/page-hiding.js';
import { FirstLooks, type WaitingPages } from '../../../server/pages/hiding/ports/first-looks.port.js';
import type { Page } from '../../../server/pages/page.js';

/** What a test says of first publications, and what operators are told. */
export class MemoryFirstLooks extends FirstLooks {
  /** The ids of the accounts whose first publications wait. */
  readonly asked = new Set<string>();
  /** The ids of the pages that operators were told of. */
  readonly told: string[] = [];

  override async areAskedFor(accountId: string): Promise<boolean> {
    return this.asked.has(accountId);
  }

  override async mayShow(accountId: string): Promise<boolean> {
    return !this.asked.has(accountId);
  }

  override async tellOperators({ id }: Page): Promise<void> {
    this.told.push(id);
  }

  override async approve(): Promise<boolean> {
    return false;
  }

  override async list(): Promise<HiddenPage[]> {
    return [];
  }

  override async count(): Promise<WaitingPages> {
    return { count: 0, since: null };
  }
}
