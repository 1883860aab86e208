import type { PageDesign } from '../../../pages/design/page-design.rules.js';
import { readPageFile } from '../../../pages/page-file/page-file.rules.js';
import { pictureIdsOf } from '../../../pages/pictures/tile-pictures.rules.js';
import type { FoundPage, FoundPicture, LeftOut } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';

/** A page of this product, as it is exported. */
export const pageFile: PageReader = { service: 'Tessera', read: readFile };

function readFile({ json, pictures }: SourceDocument): FoundPage | null {
  const reading = readPageFile(json);
  if (!reading) return null;
  const { design, isRestricted, locked } = reading;
  const leftOut: LeftOut[] = locked.map((name) => ({ name, reason: 'password' }));
  const find = (path: string | null, name: string): FoundPicture | null => {
    const uploaded = path === null ? undefined : pictures?.get(path);
    if (path !== null && uploaded === undefined) leftOut.push({ name, reason: 'picture' });
    return uploaded === undefined ? null : { uploaded };
  };
  const picture = find(reading.profilePicture, design.title);
  const wallpaper = find(reading.wallpaper, design.title);
  const found = [...reading.pictures].map(([id, path]) => [id, find(path, nameOf(design, id) ?? path)] as const);
  if (isRestricted) leftOut.push({ name: design.title, reason: 'access' });
  return {
    title: design.title,
    line: design.bio ?? '',
    picture,
    networks: [],
    entries: [],
    leftOut,
    whole: { design, wallpaper, pictures: new Map(found.flatMap(([id, one]) => (one ? [[id, one]] : []))) },
  };
}

/** The name of the first tile that shows a picture. */
function nameOf({ tiles }: PageDesign, id: string): string | undefined {
  return tiles.find((tile) => pictureIdsOf({ tiles: [tile] }).includes(id))?.name;
}
