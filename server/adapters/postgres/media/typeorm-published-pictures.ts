import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import type { Page } from '../../../pages/page.js';
import { PublishedPictures } from '../../../pages/pictures/ports/published-pictures.port.js';
import { prepared } from '../connection/prepared-statements.js';
import { FIRST_WITH_VISIBILITY } from '../pages/page-moments.js';
import { PAGE_COLUMNS, toPage, type PageRow } from '../pages/stored-page.js';

/** How many pages are read by one query. Each has a design of up to 1 MB. */
const BATCH = 10;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

// What has another version was on the page, and is in its history at most. A page with a password, a time of its own or nobody to see it has a newer format, too.
const USES = `tile_picture_file AS file JOIN tile_picture_use AS used USING (picture_id)
  JOIN page ON page.owner_id = used.owner_id AND page.version = used.version WHERE file.name = $1`;

const IS_OPEN = prepared(`
  SELECT NOT EXISTS (SELECT FROM ${USES})
    OR EXISTS (SELECT FROM ${USES} AND page.hidden_at IS NULL AND page.design_format < ${FIRST_WITH_VISIBILITY})
    OR EXISTS (SELECT FROM page_image WHERE page_image.name = $1) AS "isOpen"`);

const PAGES = `
  SELECT page.owner_id AS id, ${PAGE_COLUMNS} FROM page WHERE page.owner_id IN (
    SELECT DISTINCT page.owner_id FROM ${USES} AND page.owner_id > $2 ORDER BY page.owner_id LIMIT ${BATCH}
  ) ORDER BY page.owner_id`;

const FILES = `
  SELECT DISTINCT file.name FROM tile_picture_use AS used JOIN page USING (owner_id) JOIN tile_picture_file AS file USING (picture_id)
  WHERE used.owner_id = $1 AND used.version = page.version`;

/** Which published pages have which files of pictures, in PostgreSQL. */
@Injectable()
export class TypeormPublishedPictures extends PublishedPictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async isOpen(name: ImageName): Promise<boolean> {
    const [found] = await this.dataSource.query<{ isOpen: boolean }[]>(IS_OPEN, [name]);
    return found?.isOpen === true;
  }

  override async *pagesWith(name: ImageName): AsyncGenerator<readonly Page[]> {
    for (let after = FIRST_ID; ;) {
      const rows = await this.dataSource.query<PageRow[]>(PAGES, [name, after]);
      yield rows.map(toPage);
      const last = rows.at(-1);
      if (rows.length < BATCH || !last) return;
      after = last.id;
    }
  }

  override async filesOf(pageId: string): Promise<readonly ImageName[]> {
    const rows = await this.dataSource.query<{ name: ImageName }[]>(FILES, [pageId]);
    return rows.map(({ name }) => name);
  }
}
