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
   * Like `onChange`, with each address that lost its page, or shows somebody less than before (`isNarrowed`). From then on its former state must not be shown, not even while the database cannot
   * be read. The writer does not get the response before the promises of the listeners on its instance are resolved. They never reject.
   */
  abstract onGone(listener: (address: PageAddress) => void | Promise<void>): void;

  /** The listener is called when notifications of other instances may have been missed: everything in a cache may be outdated. */
  abstract onGap(listener: () => void): void;
}
