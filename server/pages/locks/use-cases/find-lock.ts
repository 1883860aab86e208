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
    const id = page && page.access !== 'nobody' && openable(page, tile, now);
    const [lock] = id ? await this.keys.find([id]) : [];
    return page && lock ? { pageId: page.id, lock } : null;
  }
}

/** The password of a page is asked before the moment at which it comes is told. */
function openable(page: Page, tile: string | undefined, now: Date): string | undefined {
  const { state } = stateOfPage(page.period, now);
  if (tile !== undefined) return state === 'shown' ? lockOfTile(page, tile, now) : undefined;
  return state === 'withheld' ? undefined : page.accessLock?.lock;
}

function lockOfTile({ design }: Page, tile: string, now: Date): string | undefined {
  if (!design) return undefined;
  const place = tileIdsOf(design.tiles).indexOf(tile);
  const lock = design.tiles[place]?.visibility?.lock;
  return lock !== undefined && locksOf(design, now).includes(lock) ? lock : undefined;
}
