import { KEPT_VERSIONS } from '../../../pages/page-limits.js';
import { DESIGN_FORMAT, WITH_NETWORKS, WITH_PASSWORDS } from '../../../pages/design/stored-design.rules.js';
import { REVIEW } from '../../../pages/hiding/page-hiding.js';
import { MEASURE } from '../accounts/typeorm-account-storage.js';
import { IS_MAIN, IS_NAMED } from './owned-page.js';
import { nextChange } from './page-moments.js';
import { prepared } from '../connection/prepared-statements.js';
import type { PageRow } from './stored-page.js';
import { TELL_PUBLISHED } from '../webhooks/webhook-events.js';

// One statement is one round trip, and it is atomic. The version in its WHERE clause decides a race without a lock: the loser changes no
// row, and then no other part of the statement has an effect. Without a version ($3), the last writer wins. A design of a newer release,
// with a format that this release does not know, is never overwritten, and the present design is not published again. $1 and $2 are the
// account and its page.

// $10 bytes are to be stored, and the account may keep $11 with a verified e-mail address, or else $12. If these are null, there is no limit. A
// publication is not refused because of former versions: they are deleted afterwards. What the account has is measured here, because a query of
// its own would cost every publication a round trip.
const ROOM = `use AS MATERIALIZED (${MEASURE}
  ), room AS (
    SELECT use.pages + use.pictures + $10::float8 > allowed AS is_full,
      use.pages + use.versions + use.pictures + $10::float8 > allowed AS is_above
    FROM use, LATERAL (SELECT CASE WHEN use."isVerified" THEN $11::float8 ELSE $12::float8 END AS allowed) AS most
    WHERE $10::float8 IS NOT NULL
  )`;
const HAS_ROOM = '(SELECT is_full FROM room) IS NOT TRUE';

// $13 are the pictures of the design's tiles. Each row has the last version that uses the picture, so that nothing has to be removed when a
// version is forgotten. The pictures are locked before any row of their use is: the removal of unused pictures locks them in the same order, and
// a row that exists already would not make the foreign key look for its picture. If a picture was removed in the meantime, its row was, too, and
// the foreign key refuses the whole statement.
const USE_PICTURES = `, kept AS (
    SELECT id FROM tile_picture WHERE id = ANY($13::uuid[]) ORDER BY id FOR KEY SHARE
  ), used AS (
    INSERT INTO tile_picture_use (owner_id, picture_id, version)
    SELECT owner_id, picture_id, version FROM written CROSS JOIN unnest($13::uuid[]) AS picture_id
    WHERE (SELECT count(*) FROM kept) >= 0
    ON CONFLICT (owner_id, picture_id) DO UPDATE SET version = excluded.version
  )`;

// $14 to $16 are the key by which a client may send the same again, what it has sent, and until when. If another request has used the key in the
// meantime, the whole statement is refused.
const USE_KEY = `, keyed AS (
    INSERT INTO publication_key (key_hash, input_hash, page_id, version, is_changed, kept_until)
    SELECT decode($14::text, 'hex'), decode($15::text, 'hex'), owner_id, version, true, $16::timestamptz FROM written
  )`;

/** Whether the account $1 is known: by a page that visitors see, or because an operator approved one. */
export const IS_KNOWN = `(EXISTS (SELECT FROM page AS seen WHERE seen.account_id = $1 AND seen.version > 0 AND seen.hidden_at IS NULL)
    OR EXISTS (SELECT FROM account WHERE id = $1 AND approved_at IS NOT NULL))`;
// A page that was published before, or that an operator hides, stays as it is.
const WAITS = `page.version = 0 AND page.hidden_at IS NULL AND NOT ${IS_KNOWN}`;

/** A page that not everybody always may see has at least the first format whose releases know that, whatever is in its design. Null for a page that was never published. */
export const formatOf = (format: string, access = 'page.access', period = 'page.period'): string => {
  const isWithheld = `(${access} IN ('password', 'nobody') OR ${period} IS NOT NULL)`;
  return `CASE WHEN ${isWithheld} AND ${format} = ${WITH_NETWORKS} THEN ${DESIGN_FORMAT}
    WHEN ${isWithheld} AND ${format} < ${WITH_PASSWORDS} THEN ${WITH_PASSWORDS} ELSE ${format} END`;
};

