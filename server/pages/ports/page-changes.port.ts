import type { PageAddress } from '../page-address.js';

/**
 * Notifies caches about pages that changed. A reader that reads a page while it changes may still get the former one. So a read that
 * began before the notification must not be cached.
 */
export abstract class PageChanges {
  /**
   * The listener gets each address whose page was changed, added or removed. The instance that writes calls it before the writer gets the
   * response, the other instances a moment later.
   */
  abstract onChange(listener: (address: PageAddress) => void): void;

  /**
   * Like `onChange`, and before it, with each address that lost its page: the page moved, or its account was removed. From then on the
   * former page must not be shown, not even while the database cannot be read.
   */
  abstract onGone(listener: (address: PageAddress) => void): void;

  /** The listener is called when notifications of other instances may have been missed: everything in a cache may be outdated. */
  abstract onGap(listener: () => void): void;
}
