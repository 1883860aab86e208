import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { refuseTooManyTiles } from '../design/parse-design.js';
import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { SanitizerQueue } from '../design/sanitizer-queue.js';
import { inTexts } from '../design/wire-design.rules.js';
import type { OwnedPage } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import { applyChanges } from '../vocabulary/apply-changes.rules.js';
import { shownAfter, type PartVersions, type ShownParts } from '../vocabulary/shown-parts.rules.js';
import { changedPlaces, completeDesign, hasUnknownWords, matchDesign, type SentDesign } from '../vocabulary/complete-design.rules.js';

/** A sanitized design. */
export interface CompleteCommand extends Omit<SentDesign, 'now'> {
  /** The versions that have the parts of the base so, if what the client has changed of it is to be changed in the present page, whose other changes stay. */
  readonly versions?: PartVersions | null;
}

/** What may be published, and what its client shows when it is published as a version; undefined if that is the version. */
export interface Completed {
  readonly design: PageDesign;
  readonly shows: (version: number) => ShownParts | undefined;
}

/** Completes a design by what its client cannot say, with the rules of `completeDesign`. Nothing that the client sent is sanitized anew, so it can be done again if the page has changed meanwhile. */
@Injectable()
export class CompletePublication {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizing: SanitizerQueue,
    private readonly clock: Clock,
  ) {}

  /** Errors: BUSY, DESIGN_INVALID when too many tiles stay, PAGE_NOT_FOUND. */
  async execute(page: OwnedPage, { versions, withheld = [], ...command }: CompleteCommand): Promise<Completed> {
    const sent = command.vocabulary.tiles.has('kind') ? command.sent : inTexts(command.sent);
    const design = { ...command, sent, now: this.clock.now() };
    const matches = matchDesign(design);
    const names = new Set(changedPlaces(design, matches).flatMap((place) => sent.tiles[place]?.name ?? []));
    const former = names.size > 0 ? await this.pages.findFormerTiles(page, [...names]) : [];
    const formerlyWithheld = hasUnknownWords(design, matches) ? await this.pages.findWithheldTiles(page) : [];
    const changed = completeDesign({ ...design, withheld: [...withheld, ...formerlyWithheld] }, matches, former);
    const { base, present = base } = command;
    if (!versions || present === base) return { design: await this.cleanAgain(page, changed, sent), shows: () => undefined };
    const from = matches.map((match) => match?.from);
    const { design: kept, places } = applyChanges({ base, changed, from, present, keepsAll: command.isBaseUnsure === true });
    refuseTooManyTiles(kept);
    const shows = (version: number) => shownAfter({ base, versions, changed, from, places, published: kept }, version);
    return { design: await this.cleanAgain(page, kept, sent), shows };
  }

  /** With the texts sanitized that are not as they were sent: they may have been stored by older rules. */
  private async cleanAgain({ accountId }: OwnedPage, kept: PageDesign, sent: PageDesign): Promise<PageDesign> {
    const sentTexts = new Set(sent.tiles.flatMap((tile) => (tile.kind === 'text' ? [tile.html] : [])));
    const isSent = (tile: Tile): boolean => tile.kind !== 'text' || sentTexts.has(tile.html);
    if (kept.tiles.every(isSent)) return kept;
    const stored = kept.tiles.filter((tile) => !isSent(tile));
    const clean = (await this.sanitizing.sanitize(accountId, { ...kept, tiles: stored })).tiles.values();
    return { ...kept, tiles: kept.tiles.map((tile) => (isSent(tile) ? tile : (clean.next().value ?? tile))) };
  }
}
