import type { DataSource } from 'typeorm';
import { TooManyKeptPictures, TooManyUnpublishedPictures } from '../../../media/media.errors.js';
import type { Picture } from '../../../media/picture.js';
import { isUuid } from '../connection/uuid.js';
import { OwnerRemoved } from '../../../pages/pages.errors.js';
import { KEPT_VERSIONS } from '../../../pages/page-limits.js';
import { MOST_ALIKE, TilePictures, type FoundPicture, type PictureLimits } from '../../../pages/pictures/ports/tile-pictures.port.js';
import type { UploadedTilePicture } from '../../../pages/pictures/uploaded-tile-picture.js';
import { lockForRows } from '../rows/rows.js';

const COUNT = `
  SELECT count(*)::integer AS "all",
    count(*) FILTER (WHERE NOT EXISTS (SELECT FROM tile_picture_use WHERE picture_id = tile_picture.id))::integer AS unpublished
  FROM tile_picture WHERE account_id = $1`;

const ADD = 'INSERT INTO tile_picture (id, account_id, picture, kept_at) VALUES ($1, $2, $3, now()) ON CONFLICT DO NOTHING';

const ADD_FILES = `
  INSERT INTO tile_picture_file (picture_id, name)
  SELECT $1, name FROM (SELECT DISTINCT name FROM unnest($2::text[]) AS name ORDER BY name) AS names
  ON CONFLICT DO NOTHING`;

// The previous release does not know these uses. With this date, it never looks for a use.
const KEEP_FILES = `
  UPDATE stored_image SET kept_at = 'infinity'
  FROM (SELECT name FROM stored_image WHERE name = ANY($1) ORDER BY name FOR NO KEY UPDATE) AS locked
  WHERE stored_image.name = locked.name`;

const FIND = 'SELECT id, picture FROM tile_picture WHERE account_id = $1 AND id = ANY($2::uuid[])';

// The name of a stored file is its digest. Ids begin with the time.
const FIND_BY_DIGESTS = `
  SELECT digest, id, picture FROM (
    SELECT digest, id, picture, row_number() OVER (PARTITION BY digest ORDER BY id) AS nth
    FROM tile_picture CROSS JOIN LATERAL (
      SELECT picture->>'digest' AS digest UNION SELECT left(name, 64) FROM tile_picture_file WHERE picture_id = tile_picture.id
    ) AS digests
    WHERE account_id = $1 AND digest = ANY($2)
  ) AS found
  WHERE nth <= ${MOST_ALIKE} ORDER BY id, digest`;

// A publication that uses the picture waits for the lock, or has one itself; then the row is skipped.
const LOCK_OLDEST = `
  SELECT id FROM tile_picture WHERE kept_at <= now() - $1 * interval '1 millisecond' ORDER BY kept_at LIMIT $2 FOR UPDATE SKIP LOCKED`;

const IS_USED = `EXISTS (
    SELECT FROM tile_picture_use AS used JOIN page USING (owner_id)
    WHERE used.picture_id = tile_picture.id AND used.version > page.version - ${KEPT_VERSIONS})`;

const IS_IN_DRAFT = `EXISTS (
    SELECT FROM page JOIN page_draft USING (owner_id)
    WHERE page.account_id = tile_picture.account_id AND tile_picture.id = ANY(picture_ids))`;

const IS_SCHEDULED = `EXISTS (
    SELECT FROM page JOIN scheduled_publication ON page_id = owner_id
    WHERE page.account_id = tile_picture.account_id AND tile_picture.id = ANY(picture_ids))`;

const REMOVE = `DELETE FROM tile_picture WHERE id = ANY($1::uuid[]) AND NOT ${IS_USED} AND NOT ${IS_IN_DRAFT} AND NOT ${IS_SCHEDULED}`;
const KEEP = 'UPDATE tile_picture SET kept_at = now() WHERE id = ANY($1::uuid[])';

const DIGEST = /^[\da-f]{64}$/;

/** The pictures for tiles in PostgreSQL. When a row is deleted, a trigger frees its files. */
export class TypeormTilePictures extends TilePictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add({ id, accountId, picture }: UploadedTilePicture, most: PictureLimits): Promise<void> {
    const names = picture.variants.map(({ name }) => name);
    await this.dataSource.transaction(async (manager) => {
      // Two uploads of an account count one after the other.
      if (!(await lockForRows(accountId, manager))) throw new OwnerRemoved();
      const [count] = await manager.query<[PictureLimits]>(COUNT, [accountId]);
      if (count.unpublished >= most.unpublished) throw new TooManyUnpublishedPictures(most.unpublished);
      if (count.all >= most.all) throw new TooManyKeptPictures(most.all);
      await manager.query(ADD, [id, accountId, JSON.stringify(picture)]);
      await manager.query(KEEP_FILES, [names]);
      await manager.query(ADD_FILES, [id, names]);
    });
  }

  override async find(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
    const rows = await this.dataSource.query<{ id: string; picture: Picture }[]>(FIND, [accountId, ids.filter(isUuid)]);
    return new Map(rows.map(({ id, picture }) => [id, picture]));
  }

  override async findByDigests(accountId: string, digests: readonly string[]): Promise<readonly FoundPicture[]> {
    return this.dataSource.query<FoundPicture[]>(FIND_BY_DIGESTS, [accountId, digests.filter((text) => DIGEST.test(text))]);
  }

  override async removeUnused(milliseconds: number, limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const oldest: { id: string }[] = await manager.query(LOCK_OLDEST, [milliseconds, limit]);
      const ids = oldest.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await manager.query(REMOVE, [ids]);
      await manager.query(KEEP, [ids]);
      return ids.length;
    });
  }
}
