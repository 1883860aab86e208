import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerRemoved } from '../../../pages/pages.errors.js';
import { AccountStorage, type StorageUse } from '../../../pages/publishing/ports/account-storage.port.js';
import { prepared } from '../connection/prepared-statements.js';

/**
 * What the account $1 keeps, and whether its e-mail address is verified. The size of a large design is in its row: it is not read. The files of a
 * picture are listed with their sizes where the picture is kept. The pages are read once, because each publication leaves a former row in the index of
 * accounts until the next vacuum.
 */
export const MEASURE = prepared(measuring(''));

/** The same, and the drafts and scheduled designs count as pages. A publication is not refused because of them: it replaces one. */
const MEASURE_WITH_DRAFTS = measuring(`
    + (SELECT coalesce(sum(pg_column_size(page_draft.design)), 0)::float8 FROM own JOIN page_draft USING (owner_id))
    + (SELECT coalesce(sum(pg_column_size(scheduled_publication.design)), 0)::float8 FROM own JOIN scheduled_publication ON page_id = owner_id)`);

function measuring(more: string): string {
  return `
  SELECT email_verified AS "isVerified", used.*
  FROM account, LATERAL (
    WITH own AS MATERIALIZED (
      SELECT owner_id, version, profile_picture, wallpaper FROM page WHERE account_id = account.id
    )
    SELECT sizes.*, (
        SELECT coalesce(sum((variant ->> 'bytes')::bigint), 0)::float8 FROM (
          SELECT profile_picture AS picture FROM own
          UNION ALL SELECT wallpaper FROM own
          UNION ALL SELECT picture FROM tile_picture WHERE account_id = account.id
        ) AS kept, jsonb_path_query(picture, '$.variants[*]') AS variant
      ) AS pictures
    FROM (
      SELECT coalesce(sum(pg_column_size(page_version.design)) FILTER (WHERE page_version.version = own.version), 0)::float8${more} AS pages,
        coalesce(sum(pg_column_size(page_version.design)) FILTER (WHERE page_version.version < own.version), 0)::float8 AS versions
      FROM own JOIN page_version USING (owner_id)
    ) AS sizes
  ) AS used
  WHERE account.id = $1`;
}

const FORGET = `
  DELETE FROM page_version USING (
    SELECT owner_id, version, sum(bytes) OVER (ORDER BY published_at, owner_id, version) - bytes AS before
    FROM (
      SELECT owner_id, page_version.version, page_version.published_at, pg_column_size(page_version.design) AS bytes
      FROM page JOIN page_version USING (owner_id) WHERE page.account_id = $1 AND page_version.version < page.version
    ) AS sized
  ) AS oldest
  WHERE page_version.owner_id = oldest.owner_id AND page_version.version = oldest.version AND oldest.before < $2`;

/** What accounts keep in PostgreSQL, and what their pictures take in the storage. */
@Injectable()
export class TypeormAccountStorage extends AccountStorage {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async measure(accountId: string): Promise<StorageUse> {
    return measureStorage(this.dataSource, accountId, MEASURE_WITH_DRAFTS);
  }

  override async forgetVersions(accountId: string, bytes: number): Promise<void> {
    await this.dataSource.query(FORGET, [accountId, bytes]);
  }
}

/** `statement` is one of the two above. */
export async function measureStorage(dataSource: DataSource, accountId: string, statement: string): Promise<StorageUse> {
  const [use] = await dataSource.query<StorageUse[]>(statement, [accountId]);
  if (!use) throw new OwnerRemoved();
  return use;
}
