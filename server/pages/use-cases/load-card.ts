import { Injectable } from '@nestjs/common';
import { DrawCard } from '../../media/use-cases/draw-card.js';
import { Images } from '../../media/use-cases/images.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import type { CardSource, DesignCard, FoundCard } from '../page-card.js';
import { PageCards } from '../ports/page-cards.port.js';
import { LoadPublicPage } from './load-public-page.js';

/**
 * The card of a page, drawn at the first request for it and kept. Only the card of the present page is drawn, so each state of a page is drawn
 * once. Errors: BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE.
 */
@Injectable()
export class LoadCard {
  /** The cards that are being drawn: requests for the same one wait for it. */
  private readonly drawn = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly pages: LoadPublicPage,
    private readonly cards: PageCards,
    private readonly images: Images,
    private readonly drawCard: DrawCard,
  ) {}

  /** `id`: which card is asked for. A card at a former linkname is at the present one. */
  async execute(name: string, id: string, design: DesignCard): Promise<FoundCard> {
    const linkname = parseLinkname(name);
    if (!linkname.ok) return null;
    const asked = await this.pages.execute(linkname.value);
    const { page } = asked.movedTo ? await this.pages.execute(asked.movedTo) : asked;
    if (!page?.publishedAt || page.isOfNewerFormat) return null;
    const at = asked.movedTo ?? linkname.value;
    const source = design(at, page);
    if (source.id !== id || asked.movedTo) return { linkname: at, present: source.id };
    return { content: await this.once(page.id, source) };
  }

  private once(pageId: string, source: CardSource): Promise<Uint8Array> {
    const key = `${pageId} ${source.id}`;
    const running = this.drawn.get(key) ?? this.keptOrDrawn(pageId, source).finally(() => this.drawn.delete(key));
    this.drawn.set(key, running);
    return running;
  }

  private async keptOrDrawn(pageId: string, { id, drawing }: CardSource): Promise<Uint8Array> {
    const kept = await this.cards.find(pageId, id);
    // A card that the storage has lost is drawn again.
    const content = kept && (await this.images.read(kept));
    if (content) return content;
    const drawn = await this.drawCard.execute(drawing);
    await this.cards.keep(pageId, id, drawn.name);
    return drawn.content;
  }
}
