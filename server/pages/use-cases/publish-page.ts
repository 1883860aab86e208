import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { checkDesignSize, checkTileSize, parseDesign } from '../parse-design.js';
import type { Page } from '../page.js';
import type { PageDesign } from '../page-design.rules.js';
import { PageChangedElsewhere } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';
import { TileSanitizer } from '../ports/tile-sanitizer.port.js';

export interface PublishPageCommand {
  readonly ownerId: string;
  /** Untrusted: a `PageDesign` with any HTML, or anything else. */
  readonly design: unknown;
  /** The version the design was made from; without one (older clients know none) the last writer wins. */
  readonly basedOn?: number;
}

// Every lost race means that another writer of this very page won, so that a person never comes near this.
const ATTEMPTS_OF_LAST_WRITER = 20;

/** Makes a design the one that visitors see. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE, PAGE_CHANGED_ELSEWHERE. */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizer: TileSanitizer,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, design, basedOn }: PublishPageCommand): Promise<Page> {
    const clean = this.clean(parseDesign(design));
    if (basedOn !== undefined) return this.publish(ownerId, clean, basedOn);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.publish(ownerId, clean);
      } catch (error) {
        if (!(error instanceof PageChangedElsewhere) || attempt === ATTEMPTS_OF_LAST_WRITER) throw error;
      }
    }
  }

  // Cleaning can lengthen the HTML; a page must be within its limits as it is stored, or its owner could not publish it again.
  // Each tile is checked at once, so that one made to grow is the last that costs time.
  private clean(design: PageDesign): PageDesign {
    const tiles = design.tiles.map((tile, at) => checkTileSize({ ...tile, html: this.sanitizer.clean(tile.html) }, at));
    return checkDesignSize({ ...design, tiles });
  }

  private async publish(ownerId: string, design: PageDesign, basedOn?: number): Promise<Page> {
    const page = await this.pages.findByOwner(ownerId);
    const published = page.publish(design, basedOn ?? page.version, this.clock.now());
    await this.pages.savePublished(published, this.sanitizer.version);
    return published;
  }
}
