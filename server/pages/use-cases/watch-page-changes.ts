import { Injectable } from '@nestjs/common';
import type { PageAddress } from '../page-address.js';
import { PageChanges } from '../ports/page-changes.port.js';

interface WatchPageChangesCommand {
  /** Called with each address whose page was changed, added or removed. */
  readonly changed: (address: PageAddress) => void;
  /** Called, too, with each address whose former page must not be shown any more. A writer of this instance waits for it. */
  readonly gone: (address: PageAddress) => void | Promise<void>;
  /** Called when notifications may have been missed: everything in the cache may be outdated. */
  readonly missed: () => void;
}

/** Tells a cache of pages which entries to invalidate. */
@Injectable()
export class WatchPageChanges {
  constructor(private readonly changes: PageChanges) {}

  execute({ changed, gone, missed }: WatchPageChangesCommand): void {
    this.changes.onChange(changed);
    this.changes.onGone(gone);
    this.changes.onGap(missed);
  }
}
