import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { checkDesignSize, checkTileSize, parseDesign } from '../parse-design.js';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import { SanitizerQueue } from '../sanitizer-queue.js';

/** A design, and the account that publishes it. */
export interface PublishPageCommand {
  readonly ownerId: string;
  /** Untrusted input: a `PageDesign` with any HTML, or anything else. */
  readonly design: unknown;
  /** The version that the design is based on. Older clients send none; then the last writer wins. */
  readonly basedOn?: number;
}

/**
 * Publishes a design: visitors see it at once. If it fails, nothing changes. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE,
 * PAGE_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER, BUSY; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizing: SanitizerQueue,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, design, basedOn }: PublishPageCommand): Promise<Page> {
    // Sanitizing can lengthen the HTML. The stored page must be within the limits; otherwise its owner could not publish it again.
    const clean = checkDesignSize(await this.sanitizing.sanitize(ownerId, parseDesign(design), checkTileSize));
    const publishedAt = this.clock.now();
    return this.pages.publish({ ownerId, design: clean, sanitizerVersion: this.sanitizing.version, publishedAt, basedOn });
  }
}
