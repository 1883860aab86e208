import type { DataSource } from 'typeorm';
import type { OutdatedPage } from '../../../pages/ports/page-store.port.js';
import { DESIGN_FORMAT } from '../../../pages/design/stored-design.rules.js';
import { PAGE_COLUMNS, toPage, type PageRow } from './stored-page.js';

// In the order of the index page_by_sanitizer_version. However many pages exist, only the returned one is read.
const FIND = `
  SELECT owner_id AS id, ${PAGE_COLUMNS}
  FROM page WHERE sanitizer_version < $1 AND (sanitizer_version, owner_id) > ($2, $3) AND design_format <= $4
  ORDER BY sanitizer_version, owner_id LIMIT 1`;

/** A position before every page: the lowest value of the column, and the lowest id. */
const beginning = [-(2 ** 31), '00000000-0000-0000-0000-000000000000'] as const;

/** A page that was sanitized by older rules. Its design may have 1 MB. */
export async function findNextSanitizedBefore(
  dataSource: DataSource,
  sanitizerVersion: number,
  after?: OutdatedPage,
): Promise<OutdatedPage | null> {
  const place = after ? [after.sanitizerVersion, after.page.id] : beginning;
  const [row] = await dataSource.query<(PageRow & { sanitizerVersion: number })[]>(FIND, [sanitizerVersion, ...place, DESIGN_FORMAT]);
  return row ? { page: toPage(row), sanitizerVersion: row.sanitizerVersion } : null;
}
