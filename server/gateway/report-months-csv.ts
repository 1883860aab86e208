import type { ReportMonth } from '../reports/report.js';
import { REPORT_REASONS } from '../reports/report.rules.js';
import { csvLine } from '../lists/csv-lines.rules.js';

/** What was reported in each month and what became of it, as CSV with a line of names. */
export function monthsAsCsv(months: readonly ReportMonth[]): string {
  const head = ['month', ...REPORT_REASONS, 'hidden', 'suspended', 'dismissed', 'median_hours'];
  return [head, ...months.map(columnsOf)].map(csvLine).join('');
}

function columnsOf({ month, notices, outcomes, medianHours }: ReportMonth): (string | number)[] {
  const { hidden, suspended, dismissed } = outcomes;
  const median = medianHours === null ? '' : Math.round(medianHours * 10) / 10;
  return [month, ...REPORT_REASONS.map((reason) => notices[reason]), hidden + outcomes['hidden-before'], suspended, dismissed, median];
}
