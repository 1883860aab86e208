import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import { PageCards } from '../../../pages/ports/page-cards.port.js';
import { FREE_FORMER } from '../media/page-pictures.js';
import { retriedTransaction } from '../connection/retried-transaction.js';

const FIND = `SELECT name FROM page_image WHERE owner_id = $1 AND kind = 'card' AND source = $2`;

// Another server may have drawn the same card. A page that was deleted has none; one that is being deleted waits for this.
const KEEP = `
  INSERT INTO page_image (owner_id, kind, name, source)
  SELECT owner_id, 'card', $2, $3 FROM page WHERE owner_id = $1 FOR KEY SHARE
  ON CONFLICT (owner_id, kind, name) DO UPDATE SET source = excluded.source`;

/** The cards of pages, in the list of the pictures that pages use. A card does not change its page, so nobody renders it again. */
@Injectable()
export class TypeormPageCards extends PageCards {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async find(pageId: string, source: string): Promise<ImageName | null> {
    const [row] = await this.dataSource.query<{ name: ImageName }[]>(FIND, [pageId, source]);
    return row?.name ?? null;
  }

  override async keep(pageId: string, source: string, name: ImageName): Promise<void> {
    await retriedTransaction(this.dataSource, async (manager) => {
      await manager.query(FREE_FORMER, [pageId, 'card', false]);
      await manager.query(KEEP, [pageId, name, source]);
    });
  }
}