/** The place of the first page of an account. */
const IS_FIRST = 'owner_id = $1 AND account_id = $1';

const changesAt = (period: string): string => nextChange('$4::jsonb', '$5::smallint', '$7::timestamptz', period);

/** What the statements write of a page that waits for the first look of an operator. */
interface Waiting {
  readonly columns: string;
  readonly values: string;
  readonly again: string;
}

const NOTHING_WAITS: Waiting = { columns: '', values: '', again: '' };
const UNKNOWN_WAITS: Waiting = {
  columns: ', hidden_at, hiding_reason',
  values: `, CASE WHEN ${IS_KNOWN} THEN NULL ELSE $7::timestamptz END, CASE WHEN ${IS_KNOWN} THEN NULL ELSE '${REVIEW}' END`,
  again: `,
    hidden_at = CASE WHEN ${WAITS} THEN $7::timestamptz ELSE page.hidden_at END,
    hiding_reason = CASE WHEN ${WAITS} THEN '${REVIEW}' ELSE page.hiding_reason END`,
};

/** What publishes a page. */
interface Publishing {
  /** The main page, and a named one, that has a row. */
  readonly main: PublishStatements;
  readonly named: PublishStatements;
  /**
   * The first page of an account, which has no row and so has version 0. Another writer may insert the row at this moment. If the main page is meant, and it is
   * another one now, nothing is written.
   */
  readonly first: PublishStatements;
}

/** Lets visitors see what was published. */
export const PUBLISH = publishing(NOTHING_WAITS);

/** Lets the first publication of an account that is not known wait for the look of an operator. */
export const PUBLISH_KNOWN = publishing(UNKNOWN_WAITS);

function publishing(waiting: Waiting): Publishing {
  return {
    main: inAllForms(publishedAgain(IS_MAIN, waiting), IS_MAIN),
    named: inAllForms(publishedAgain(IS_NAMED, waiting), IS_NAMED),
    first: inAllForms(publishedFirst(waiting), IS_FIRST),
  };
}

function publishedFirst({ columns, values, again }: Waiting): string {
  return `
  INSERT INTO page (owner_id, account_id, version, design, design_format, sanitizer_version, published_at, changes_at${columns})
  SELECT $1::uuid, $1, 1, $4::jsonb, $5::smallint, $6::integer, $7::timestamptz, ${changesAt('null::jsonb')}${values} WHERE coalesce($2::uuid, $1) = $1
  ON CONFLICT (owner_id) DO UPDATE SET
    version = page.version + 1, design = excluded.design, design_format = ${formatOf('excluded.design_format')},
    sanitizer_version = excluded.sanitizer_version, published_at = excluded.published_at, changes_at = ${changesAt('page.period')}${again}
  WHERE page.account_id = excluded.account_id AND (page.is_main OR $2::uuid IS NOT NULL) AND page.version = coalesce($3::int, page.version) AND coalesce(page.design_format, 0) <= ${DESIGN_FORMAT}
    AND page.design IS DISTINCT FROM excluded.design`;
}

/**
 * The statement in three forms: for a design without pictures on tiles, for one with such pictures, and for any design that is published
 * with a key.
 */
export type PublishStatements = Readonly<Record<'plain' | 'withPictures' | 'withKey', string>>;

/** What visitors saw before: all else of a page stays as it is. */
export type FormerRow = Pick<PageRow, 'version' | 'design' | 'designFormat'>;

/** What each of them returns: always one row. */
export interface WrittenRow extends Omit<PageRow, 'id' | 'accountId' | 'design' | 'designFormat' | 'sanitizerVersion' | 'publishedAt'> {
  /** Null if nothing was written. */
  readonly id: string | null;
  /** As the statement has found it. Null if the caller knows it, or nobody saw it. */
  readonly former: FormerRow | null;
  /** Whether nothing was written because the account had no room. */
  readonly isFull: boolean;
  readonly isAboveLimit: boolean;
}

