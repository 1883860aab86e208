import type { DataSource } from 'typeorm';
import type { FormerTile } from '../../../pages/vocabulary/former-kinds.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import { MOST_FORMER_TILES } from '../../../pages/ports/page-store.port.js';
import { DESIGN_FORMAT, TEXT_TILES_ONLY } from '../../../pages/design/stored-design.rules.js';
import { conditionOf, placeOf, refuseUnlessOwned } from './owned-page.js';

// Versions of texts are not read. Of the others, only the tiles leave the database: fifty designs may have 50 MB.
const former = (page: string) => `
  WITH listed AS (
    SELECT version, tile, count(*)::int AS most, min(place) AS place
    FROM page_version, jsonb_array_elements(design->'tiles') WITH ORDINALITY AS entry(tile, place)
    WHERE owner_id = (${page}) AND design_format > ${TEXT_TILES_ONLY} AND design_format <= ${DESIGN_FORMAT}
      AND tile ? 'kind' AND tile->>'name' = ANY ($3)
    GROUP BY version, tile
  )
  SELECT tile, max(most) AS most FROM listed
  GROUP BY tile ORDER BY max(version) DESC, (array_agg(place ORDER BY version DESC))[1] LIMIT ${MOST_FORMER_TILES}`;

/**
 * The tiles of the kept versions of a page that are no text tiles, and have one of these names.
 * @throws {PageNotFound}
 */
export async function findFormerTiles(dataSource: DataSource, owned: OwnedPage, names: readonly string[]): Promise<FormerTile[]> {
  const page = `SELECT owner_id FROM page WHERE ${conditionOf(owned)}`;
  const found = await dataSource.query<FormerTile[]>(former(page), [...placeOf(owned), names]);
  if (found.length === 0) await refuseUnlessOwned(dataSource, owned);
  return found;
}
