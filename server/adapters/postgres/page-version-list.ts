import type { DataSource } from 'typeorm';
import type { StoredVersionSummary } from '../../pages/page-version.js';
import { KEPT_VERSIONS } from '../../pages/ports/page-store.port.js';
import { DESIGN_FORMAT } from './stored-page.js';
import { summaryOf, type VersionSummary } from './version-summary.js';

// Versions from before there were summaries have none, nor has what an older instance publishes beside this one. What somebody else holds
// is left to another time: whoever publishes and forgets a version does not wait, and is not waited for.
const SUMMARIZE = `
  WITH lacking AS (
    SELECT version FROM page_version WHERE owner_id = $1 AND summary IS NULL AND design_format <= ${DESIGN_FORMAT} FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE page_version SET summary = ${summaryOf('design')} FROM lacking WHERE owner_id = $1 AND page_version.version = lacking.version`;

// Designs are not looked at: fifty of them may be 50 MB. A few more than are kept may be there for a moment. Versions of a newer format
// are left out: they may look different, and can be neither shown nor brought back here.
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
