import type { DataSource } from 'typeorm';
import type { StoredVersionSummary } from '../../pages/page-version.js';
import { KEPT_VERSIONS } from '../../pages/ports/page-store.port.js';
import { DESIGN_FORMAT } from './stored-page.js';
import { summaryOf, type VersionSummary } from './version-summary.js';

// Some versions have no summary: those from before there were summaries, and those that an older instance publishes. Locked rows are
// skipped and get a summary another time. So nobody waits for this statement, and it waits for nobody.
const SUMMARIZE = `
  WITH lacking AS (
    SELECT version FROM page_version WHERE owner_id = $1 AND summary IS NULL AND design_format <= ${DESIGN_FORMAT} FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE page_version SET summary = ${summaryOf('design')} FROM lacking WHERE owner_id = $1 AND page_version.version = lacking.version`;

// It reads no designs: fifty of them may have 50 MB. For a moment there may be a few more versions than are kept. Versions of a newer
// format are left out, because this release can neither show nor restore them.
const LIST_VERSIONS = `
  SELECT version, published_at AS "publishedAt", coalesce(summary, ${summaryOf('design')}) AS summary
  FROM page_version WHERE owner_id = $1 AND design_format <= ${DESIGN_FORMAT} ORDER BY version DESC LIMIT ${KEPT_VERSIONS}`;

type ListedVersion = Pick<StoredVersionSummary, 'version' | 'publishedAt'> & { readonly summary: VersionSummary };

/** The versions of a page that are kept, without their designs. */
export async function listVersions(dataSource: DataSource, ownerId: string): Promise<StoredVersionSummary[]> {
  await dataSource.query(SUMMARIZE, [ownerId]);
  const listed = await dataSource.query<ListedVersion[]>(LIST_VERSIONS, [ownerId]);
  return listed.map(({ version, publishedAt, summary }) => ({ version, publishedAt, ...summary }));
}
