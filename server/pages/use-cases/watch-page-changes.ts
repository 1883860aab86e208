import { Injectable } from '@nestjs/common';
import { PageChanges } from '../ports/page-changes.port.js';

interface WatchPageChangesCommand {
  /** Called with each linkname whose page changed, came or went. */
  readonly changed: (linkname: string) => void;
  /** Called, besides, with each linkname whose former page may not be shown again. */
  readonly gone: (linkname: string) => void;
  /** Called when changes may have been missed: anything kept may be outdated. */
  readonly missed: () => void;
}

/** Tells whoever keeps copies of pages when to drop them. */
@Injectable()
export class WatchPageChanges {
  constructor(private readonly changes: PageChanges) {}

  execute({ changed, gone, missed }: WatchPageChangesCommand): void {
    this.changes.onChange(changed);
    this.changes.onGone(gone);
    this.changes.onGap(missed);
  }
}
