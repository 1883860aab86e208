import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { checkDesignSize, checkTileSize, growthAsTexts, parseDesign } from '../parse-design.js';
import { changedPlaces, hasOtherKinds, keepFormerKinds, keepKinds } from '../keep-kinds.rules.js';
import type { OwnedPage, Page } from '../page.js';
import { DESIGN_LIMITS, type PageDesign } from '../page-design.rules.js';
import { placePictures } from '../place-pictures.js';
import { DesignTooLarge, PageChangedElsewhere } from '../pages.errors.js';
import { PageStore, type Publication } from '../ports/page-store.port.js';
import { TilePictures } from '../ports/tile-pictures.port.js';
import { SanitizerQueue } from '../sanitizer-queue.js';
import { inTexts } from '../wire-design.rules.js';

/** A design, and the page that shows it from now on. */
export interface PublishPageCommand extends OwnedPage {
  /** Untrusted input: a `PageDesign` with any HTML, or anything else. */
  readonly design: unknown;
  /** The version that the design is based on. Older clients send none; then the last writer wins. */
  readonly basedOn?: number;
  /**
   * For a client that knows only text tiles: a tile of another kind stays what it is if the client sends what it was shown, by the present
   * version or by one that is kept. `bytes` is the size of what it sent, if that is more than the design.
   */
  readonly onlyTexts?: { readonly bytes?: number };
}

/**
 * Publishes a design: visitors see it at once. If it fails, nothing changes. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE,
 * PAGE_NOT_FOUND, PICTURE_NOT_FOUND, PAGE_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER, BUSY; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageStore,
    private readonly pictures: TilePictures,
    private readonly sanitizing: SanitizerQueue,
    private readonly clock: Clock,
  ) {}

  async execute({ design, onlyTexts, basedOn, ...page }: PublishPageCommand): Promise<Page> {
    const present = onlyTexts && (await this.pages.find(page));
    const room = present ? roomForTexts(present) : 0;
    if ((onlyTexts?.bytes ?? 0) > DESIGN_LIMITS.designBytes + room) throw new DesignTooLarge();
    const sanitized = await this.sanitizing.sanitize(page.accountId, parseDesign(design, room), checkTileSize);
    const clean = await placePictures(sanitized, page.accountId, this.pictures);
    // The size of a picture lengthens the HTML, too.
    if (clean !== sanitized) clean.tiles.forEach(checkTileSize);
    const [sanitizerVersion, publishedAt] = [this.sanitizing.version, this.clock.now()];
    const publication = { ...page, design: clean, sanitizerVersion, publishedAt, basedOn };
    if (present) return this.publishTexts(publication, present);
    // Sanitizing can lengthen the HTML. The stored page must be within the limits; otherwise its owner could not publish it again.
    checkDesignSize(clean);
    return this.pages.publish(publication);
  }

  /** `present` is the page as it was read last. If it has changed since, it is read again. */
  private async publishTexts(publication: Publication, present: Page): Promise<Page> {
    const { version, design } = present;
    const kept = checkDesignSize(design ? await this.withKinds(publication, design) : publication.design);
    try {
      // What stays is read from this version. If another writer is first, the kinds of its tiles must not get lost.
      return await this.pages.publish({ ...publication, design: kept, basedOn: publication.basedOn ?? version });
    } catch (error) {
      // Without a version, the last writer wins, so it tries again. Each time, one of the writers has succeeded.
      if (publication.basedOn !== undefined || !(error instanceof PageChangedElsewhere)) throw error;
      return this.publishTexts(publication, await this.pages.find(publication));
    }
  }

  /** With the kinds of the present design, and with those of the kept versions for what it does not have. */
  private async withKinds(publication: Publication, present: PageDesign): Promise<PageDesign> {
    const texts = inTexts(publication.design);
    const found = keepKinds(present, texts);
    const changed = changedPlaces(found, texts);
    const kept = hasOtherKinds(present) ? found : texts;
    if (changed.length === 0) return kept;
    const names = new Set(changed.flatMap((place) => texts.tiles[place]?.name ?? []));
    return keepFormerKinds(kept, changed, await this.pages.findFormerTiles(publication, [...names]));
  }
}

/** A large page may be above the limit while all of its tiles are texts. What is stored has the kinds that stay, and its size is checked then. */
function roomForTexts({ design }: Page): number {
  return design && hasOtherKinds(design) ? growthAsTexts(design) : 0;
}
