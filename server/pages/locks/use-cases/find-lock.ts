import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { Linkname } from '../../linknames/linkname.rules.js';
import { locksOf, stateOfPage } from '../../design/visible-tiles.rules.js';
import { tileIdsOf } from '../../design/tile-ids.rules.js';
import type { Page } from '../../page.js';
import { PageStore } from '../../ports/page-store.port.js';
import type { OpenableLock } from '../lock-pass.js';
import { LockKeys } from '../ports/lock-keys.port.js';

/** A lock, and the page that it is on. */
export interface FoundLock {
  readonly pageId: string;
  readonly lock: OpenableLock;
}

/** Finds what a password opens: a tile of the page at a linkname, or the page. Null if there is nothing to open now. */
@Injectable()
export class FindLock {
  constructor(
    private readonly pages: PageStore,
    private readonly keys: LockKeys,
    private readonly clock: Clock,
  ) {}

  /** `tile`: its id; undefined for the page. */
  async execute(linkname: Linkname, tile: string | undefined): Promise<FoundLock | null> {
    const now = this.clock.now();
    const { page } = await this.pages.lookUp(linkname, now);
    const isThere = page && page.access !== 'nobody' && stateOfPage(page.period, now).state === 'shown';
    const id = isThere && (tile === undefined ? page.accessLock?.lock : lockOfTile(page, tile, now));
    const [lock] = id ? await this.keys.find([id]) : [];
    return page && lock ? { pageId: page.id, lock } : null;
  }
}

function lockOfTile({ design }: Page, tile: string, now: Date): string | undefined {
  if (!design) return undefined;
  const place = tileIdsOf(design.tiles).indexOf(tile);
  const lock = design.tiles[place]?.visibility?.lock;
  return lock !== undefined && locksOf(design, now).includes(lock) ? lock : undefined;
}
