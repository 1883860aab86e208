import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { checkDesignSize, checkTileSize, parseDesign } from '../parse-design.js';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import { CleanInTurn } from '../clean-in-turn.js';

export interface PublishPageCommand {
  readonly ownerId: string;
  /** Untrusted: a `PageDesign` with any HTML, or anything else. */
  readonly design: unknown;
  /** The version the design was made from; without one (older clients know none) the last writer wins. */
  readonly basedOn?: number;
}

/** Makes a design the one that visitors see. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE, PAGE_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER, BUSY. */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageStore,
    private readonly cleaning: CleanInTurn,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, design, basedOn }: PublishPageCommand): Promise<Page> {
    // Cleaning can lengthen the HTML; a page must be within its limits as it is stored, or its owner could not publish it again.
    const clean = checkDesignSize(await this.cleaning.clean(ownerId, parseDesign(design), checkTileSize));
    const publishedAt = this.clock.now();
    return this.pages.publish({ ownerId, design: clean, sanitizerVersion: this.cleaning.version, publishedAt, basedOn });
  }
}
