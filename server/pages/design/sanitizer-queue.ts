import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import type { PageDesign, Tile } from './page-design.rules.js';
import { TilesNotSanitized } from '../pages.errors.js';
import { TileSanitizer } from './ports/tile-sanitizer.port.js';

// A large design takes a second of CPU time, so accounts take turns after each tile.
const atOnce = 4;
const mostWaiting = 100;
// Strangers who open the link to a draft wait for its account, which takes no place of others.
const mostWaitingOfOne = 20;
/** How long sanitizing one design may delay other requests, in milliseconds. */
const longestTurn = 10;

/** A queue that sanitizes designs. It takes turns between accounts, and sanitizes one design of an account at a time. Errors: BUSY. */
@Injectable()
export class SanitizerQueue {
  private readonly queue = new FairQueue({ atOnce, atOnceOfOne: 1, mostWaiting, mostWaitingOfOne }, () => new TilesNotSanitized());

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

/**
 * The design with the content of every tile sanitized. Other requests are handled between tiles, because a design can have 1 MB of HTML.
 * `check` gets each sanitized tile and its place at once: when it throws, no further tile is sanitized.
 */
export async function sanitizeDesign(
  design: PageDesign,
  sanitizer: TileSanitizer,
  check: (tile: Tile, at: number) => Tile = (tile) => tile,
): Promise<PageDesign> {
  const tiles: Tile[] = [];
  let turnBegan = performance.now();
  for (const [at, tile] of design.tiles.entries()) {
    // Only text tiles have HTML. The rules of the other kinds have parsed all that they have.
    tiles.push(check(tile.kind === 'text' ? { ...tile, html: await sanitizer.sanitize(tile.html) } : tile, at));
    if (performance.now() - turnBegan > longestTurn) {
      await new Promise((resolve) => setImmediate(resolve));
      turnBegan = performance.now();
    }
  }
  return { ...design, tiles };
}
