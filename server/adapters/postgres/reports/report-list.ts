import type { EntityManager } from 'typeorm';
import { partOf, type ListPlace } from '../../../lists/list-parts.rules.js';
import type { Notice, Report, WhichReports, ReportList, ReportMonth, ReportState } from '../../../reports/report.js';
import { REPORT_OUTCOMES, REPORT_REASONS, type ReportOutcome, type ReportReason } from '../../../reports/report.rules.js';
import { isUuid } from '../connection/uuid.js';
import { isTimeKey, keyOfTime, timeOfKey } from '../lists/time-keys.js';

/** What is selected of a report. */
export const COLUMNS = `
  id, page_id AS "pageId", account_id AS "accountId", linkname, version, reason, words, email, reported_at AS "reportedAt",
  decision, decided_at AS "decidedAt", decided_by AS "decidedBy"`;

/** A row of these columns. */
export interface ReportRow {
  readonly id: string;
  readonly pageId: string;
  readonly accountId: string | null;
  readonly linkname: string;
  readonly version: number;
  readonly reason: string;
  readonly words: string;
  readonly email: string | null;
  readonly reportedAt: Date;
  readonly decision: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

interface Sorting {
  readonly by: string;
  readonly where: string;
  readonly isDescending: boolean;
}

const SORTINGS: Readonly<Record<ReportState, Sorting>> = {
  open: { by: 'reported_at', where: 'decided_at IS NULL', isDescending: false },
  decided: { by: 'decided_at', where: 'decided_at IS NOT NULL', isDescending: true },
};

/** Those about the pages of one account are few enough to be sorted. */
const OF_ACCOUNT: Sorting = { by: 'reported_at', where: 'account_id = $1', isDescending: true };

const MEDIAN = `percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - reported_at) / 3600) FILTER (WHERE decided_at IS NOT NULL)`;
const COUNT = `
  SELECT to_char(reported_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, ${MEDIAN} AS "medianHours",
    ${REPORT_REASONS.map((reason) => `count(*) FILTER (WHERE reason = '${reason}')::integer AS "${reason}"`).join(', ')},
    ${REPORT_OUTCOMES.map((outcome) => `count(*) FILTER (WHERE decision = '${outcome}')::integer AS "${outcome}"`).join(', ')}
  FROM page_report
  WHERE reported_at >= make_timestamptz($1, 1, 1, 0, 0, 0, 'UTC') AND reported_at < make_timestamptz($1 + 1, 1, 1, 0, 0, 0, 'UTC')
  GROUP BY month ORDER BY month`;

function sortingOf(choice: WhichReports): Sorting & { readonly values: readonly unknown[] } {
  if (typeof choice === 'string') return { ...SORTINGS[choice], values: [] };
  // Nothing is of an account whose id is none.
  return { ...OF_ACCOUNT, values: [isUuid(choice.accountId) ? choice.accountId : null] };
}

/** A part of a list of reports. */
export async function listReports(
  manager: EntityManager,
  choice: WhichReports,
  { place: given, size }: { readonly place: ListPlace | null; readonly size: number },
): Promise<ReportList> {
  const { by, where, isDescending, values } = sortingOf(choice);
  const place = given && isTimeKey(given.key) ? given : null;
  const isDown = isDescending !== (place?.isBackwards === true);
  const direction = isDown ? 'DESC' : 'ASC';
  const isFurther = `AND (${by}, id) ${isDown ? '<' : '>'} (${timeOfKey(`$${values.length + 1}`)}, $${values.length + 2}::uuid)`;
  const select = `
    SELECT ${COLUMNS}, ${keyOfTime(by)} AS key
    FROM page_report WHERE ${where} ${place ? isFurther : ''} ORDER BY ${by} ${direction}, id ${direction} LIMIT ${size + 1}`;
  const rows = await manager.query<(ReportRow & { readonly key: string })[]>(
    select,
    place ? [...values, place.key, place.id] : [...values],
  );
  const [counted] = await manager.query<{ total: number }[]>(`SELECT count(*)::integer AS total FROM page_report WHERE ${where}`, [
    ...values,
  ]);
  const { rows: shown, ...rest } = partOf(rows, { place, size });
  return { ...rest, rows: shown.map(toReport), total: counted?.total ?? 0 };
}

/** What is counted of the reports of each month of a year. */
export async function countReports(manager: EntityManager, year: number): Promise<ReportMonth[]> {
  type Counted = Record<ReportReason | ReportOutcome, number> & { month: string; medianHours: number | null };
  const rows = await manager.query<Counted[]>(COUNT, [year]);
  return rows.map((row) => ({
    month: row.month,
    medianHours: row.medianHours,
    notices: Object.fromEntries(REPORT_REASONS.map((reason) => [reason, row[reason]])) as Record<ReportReason, number>,
    outcomes: Object.fromEntries(REPORT_OUTCOMES.map((outcome) => [outcome, row[outcome]])) as Record<ReportOutcome, number>,
  }));
}

export function toReport({ reportedAt, decision, decidedAt, decidedBy, ...row }: ReportRow): Report {
  const { id, pageId, accountId, linkname, version } = row;
  // Only known reasons, outcomes and parsed addresses are ever written.
  const notice = { reason: row.reason, words: row.words, email: row.email } as Notice;
  const outcome = decision as ReportOutcome | null;
  const decided = outcome !== null && decidedAt && decidedBy !== null ? { outcome, at: decidedAt, by: decidedBy } : null;
  return { id, pageId, accountId, linkname, version, ...notice, at: reportedAt, decision: decided };
}
