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

/** The first page of an account before its first claim or publication. */
const UNCLAIMED: FiledRow = {
  ...{ linkname: null, profilePicture: null, wallpaper: null, access: null, period: null },
  ...{ published: DEFAULT_DESIGN, draft: null },
};

/** The file of a page, what LinkStack can read of it, the file of its draft, if it has one, and the pictures of both beside them. Each picture is there once. */
export async function* readFiledPage(dataSource: DataSource, pageId: string, folder: string): AsyncGenerator<PersonalRecord> {
  const [row = UNCLAIMED] = await dataSource.query<FiledRow[]>(FILED_PAGE, [pageId]);
  const { published, draft, access, ...page } = row;
  const images = new Map<string, string>();
  for (const [name, stored] of [['page', published] as const, ['draft', draft] as const]) {
    if (!stored) continue;
    const design = fromStoredDesign(stored);
    const { file, pictures } = pageFileOf(
      { ...page, access: access ?? 'public', design },
      await picturesOf(dataSource, pageId, pictureIdsOfFile(design)),
    );
    yield { name: `${folder}${name}.json`, json: file };
    for (const [path, image] of pictures) images.set(path, image);
    if (name === 'page') yield { name: `${folder}linkstack.json`, json: linkStackFileOf(page.linkname, design) };
  }
  for (const [path, image] of images) yield { name: `${folder}${path}`, image };
}

async function picturesOf(dataSource: DataSource, pageId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await dataSource.query<{ readonly id: string; readonly picture: Picture }[]>(PICTURES, [pageId, ids]);
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}
