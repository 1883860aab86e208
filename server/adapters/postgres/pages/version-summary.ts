import { TILES_IN_LOOK, type PageLook, type StoredVersionSummary } from '../../../pages/publishing/page-version.js';

/**
 * What the history shows of a version. It is stored beside the design. A change of it needs a migration that sets the existing ones to
 * null.
 */
export interface VersionSummary extends Pick<StoredVersionSummary, 'tileCount' | 'traces'> {
  /** As it is stored: text tiles have no kind. */
  readonly look: Omit<PageLook, 'tiles'> & { readonly tiles: readonly Omit<PageLook['tiles'][number], 'kind'>[] };
}

/**
 * The SQL expression that computes a summary from a design, which is an SQL expression, too. The database computes all summaries, so that
 * the trace of a tile is the same text in each. OFFSET 0 prevents that the hash of a text is computed twice.
 */
export function summaryOf(design: string): string {
  return `(
    SELECT jsonb_build_object(
      'tileCount', count(*),
      'look', (${design} - 'tiles') || jsonb_build_object(
        'tiles', coalesce(jsonb_agg(tile - 'id' - 'html' ORDER BY place) FILTER (WHERE place <= ${TILES_IN_LOOK}), '[]')
      ),
      'traces', coalesce(jsonb_agg(jsonb_build_object(
        'name', tile->'name',
        'whole', md5((tile - 'id' - 'html')::text || content),
        'content', content
      ) ORDER BY place), '[]')
    )
    FROM jsonb_array_elements(${design}->'tiles') WITH ORDINALITY AS entry(tile, place)
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN NOT tile ? 'html' THEN md5((tile - 'id' - 'name' - 'style')::text)
        WHEN tile->>'html' = '' THEN ''
        ELSE md5(tile->>'html')
      END AS content OFFSET 0
    ) AS opens
  )`;
}
