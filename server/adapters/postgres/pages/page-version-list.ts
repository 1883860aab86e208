import type { DataSource } from 'typeorm';
import type { OwnedPage } from '../../../pages/page.js';
import type { StoredVersionSummary } from '../../../pages/publishing/page-version.js';
import { KEPT_VERSIONS } from '../../../pages/page-limits.js';
import type { StoredPageVersion } from '../../../pages/ports/page-store.port.js';
import { PageFormatNewer } from '../../../pages/pages.errors.js';
import { DESIGN_FORMAT, fromStoredDesign, withKind } from '../../../pages/design/stored-design.rules.js';
import { conditionOf, placeOf, refuseUnlessOwned } from './owned-page.js';
import type { PageVersionTable } from './page-version.table.js';
import { isNewerFormat } from './stored-page.js';
import { summaryOf, type VersionSummary } from './version-summary.js';

// A version has no summary until it is listed for the first time. Fifty designs of 1 MB take a quarter of a second. Locked rows are skipped
// and get a summary another time. So nobody waits for this statement, and it waits for nobody.
const summarize = (page: string) => `
  WITH lacking AS (
    SELECT owner_id, version FROM page_version
    WHERE owner_id = (${page}) AND summary IS NULL AND design_format <= ${DESIGN_FORMAT} FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE page_version SET summary = ${summaryOf('design')} FROM lacking
  WHERE page_version.owner_id = lacking.owner_id AND page_version.version = lacking.version`;

// It reads no designs: fifty of them may have 50 MB. For a moment there may be a few more versions than are kept. Versions of a newer
// format are left out, because this release can neither show nor restore them.
const list = (page: string) => `
  SELECT version, published_at AS "publishedAt", coalesce(summary, ${summaryOf('design')}) AS summary
  FROM page_version WHERE owner_id = (${page}) AND design_format <= ${DESIGN_FORMAT} ORDER BY version DESC LIMIT ${KEPT_VERSIONS}`;

type ListedVersion = Pick<StoredVersionSummary, 'version' | 'publishedAt'> & { readonly summary: VersionSummary };

const FIND_VERSION = `
  SELECT design, design_format AS "designFormat", sanitizer_version AS "sanitizerVersion", published_at AS "publishedAt"
  FROM page_version WHERE version = $3 AND owner_id`;

/**
 * One of the versions of a page that are kept; null if it is not.
 * @throws {PageNotFound}
 * @throws {PageFormatNewer}
 */
export async function findVersion(dataSource: DataSource, page: OwnedPage, version: number): Promise<StoredPageVersion | null> {
  const statement = `${FIND_VERSION} = (SELECT owner_id FROM page WHERE ${conditionOf(page)})`;
  const [row] = await dataSource.query<PageVersionTable[]>(statement, [...placeOf(page), version]);
  if (!row) {
    await refuseUnlessOwned(dataSource, page);
    return null;
  }
  const { publishedAt, sanitizerVersion, design, designFormat } = row;
  if (isNewerFormat(designFormat)) throw new PageFormatNewer('reading');
  return { version, publishedAt, sanitizerVersion, design: fromStoredDesign(design) };
}

/**
 * The versions of a page that are kept, without their designs.
 * @throws {PageNotFound}
 */
export async function listVersions(dataSource: DataSource, owned: OwnedPage): Promise<StoredVersionSummary[]> {
  const [page, place] = [`SELECT owner_id FROM page WHERE ${conditionOf(owned)}`, placeOf(owned)];
  await dataSource.query(summarize(page), place);
  const listed = await dataSource.query<ListedVersion[]>(list(page), place);
  if (listed.length === 0) await refuseUnlessOwned(dataSource, owned);
  return listed.map(({ version, publishedAt, summary: { look, ...rest } }) => ({
    version,
    publishedAt,
    ...rest,
    look: { ...look, tiles: look.tiles.map(withKind) },
  }));
}
