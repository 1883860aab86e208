import type { DataSource } from 'typeorm';
import { DESIGN_FORMAT, FORMATS_WITH_VISIBILITY } from '../../../pages/design/stored-design.rules.js';
import { TELL_APPEARED } from '../webhooks/webhook-events.js';
import type { NotifyPageChanges } from '../linknames/notify-page-changes.js';

/** This release can look into no newer format. */
const WITH_VISIBILITY = `IN (${FORMATS_WITH_VISIBILITY.join(', ')})`;

/** The moments at which a design changes what visitors see: the same as `momentsOf` of the core. */
const momentsOf = (design: string): string =>
  `(SELECT CAST(written AS timestamptz) AS moment FROM jsonb_array_elements(${design} -> 'tiles') AS tile,
      LATERAL (VALUES (tile -> 'visibility' ->> 'from'), (tile -> 'visibility' ->> 'until')) AS limits (written)
    WHERE tile -> 'visibility' ->> 'who' IS DISTINCT FROM 'hidden') AS moments`;

/** The two moments of a page's own time. */
const limitsOf = (period: string): string =>
  `(VALUES (CAST(${period} ->> 'from' AS timestamptz)), (CAST(${period} ->> 'until' AS timestamptz))) AS limits (moment)`;

/**
 * When a page with a design of this format, and with this time of its own, changes next after a moment; null for never. Designs of other formats are not looked into, and what was
 * never published does not change.
 */
export const nextChange = (design: string, format: string, after: string, period: string): string =>
  `least(
    CASE WHEN ${format} ${WITH_VISIBILITY} THEN (SELECT min(moment) FROM ${momentsOf(design)} WHERE moment > ${after}) END,
    CASE WHEN ${period} IS NOT NULL AND ${format} IS NOT NULL THEN (SELECT min(moment) FROM ${limitsOf(period)} WHERE moment > ${after}) END)`;

/** A text that is another one after each moment of a page; empty for a page without one, and before its first. */
export const lastChange = (now: string): string =>
  `CASE WHEN page.design_format ${WITH_VISIBILITY} OR page.period IS NOT NULL THEN coalesce('@' || extract(epoch FROM greatest(
    CASE WHEN page.design_format ${WITH_VISIBILITY} THEN (SELECT max(moment) FROM ${momentsOf('page.design')} WHERE moment <= ${now}) END,
    (SELECT max(moment) FROM ${limitsOf('page.period')} WHERE moment <= ${now})))::text, '') ELSE '' END`;

/** Whether the page has a time of its own that has not come or is over. */
export const isBesideItsTime = (now: string): string =>
  `coalesce(CAST(period ->> 'from' AS timestamptz) > ${now}, false) OR coalesce(CAST(period ->> 'until' AS timestamptz) <= ${now}, false)`;

/** Whether visitors do not even see when it comes. */
export const isAway = (now: string): string =>
  `(${isBesideItsTime(now)}) AND (period -> 'isAnnounced' IS NULL OR NOT coalesce(CAST(period ->> 'from' AS timestamptz) > ${now}, false))`;

// Whoever is first tells everybody. What another instance tells at this moment is left to it.
const PASS = `
  WITH due AS (
    SELECT owner_id, changes_at AS due_at FROM page WHERE changes_at <= $1::timestamptz AND design_format <= ${DESIGN_FORMAT} ORDER BY changes_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), passed AS (
    UPDATE page SET changes_at = ${nextChange('page.design', 'page.design_format', '$1::timestamptz', 'page.period')}
    FROM due WHERE page.owner_id = due.owner_id RETURNING page.owner_id, page.account_id, page.linkname, page.period, page.hidden_at, page.access, due_at
  )${TELL_APPEARED}
  , seen AS (
    SELECT linkname, true AS "isPage" FROM passed
    UNION ALL SELECT linkname, false FROM former_linkname WHERE page_id = ANY(ARRAY(SELECT owner_id FROM passed))
  )
  SELECT linkname, "isPage", CASE WHEN linkname IS NOT NULL THEN pg_notify($3, $4::text || linkname) END FROM seen`;

/** Notes that moments of pages have passed, and notifies every instance of these pages, and of what leads to them. Returns how many pages there were. */
export async function passMoments(dataSource: DataSource, changes: NotifyPageChanges, now: Date, atMost: number): Promise<number> {
  type Told = { readonly linkname: string | null; readonly isPage: boolean };
  const told = await dataSource.query<Told[]>(PASS, [now, atMost, changes.channel, changes.sender]);
  told.forEach(({ linkname }) => changes.announce(linkname));
  return told.filter(({ isPage }) => isPage).length;
}
