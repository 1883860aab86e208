import type { DataSource } from 'typeorm';
import type { Picture } from '../../../media/picture.js';
import { DEFAULT_DESIGN } from '../../../pages/design/page-design.rules.js';
import { DESIGN_FORMAT, fromStoredDesign, type StoredDesign } from '../../../pages/design/stored-design.rules.js';
import type { VisiblePeriod } from '../../../pages/design/visibility.rules.js';
import type { PageAccess } from '../../../pages/page-access.rules.js';
import { linkStackFileOf } from '../../../pages/page-file/linkstack-file.rules.js';
import { pageFileOf, pictureIdsOfFile, type FilablePage } from '../../../pages/page-file/page-file.rules.js';
import type { PersonalRecord } from '../../../portability/archive-file.js';

// A design that only a newer release can read is not there.
const FILED_PAGE = `
  SELECT linkname, profile_picture AS "profilePicture", wallpaper, access, period,
    CASE WHEN page.design_format <= ${DESIGN_FORMAT} THEN page.design WHEN page.design IS NULL THEN '${JSON.stringify(DEFAULT_DESIGN)}' END AS published,
    CASE WHEN page_draft.design_format <= ${DESIGN_FORMAT} THEN page_draft.design END AS draft
  FROM page LEFT JOIN page_draft USING (owner_id) WHERE owner_id = $1`;

// The present one is the page itself.
const VERSIONS = `
  SELECT page_version.version FROM page_version JOIN page USING (owner_id)
  WHERE owner_id = $1 AND page_version.version < page.version AND page_version.design_format <= ${DESIGN_FORMAT} ORDER BY page_version.version`;
const VERSION = 'SELECT design FROM page_version WHERE owner_id = $1 AND version = $2';

const PICTURES = `
  SELECT tile_picture.id, picture FROM tile_picture JOIN page USING (account_id) WHERE owner_id = $1 AND tile_picture.id = ANY($2::uuid[])`;

interface FiledRow extends Pick<FilablePage, 'linkname'> {
  readonly profilePicture: Picture | null;
  readonly wallpaper: Picture | null;
  readonly access: PageAccess | null;
  readonly period: VisiblePeriod | null;
  readonly published: StoredDesign | null;
  readonly draft: StoredDesign | null;
}

/** Which page, where its files are, and whether its former versions are among them. */
export interface FiledPage {
  readonly pageId: string;
  /** Empty, or with `/` at its end. */
  readonly folder: string;
  readonly hasVersions: boolean;
}

/** The first page of an account before its first claim or publication. */
const UNCLAIMED: FiledRow = {
  ...{ linkname: null, profilePicture: null, wallpaper: null, access: null, period: null },
  ...{ published: DEFAULT_DESIGN, draft: null },
};

/** The file of a page, what LinkStack can read of it, the file of its draft, if it has one, on wish those of its former versions, and the pictures of all of them beside them. Each picture is there once. */
export async function* readFiledPage(dataSource: DataSource, filed: FiledPage): AsyncGenerator<PersonalRecord> {
  const { pageId, folder, hasVersions } = filed;
  const [row = UNCLAIMED] = await dataSource.query<FiledRow[]>(FILED_PAGE, [pageId]);
  const { published, draft, access, ...page } = row;
  const images = new Map<string, string>();
  const fileOf = async (name: string, stored: StoredDesign): Promise<PersonalRecord> => {
    const design = fromStoredDesign(stored);
    const known = await picturesOf(dataSource, pageId, pictureIdsOfFile(design));
    const { file, pictures } = pageFileOf({ ...page, access: access ?? 'public', design }, known);
    for (const [path, image] of pictures) images.set(path, image);
    return { name: `${folder}${name}.json`, json: file };
  };
  if (published) {
    yield await fileOf('page', published);
    yield { name: `${folder}linkstack.json`, json: linkStackFileOf(page.linkname, fromStoredDesign(published)) };
  }
  if (draft) yield await fileOf('draft', draft);
  if (hasVersions) for await (const { version, design } of versionsOf(dataSource, pageId)) yield await fileOf(`version-${version}`, design);
  for (const [path, image] of images) yield { name: `${folder}${path}`, image };
}

interface VersionRow {
  readonly version: number;
  readonly design: StoredDesign;
}

/** One after the other: each may be a megabyte. One that is forgotten in the meantime is left out. */
async function* versionsOf(dataSource: DataSource, pageId: string): AsyncGenerator<VersionRow> {
  for (const { version } of await dataSource.query<Pick<VersionRow, 'version'>[]>(VERSIONS, [pageId])) {
    const [row] = await dataSource.query<Pick<VersionRow, 'design'>[]>(VERSION, [pageId, version]);
    if (row) yield { version, design: row.design };
  }
}

async function picturesOf(dataSource: DataSource, pageId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await dataSource.query<{ readonly id: string; readonly picture: Picture }[]>(PICTURES, [pageId, ids]);
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}
