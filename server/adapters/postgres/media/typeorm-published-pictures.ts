import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { Page } from '../../../pages/page.js';
import { PublishedPictures, type PictureUse } from '../../../pages/pictures/ports/published-pictures.port.js';
import { prepared } from '../connection/prepared-statements.js';
import { FORMATS_ALWAYS_WHOLE } from '../../../pages/design/stored-design.rules.js';
import { pageById } from '../pages/stored-page.js';

const USES = 'tile_picture_file AS file JOIN tile_picture_use AS used USING (picture_id)';

// What has another version was on the page, and is in its history at most.
const IS_ON_PAGE = `FROM ${USES} JOIN page ON page.owner_id = used.owner_id AND page.version = used.version AND page.linkname IS NOT NULL`;

const BESIDE_TILES = 'FROM page_image JOIN page USING (owner_id)';

// A page with a password, a time of its own or nobody to see it has a newer format, too.
const IS_WHOLE = `page.linkname IS NOT NULL AND page.hidden_at IS NULL AND page.design_format IN (${FORMATS_ALWAYS_WHOLE.join(', ')})`;

// What a deleted page has shown is known to others, so it is not open only because no page has it.
const OPEN_AMONG = prepared(`
  SELECT name, shown.linkname FROM unnest($1::varchar[]) AS name
  LEFT JOIN LATERAL (
    SELECT page.linkname, true AS is_there ${IS_ON_PAGE} WHERE file.name = name.name AND ${IS_WHOLE}
    UNION ALL SELECT page.linkname, true ${BESIDE_TILES} WHERE page_image.name = name.name AND (page.version = 0 OR ${IS_WHOLE})
    LIMIT 1
  ) AS shown ON true
  WHERE shown.is_there OR (
    NOT EXISTS (SELECT FROM ${USES} WHERE file.name = name.name)
    AND NOT EXISTS (SELECT FROM page_image WHERE page_image.name = name.name)
    AND NOT EXISTS (SELECT FROM stored_image WHERE stored_image.name = name.name AND is_withdrawn))`);

const USES_OF = prepared(`
  SELECT page.owner_id AS "pageId", page.linkname, page.xmin::text AS mark ${IS_ON_PAGE} WHERE file.name = $1
  UNION SELECT page.owner_id, page.linkname, page.xmin::text ${BESIDE_TILES} WHERE page_image.name = $1 AND page.linkname IS NOT NULL`);

const PAGES_WITH = `
  SELECT DISTINCT page.owner_id AS id FROM ${USES} JOIN page ON page.owner_id = used.owner_id AND page.version = used.version WHERE file.name = $1
  UNION SELECT page.owner_id ${BESIDE_TILES} WHERE page_image.name = $1`;

const REPORTED = 'SELECT FROM reported_page_image WHERE name = $1 LIMIT 1';

const OWNERS = `
  SELECT account_id AS "accountId" FROM tile_picture JOIN tile_picture_file ON picture_id = tile_picture.id WHERE name = $1
  UNION SELECT page.account_id ${BESIDE_TILES} WHERE page_image.name = $1`;

const FILES = `
  SELECT file.name FROM tile_picture_use AS used JOIN tile_picture_file AS file USING (picture_id) WHERE used.owner_id = $1
  UNION SELECT name FROM page_image WHERE owner_id = $1 AND kind <> 'card'`;

/** Which published pages have which files of pictures, in PostgreSQL. */
@Injectable()
export class TypeormPublishedPictures extends PublishedPictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async openAmong(names: readonly ImageName[]): Promise<ReadonlyMap<ImageName, Linkname | null>> {
    const rows = await this.dataSource.query<{ name: ImageName; linkname: Linkname | null }[]>(OPEN_AMONG, [names]);
    return new Map(rows.map(({ name, linkname }) => [name, linkname]));
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
    return pageById(this.dataSource.manager, pageId);
  }

  override async ownersOf(name: ImageName): Promise<readonly string[]> {
    const rows = await this.dataSource.query<{ accountId: string }[]>(OWNERS, [name]);
    return rows.map(({ accountId }) => accountId);
  }

  override async filesOf(pageId: string): Promise<readonly ImageName[]> {
    const rows = await this.dataSource.query<{ name: ImageName }[]>(FILES, [pageId]);
    return rows.map(({ name }) => name);
  }
}
