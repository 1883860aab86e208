import type { DataSource } from 'typeorm';
import type { FormerTile } from '../../../pages/vocabulary/former-kinds.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import { MOST_FORMER_TILES } from '../../../pages/ports/page-store.port.js';
import type { Tile } from '../../../pages/design/page-design.rules.js';
import { DESIGN_FORMAT, FORMATS_WITH_VISIBILITY, TEXT_TILES_ONLY, withKind } from '../../../pages/design/stored-design.rules.js';
import { prepared } from '../connection/prepared-statements.js';
import { IS_MAIN, IS_NAMED, placeOf } from './owned-page.js';

// Versions of texts are not read. Of the others, only the tiles leave the database: fifty designs may have 50 MB.
const former = ofPage(
  (page) => `
  WITH listed AS (
    SELECT version, tile, count(*)::int AS most, min(place) AS place
    FROM page_version, jsonb_array_elements(design->'tiles') WITH ORDINALITY AS entry(tile, place)
    WHERE owner_id = (${page}) AND design_format > ${TEXT_TILES_ONLY} AND design_format <= ${DESIGN_FORMAT}
      AND tile ? 'kind' AND tile->>'name' = ANY ($3)
    GROUP BY version, tile
  )
  SELECT tile, max(most) AS most FROM listed
  GROUP BY tile ORDER BY max(version) DESC, (array_agg(place ORDER BY version DESC))[1] LIMIT ${MOST_FORMER_TILES}`,
);

/** Whether not everybody always sees the tile of a design that is stored in one of these formats. */
const IS_WITHHELD = `coalesce((tile -> 'visibility') - 'warning' <> '{}', false)`;
const WITH_VISIBILITY = FORMATS_WITH_VISIBILITY.join(', ');

// Most pages never had a tile that was withheld: then no design is read.
const withheld = ofPage(
  (page) => `
  WITH listed AS (
    SELECT version, tile, tile - '{id,visibility,style,secondLine,emblem,size,isLead,isMe}'::text[] AS bare, ${IS_WITHHELD} AS is_withheld
    FROM page_version, jsonb_array_elements(design -> 'tiles') AS tile
    WHERE owner_id = (${page}) AND design_format <= ${DESIGN_FORMAT}
      AND EXISTS (SELECT FROM page_version WHERE owner_id = (${page}) AND design_format IN (${WITH_VISIBILITY}))
  )
  SELECT tile FROM (
    SELECT tile, version FROM listed JOIN (SELECT bare, max(version) AS version FROM listed GROUP BY bare) AS newest USING (bare, version) WHERE is_withheld
    UNION ALL
    SELECT tile, 0 FROM page AS other, jsonb_array_elements(other.design -> 'tiles') AS tile
    WHERE other.account_id = $1 AND other.owner_id <> (${page}) AND other.design_format IN (${WITH_VISIBILITY})
      AND ${IS_WITHHELD}
    UNION ALL
    SELECT tile, 0 FROM page AS drafted JOIN page_draft AS draft USING (owner_id), jsonb_array_elements(draft.design -> 'tiles') AS tile
    WHERE drafted.account_id = $1 AND draft.design_format IN (${WITH_VISIBILITY})
      AND ${IS_WITHHELD}
  ) AS found ORDER BY version DESC LIMIT ${MOST_FORMER_TILES}`,
);

/** The tiles of the kept versions of a page that not everybody always saw when they were there last, and those of the other pages and of the drafts of the account that nobody, or not everybody always, shall see. */
export async function findWithheldTiles(dataSource: DataSource, owned: OwnedPage): Promise<Tile[]> {
  const found = await dataSource.query<{ tile: object }[]>(withheld(owned), placeOf(owned));
  return found.map(({ tile }) => withKind(tile) as Tile);
}

/** The tiles of the kept versions of a page that are no text tiles, and have one of these names. */
export function findFormerTiles(dataSource: DataSource, owned: OwnedPage, names: readonly string[]): Promise<FormerTile[]> {
  return dataSource.query<FormerTile[]>(former(owned), [...placeOf(owned), names]);
}

function ofPage(statement: (page: string) => string): (page: OwnedPage) => string {
  const of = (condition: string) => prepared(statement(`SELECT owner_id FROM page WHERE ${condition}`));
  const [main, named] = [of(IS_MAIN), of(IS_NAMED)];
  return ({ pageId }) => (pageId === undefined ? main : named);
}
