import { KEPT_VERSIONS } from '../../pages/ports/page-store.port.js';
import { prepared } from './prepared-statements.js';
import { summaryOf } from './version-summary.js';

// One statement is one round trip, and it is atomic. The version in its WHERE clause decides a race without a lock: the loser changes no
// row, and then no other part of the statement has an effect. Without a version ($2), the last writer wins. A design of a newer release,
// with a format above $4, is never overwritten.

/** Publishes a page that has a row. */
export const PUBLISH_AGAIN = prepared(
  published(`
  UPDATE page SET version = version + 1, design = $3, design_format = $4, sanitizer_version = $5, published_at = $6
  WHERE owner_id = $1 AND version = coalesce($2::int, version) AND coalesce(design_format, 0) <= $4::smallint`),
);

/** Publishes a page that has no row and so has version 0. Another writer may insert the row at this moment. */
export const PUBLISH_FIRST = published(`
  INSERT INTO page (owner_id, version, design, design_format, sanitizer_version, published_at) VALUES ($1, 1, $3, $4, $5, $6)
  ON CONFLICT (owner_id) DO UPDATE SET
    version = page.version + 1, design = excluded.design, design_format = excluded.design_format,
    sanitizer_version = excluded.sanitizer_version, published_at = excluded.published_at
  WHERE page.version = coalesce($2::int, page.version) AND coalesce(page.design_format, 0) <= excluded.design_format`);

// Each publication deletes the version that is too old. A few older ones are included, because a concurrent writer could not see them yet;
// the whole history is not searched.
function published(written: string): string {
  return `
  WITH written AS (${written}
    RETURNING linkname, version, profile_picture, wallpaper, hidden_at
  ), remembered AS (
    INSERT INTO page_version (owner_id, version, design, design_format, sanitizer_version, published_at, summary)
    SELECT $1, version, $3, $4, $5, $6, ${summaryOf('$3::jsonb')} FROM written
  ), forgotten AS (
    DELETE FROM page_version WHERE owner_id = $1
      AND version BETWEEN (SELECT version FROM written) - ${KEPT_VERSIONS + 10} AND (SELECT version FROM written) - ${KEPT_VERSIONS}
  )
  SELECT linkname, version, profile_picture AS "profilePicture", wallpaper, hidden_at AS "hiddenAt",
    CASE WHEN linkname IS NOT NULL THEN pg_notify($7, $8::text || linkname) END FROM written`;
}

/** Replaces the design of a version by its newly sanitized form. An older instance never undoes the work of a newer one. */
export const CLEAN = `
  WITH written AS (
    UPDATE page SET design = $3, design_format = $4, sanitizer_version = $5
    WHERE owner_id = $1 AND version = $2 AND sanitizer_version < $5::int AND design_format <= $4::smallint
    RETURNING linkname
  )
  SELECT linkname, CASE WHEN linkname IS NOT NULL THEN pg_notify($6, $7::text || linkname) END FROM written`;
