import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { readTexts } from '../design/kept-tiles/read-texts.js';
import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { SanitizerQueue } from '../design/sanitizer-queue.js';
import { inTexts } from '../design/wire-design.rules.js';
import type { OwnedPage } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import { changedPlaces, completeDesign, matchDesign, type SentDesign } from '../vocabulary/complete-design.rules.js';

/** A sanitized design, and how its client reads texts. */
export interface CompleteCommand extends Omit<SentDesign, 'now' | 'read'> {
  /** Whether the editor of the client may have written the same text in another form. */
  readonly isRewritten?: boolean;
}

/** Completes a design by what its client cannot say, with the rules of `completeDesign`. Nothing that the client sent is sanitized anew, so it can be done again if the page has changed meanwhile. */
@Injectable()
export class CompletePublication {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizing: SanitizerQueue,
    private readonly clock: Clock,
  ) {}

  /** Errors: BUSY, PAGE_NOT_FOUND. */
  async execute(page: OwnedPage, { isRewritten = false, ...command }: CompleteCommand): Promise<PageDesign> {
    const knowsKinds = command.vocabulary.tiles.has('kind');
    const sent = knowsKinds ? command.sent : inTexts(command.sent);
    const read = isRewritten ? await readTexts([...command.base.tiles, ...sent.tiles]) : undefined;
    const design = { ...command, sent, now: this.clock.now(), ...(read && { read }) };
    const matches = matchDesign(design);
    const names = new Set(changedPlaces(design, matches).flatMap((place) => sent.tiles[place]?.name ?? []));
    const former = names.size > 0 ? await this.pages.findFormerTiles(page, [...names]) : [];
    return this.cleanAgain(page, completeDesign(design, matches, former), sent);
  }

  /** With the texts sanitized that are not as they were sent: they may have been stored by older rules. */
  private async cleanAgain({ accountId }: OwnedPage, kept: PageDesign, sent: PageDesign): Promise<PageDesign> {
    const isSent = (tile: Tile, at: number): boolean => {
      const other = sent.tiles[at];
      return tile.kind !== 'text' || (other?.kind === 'text' && tile.html === other.html);
    };
    if (kept.tiles.every(isSent)) return kept;
    const stored = kept.tiles.filter((tile, at) => !isSent(tile, at));
    const clean = (await this.sanitizing.sanitize(accountId, { ...kept, tiles: stored })).tiles.values();
    return { ...kept, tiles: kept.tiles.map((tile, at) => (isSent(tile, at) ? tile : (clean.next().value ?? tile))) };
  }
}
