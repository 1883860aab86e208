import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import { sanitizeDesign } from './sanitize-design.js';
import type { PageDesign } from './page-design.rules.js';
import { TilesNotSanitized } from '../pages.errors.js';
import { TileSanitizer } from './ports/tile-sanitizer.port.js';

// A large design takes a second of CPU time, so accounts take turns after each tile.
const atOnce = 4;
const mostWaiting = 100;

/** A queue that sanitizes designs. It takes turns between accounts, and sanitizes one design of an account at a time. Errors: BUSY. */
@Injectable()
export class SanitizerQueue {
  private readonly queue = new FairQueue({ atOnce, atOnceOfOne: 1, mostWaiting }, () => new TilesNotSanitized());

  constructor(private readonly sanitizer: TileSanitizer) {}

  /** The version of the sanitizer's rules. */
  get version(): number {
    return this.sanitizer.version;
  }

  /** The same as `sanitizeDesign`, when the account's turn comes. */
  sanitize(accountId: string, design: PageDesign, check?: Parameters<typeof sanitizeDesign>[2]): Promise<PageDesign> {
    return this.queue.inTurn(accountId, () => sanitizeDesign(design, this.sanitizer, check));
  }
}
