import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../../linknames/linkname.rules.js';
import type { DesignCard } from '../../page-card.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { LoadCard } from '../../use-cases/load-card.js';

/** The id of no card. */
const NONE = '';

/** Keeps the card of an exported page beside its files. So networks get it while Tessera is down. */
@Injectable()
export class ExportCard {
  constructor(
    private readonly exported: ExportedPages,
    private readonly loadCard: LoadCard,
  ) {}

  /** Draws the card if nobody has asked for it yet. Errors: those of the folder, of the database, and BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE. */
  async execute(name: string, design: DesignCard): Promise<void> {
    const linkname = parseLinkname(name);
    if (!linkname.ok) return;
    // First, because it tells a folder that cannot be read from a page without files.
    const written = await this.exported.cardOf(linkname.value);
    if (!(await this.exported.stampOf(linkname.value))) return;
    const found = await this.loadCard.execute(name, NONE, design);
    if (!found || !('present' in found) || found.present === written) return;
    const card = await this.loadCard.execute(name, found.present, design);
    // If the page has changed meanwhile, it waits for its export again.
    if (card && 'content' in card) await this.exported.writeCard(linkname.value, found.present, card.content);
  }
}
