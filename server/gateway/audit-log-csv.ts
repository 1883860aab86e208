import type { ListedEntry } from '../audit/audit-entry.js';
import { csvLine } from '../lists/csv-lines.rules.js';

const NAMES = ['at', 'operator', 'door', 'act', 'subject', 'account', 'outcome', 'receipt'];

/** Entries of the audit log as CSV. The first part of a file has a line of names. */
export function entriesAsCsv(entries: readonly ListedEntry[], isFirst: boolean): string {
  return [...(isFirst ? [NAMES] : []), ...entries.map(columnsOf)].map(csvLine).join('');
}

function columnsOf({ at, operator, door, act, subject, account, outcome, receipt }: ListedEntry): string[] {
  return [at.toISOString(), operator, door, act, subject ?? '', account?.username ?? '', outcome, receipt ?? ''];
}