/** Whether nothing more is to be tried. */
export function hasDecided(row: WrittenRow | undefined): boolean {
  return row !== undefined && (row.id !== null || row.isFull);
}

function inAllForms(written: string, place: string): PublishStatements {
  return {
    plain: prepared(published(written, seenBefore(place, '$13'))),
    withPictures: prepared(published(written, seenBefore(place, '$14'), USE_PICTURES)),
    withKey: published(written, seenBefore(place, '$17'), USE_PICTURES + USE_KEY),
  };
}

function publishedAgain(place: string, { again }: Waiting): string {
  return `
  UPDATE page SET version = version + 1, design = $4, design_format = ${formatOf('$5::smallint')}, sanitizer_version = $6, published_at = $7, changes_at = ${changesAt('page.period')}${again}
  WHERE ${place} AND version = coalesce($3::int, version) AND coalesce(design_format, 0) <= ${DESIGN_FORMAT}
    AND design IS DISTINCT FROM $4::jsonb AND ${HAS_ROOM}`;
}

// What visitors saw before comes back with what they see now, so that nothing has to be read for the comparison. The last parameter is the version that the caller knows.
function seenBefore(place: string, known: string): string {
  return `CASE WHEN owner_id IS NOT NULL AND version - 1 IS DISTINCT FROM ${known}::integer THEN (
      SELECT json_build_object('version', before.version, 'design', before.design, 'designFormat', before.design_format)
      FROM (
        SELECT version, design, design_format FROM page WHERE ${place} AND version > 0 AND linkname IS NOT NULL AND hidden_at IS NULL
      ) AS before
    ) END`;
}

// A version gets its summary when somebody lists the versions: computing it here would make the statement a third slower.
//
// Each publication deletes the version that is too old. A few older ones are included, because a concurrent writer could not see them yet;
// the whole history is not searched.
function published(written: string, former: string, more = ''): string {
  return `
  WITH ${ROOM}, written AS (${written}
    RETURNING owner_id, is_main, name, linkname, version, profile_picture, wallpaper, hidden_at, hiding_reason, feed_since, access, lock_id, lock_hint, period
  ), remembered AS (
    INSERT INTO page_version (owner_id, version, design, design_format, sanitizer_version, published_at)
    SELECT owner_id, version, $4, $5, $6, $7 FROM written
  ), forgotten AS (
    DELETE FROM page_version WHERE owner_id = (SELECT owner_id FROM written)
      AND version BETWEEN (SELECT version FROM written) - ${KEPT_VERSIONS + 10} AND (SELECT version FROM written) - ${KEPT_VERSIONS}
  )${TELL_PUBLISHED}${more}
  SELECT (SELECT is_full FROM room) IS TRUE AS "isFull", (SELECT is_above FROM room) IS TRUE AS "isAboveLimit",
     owner_id AS id, is_main AS "isMain", name, linkname, version, profile_picture AS "profilePicture", wallpaper, hidden_at AS "hiddenAt",
    hiding_reason AS "hidingReason", feed_since AS "feedSince", access, lock_id AS "lockId", lock_hint AS "lockHint", period,
    ${former} AS former,
    CASE WHEN linkname IS NOT NULL THEN pg_notify($8, $9::text || linkname) END
  FROM (SELECT) AS one LEFT JOIN written ON true`;
}

/** Replaces the design of a version by its newly sanitized form. An older instance never undoes the work of a newer one. */
export const CLEAN = `
  WITH written AS (
    UPDATE page SET design = $3, design_format = ${formatOf('$4::smallint')}, sanitizer_version = $5
    WHERE owner_id = $1 AND version = $2 AND sanitizer_version < $5::int AND design_format <= ${DESIGN_FORMAT}
    RETURNING linkname
  )
  SELECT linkname, CASE WHEN linkname IS NOT NULL THEN pg_notify($6, $7::text || linkname) END FROM written`;
