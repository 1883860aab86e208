import type { DataSource } from 'typeorm';
import { TILES_IN_LOOK, type StoredVersionSummary } from '../../pages/page-version.js';
import { KEPT_VERSIONS } from '../../pages/ports/page-store.port.js';
import { DESIGN_FORMAT } from './stored-page.js';

// Designs stay in the database: fifty of them may be 50 MB. A few more than are kept may be there for a moment. Tiles are read once:
// what is stored outside of its row is fetched and unpacked anew at each mention. OFFSET 0 keeps the sum of a text from being made twice.
// Versions of a newer format are left out: they may look different, and can be neither shown nor brought back here.
const LIST_VERSIONS = `
  SELECT version, published_at AS "publishedAt", tiles.count::int AS "tileCount",
    outside || jsonb_build_object('tiles', tiles.first) AS look, tiles.traces
  FROM (
    SELECT version, published_at, design - 'tiles' AS outside, design->'tiles' AS inside
    FROM page_version WHERE owner_id = $1 AND design_format <= ${DESIGN_FORMAT} ORDER BY version DESC LIMIT ${KEPT_VERSIONS}
  ) AS kept
  CROSS JOIN LATERAL (
    SELECT count(*) AS count,
      coalesce(jsonb_agg(tile - 'html' ORDER BY place) FILTER (WHERE place <= ${TILES_IN_LOOK}), '[]') AS first,
      coalesce(jsonb_agg(jsonb_build_object(
        'name', tile->'name',
        'whole', md5((tile - 'html')::text || content),
        'content', content
      ) ORDER BY place), '[]') AS traces
    FROM jsonb_array_elements(inside) WITH ORDINALITY AS entry(tile, place)
    CROSS JOIN LATERAL (SELECT CASE tile->>'html' WHEN '' THEN '' ELSE md5(tile->>'html') END AS content OFFSET 0) AS opens
  ) AS tiles
  ORDER BY version DESC`;

/** The versions of a page that are kept, without their designs. */
export function listVersions(dataSource: DataSource, ownerId: string): Promise<StoredVersionSummary[]> {
  return dataSource.query<StoredVersionSummary[]>(LIST_VERSIONS, [ownerId]);
}
