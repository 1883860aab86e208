import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import type { Page } from '../../../pages/page.js';
import { PublishedPictures, type PictureUse } from '../../../pages/pictures/ports/published-pictures.port.js';
import { prepared } from '../connection/prepared-statements.js';
import { FORMATS_ALWAYS_WHOLE } from '../../../pages/design/stored-design.rules.js';
import { PAGE_COLUMNS, toPage, type PageRow } from '../pages/stored-page.js';

const USES = 'tile_picture_file AS file JOIN tile_picture_use AS used USING (picture_id)';

// What has another version was on the page, and is in its history at most.
const IS_ON_PAGE = `FROM ${USES} JOIN page ON page.owner_id = used.owner_id AND page.version = used.version AND page.linkname IS NOT NULL`;

// A page with a password, a time of its own or nobody to see it has a newer format, too.
const OPEN_AMONG = prepared(`
  SELECT name FROM unnest($1::varchar[]) AS name
  WHERE NOT EXISTS (SELECT FROM ${USES} WHERE file.name = name.name)
    OR EXISTS (SELECT ${IS_ON_PAGE} WHERE file.name = name.name AND page.hidden_at IS NULL AND page.design_format IN (${FORMATS_ALWAYS_WHOLE.join(', ')}))
    OR EXISTS (SELECT FROM page_image WHERE page_image.name = name.name)`);

const USES_OF = prepared(`SELECT DISTINCT page.owner_id AS "pageId", page.xmin::text AS mark ${IS_ON_PAGE} WHERE file.name = $1`);

const PAGES_WITH = `
  SELECT DISTINCT page.owner_id AS id FROM ${USES} JOIN page ON page.owner_id = used.owner_id AND page.version = used.version WHERE file.name = $1`;

const REPORTED = 'SELECT FROM reported_page_image WHERE name = $1 LIMIT 1';

const LOAD = `SELECT page.owner_id AS id, ${PAGE_COLUMNS} FROM page WHERE page.owner_id = $1`;

const OWNERS = `SELECT DISTINCT account_id AS "accountId" FROM tile_picture JOIN tile_picture_file ON picture_id = tile_picture.id WHERE name = $1`;

const FILES =
  'SELECT DISTINCT file.name FROM tile_picture_use AS used JOIN tile_picture_file AS file USING (picture_id) WHERE used.owner_id = $1';

/** Which published pages have which files of pictures, in PostgreSQL. */
@Injectable()
export class TypeormPublishedPictures extends PublishedPictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async openAmong(names: readonly ImageName[]): Promise<ReadonlySet<ImageName>> {
    return this.namesBy(OPEN_AMONG, names);
  }

  override usesOf(name: ImageName): Promise<readonly PictureUse[]> {
    return this.dataSource.query<PictureUse[]>(USES_OF, [name]);
  }

  override async pagesWith(name: ImageName): Promise<readonly string[]> {
    return (await this.dataSource.query<{ id: string }[]>(PAGES_WITH, [name])).map(({ id }) => id);
  }

  override async isReported(name: ImageName): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(REPORTED, [name])).length > 0;
  }

  override async load(pageId: string): Promise<Page | null> {
    const [row] = await this.dataSource.query<PageRow[]>(LOAD, [pageId]);
    return row ? toPage(row) : null;
  }

  override async ownersOf(name: ImageName): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ accountId: string }[]>(OWNERS, [name]);
    return rows.map(({ accountId }) => accountId);
  }

  override async filesOf(pageId: string): Promise<readonly ImageName[]> {
    return [...(await this.namesBy(FILES, pageId))];
  }

  private async namesBy(statement: string, value: unknown): Promise<ReadonlySet<ImageName>> {
    const rows = await this.dataSource.query<{ name: ImageName }[]>(statement, [value]);
    return new Set(rows.map(({ name }) => name));
  }
}
