import { Injectable } from '@nestjs/common';
import type { PageAddress } from '../../../pages/page-address.js';
import { WatchPageChanges } from '../../../pages/use-cases/watch-page-changes.js';

/** What keeps something that was made from pages. */
export interface PageKeeper {
  /** The page has changed; what was made of it may be sent until there is a new one. */
  readonly changed?: (address: PageAddress) => void;
  /** What was made of the former page must not be sent any more. */
  readonly gone: (address: PageAddress) => void | Promise<void>;
  /** Changes may have been missed: everything may be outdated. */
  readonly missed?: () => void;
}

/**
 * Tells whatever this instance keeps of pages for visitors that a page has changed or is gone: documents with their data and answers to older clients, pictures, and the sitemap. Whoever finds a change
 * that was missed tells it here, too, so that nothing is told by one and not by the other.
 */
@Injectable()
export class PageNews {
  private readonly keepers: PageKeeper[] = [];

  constructor(watchPageChanges: WatchPageChanges) {
    watchPageChanges.execute({
      changed: (address) => this.changed(address),
      gone: (address) => this.gone(address),
      missed: () => this.keepers.forEach(({ missed }) => missed?.()),
    });
  }

  tell(keeper: PageKeeper): void {
    this.keepers.push(keeper);
  }

  changed(address: PageAddress): void {
    this.keepers.forEach(({ changed }) => changed?.(address));
  }

  /** Resolves when the former pages are nowhere any more. All are told of all of them before one is waited for. */
  async gone(...addresses: readonly PageAddress[]): Promise<void> {
    await Promise.all(addresses.flatMap((address) => this.keepers.map(async ({ gone }) => gone(address))));
  }
}
