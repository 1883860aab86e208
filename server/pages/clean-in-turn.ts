import { Injectable } from '@nestjs/common';
import { FairQueue } from '../fair-queue.js';
import { cleanDesign } from './clean-design.js';
import type { PageDesign } from './page-design.rules.js';
import { TilesNotCleaned } from './pages.errors.js';
import { TileSanitizer } from './ports/tile-sanitizer.port.js';

// A large design takes a second of a core. So many take turns, tile by tile.
const atOnce = 4;
const mostWaiting = 100;

/** Cleans designs for accounts, which take turns: whoever sends a hundred at once has one of them cleaned at a time. Errors: BUSY. */
@Injectable()
export class CleanInTurn {
  private readonly queue = new FairQueue({ atOnce, atOnceOfOne: 1, mostWaiting }, () => new TilesNotCleaned());

  constructor(private readonly sanitizer: TileSanitizer) {}

  /** Of the rules that it cleans by. */
  get version(): number {
    return this.sanitizer.version;
  }

  /** As `cleanDesign`. */
  clean(ownerId: string, design: PageDesign, check?: Parameters<typeof cleanDesign>[2]): Promise<PageDesign> {
    return this.queue.inTurn(ownerId, () => cleanDesign(design, this.sanitizer, check));
  }
}
