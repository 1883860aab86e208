import { TILES_IN_LOOK, type StoredVersionSummary } from '../../pages/page-version.js';

/** What the history shows of a version, kept beside its design. Whoever changes it lets a migration forget those that are there. */
export type VersionSummary = Pick<StoredVersionSummary, 'tileCount' | 'look' | 'traces'>;

/**
 * The SQL expression that makes a summary of a design, itself an expression. The database makes all of them, so that what stands for a
 * tile is the same text in each. OFFSET 0 keeps the sum of a text from being made twice.
 */
export function summaryOf(design: string): string {
  return `(
    SELECT jsonb_build_object(
      'tileCount', count(*),
      'look', (${design} - 'tiles') || jsonb_build_object(
        'tiles', coalesce(jsonb_agg(tile - 'html' ORDER BY place) FILTER (WHERE place <= ${TILES_IN_LOOK}), '[]')
      ),
      'traces', coalesce(jsonb_agg(jsonb_build_object(
        'name', tile->'name',
        'whole', md5((tile - 'html')::text || content),
        'content', content
      ) ORDER BY place), '[]')
    )
    FROM jsonb_array_elements(${design}->'tiles') WITH ORDINALITY AS entry(tile, place)
    CROSS JOIN LATERAL (SELECT CASE tile->>'html' WHEN '' THEN '' ELSE md5(tile->>'html') END AS content OFFSET 0) AS opens
  )`;
}
