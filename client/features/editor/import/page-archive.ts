import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

/** A page in an archive. */
export interface ArchivedPage {
  /** The folder that it is in, or the name of the archive. */
  readonly name: string;
  readonly isDraft: boolean;
  /** Its JSON. */
  readonly text: string;
  /** The paths of its two pictures that are on no tile. */
  readonly own: { readonly picture: unknown; readonly wallpaper: unknown };
  /** The pictures that are beside it, by the paths that its JSON has for them. One that is broken is missing. */
  readonly pictures: () => ReadonlyMap<string, File>;
}

/** The files of pages in an archive, and the paths of pictures from there. */
const PAGE = /^((?:[^/]+\/)*)(page|draft)\.json$/;
const PICTURE = /^pictures\/[\w-][\w.-]*\.(?:jpe?g|png)$/;
const MB = 1024 * 1024;
/** In bytes: what a page may have as JSON, what a picture may have, what is unpacked of an archive, and how large it may be. */
const [MOST_OF_PAGE, MOST_OF_PICTURE, MOST_IN_ALL, LARGEST] = [4 * MB, 10 * MB, 200 * MB, 400 * MB];
/** More than an account has, with a draft each. */
const MOST_PAGES = 60;

/** Why an archive gives no page: it is too large or broken, or there is none in it. */
export type ArchiveProblem = 'too-large' | 'unreadable' | 'no-page';

/** The pages in a file, or why there are none. Null if it is no ZIP archive. */
export async function pagesIn(file: File): Promise<readonly ArchivedPage[] | ArchiveProblem | null> {
  if (!(await isArchive(file))) return null;
  if (file.size > LARGEST) return 'too-large';
  const pages = readArchive(file.name, new Uint8Array(await file.arrayBuffer()));
  return !pages ? 'unreadable' : pages.length === 0 ? 'no-page' : pages;
}

/** By its beginning. */
async function isArchive(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => start[at] === byte);
}

/**
 * The pages in an archive. Only what a page names is unpacked, in memory, and only if it says that it is no larger than it may be: names that lead elsewhere, and archives in archives, are
 * never looked at. Null if it cannot be read.
 */
function readArchive(fileName: string, archive: Uint8Array): readonly ArchivedPage[] | null {
  try {
    const files = unpack(archive, ({ name, originalSize }) => PAGE.test(name) && originalSize <= MOST_OF_PAGE).slice(0, MOST_PAGES);
    return files.flatMap(([path, bytes]) => {
      const [, folder = '', file] = PAGE.exec(path)!;
      const page = parsedPage(strFromU8(bytes));
      if (!page) return [];
      const text = JSON.stringify(page);
      const name = folder.split('/').at(-2) ?? fileName.replace(/\.zip$/i, '');
      const own = { picture: page.profilePicture, wallpaper: page.wallpaper };
      return [{ name, isDraft: file === 'draft', text, own, pictures: () => picturesOf(archive, folder, text) }];
    });
  } catch {
    return null;
  }
}

interface PageJson {
  readonly format?: unknown;
  readonly profilePicture?: unknown;
  readonly wallpaper?: unknown;
}

function parsedPage(text: string): PageJson | null {
  try {
    const json = JSON.parse(text) as PageJson | null;
    return json?.format === 'tessera-page' ? json : null;
  } catch {
    return null;
  }
}

function picturesOf(archive: Uint8Array, folder: string, text: string): ReadonlyMap<string, File> {
  const paths: string[] = [];
  let left = MOST_IN_ALL;
  unpack(archive, ({ name, originalSize }) => {
    const path = name.slice(folder.length);
    const isWanted = name.startsWith(folder) && PICTURE.test(path) && originalSize <= MOST_OF_PICTURE && text.includes(path);
    if (isWanted && (left -= originalSize) >= 0) paths.push(path);
    return false;
  });
  return new Map(
    paths.flatMap((path) => {
      try {
        const [[, bytes] = []] = unpack(archive, ({ name }) => name === folder + path);
        return bytes ? [[path, new File([bytes], path.split('/').at(-1)!)] as const] : [];
      } catch {
        return [];
      }
    }),
  );
}

function unpack(archive: Uint8Array, filter: (file: UnzipFileInfo) => boolean): [string, Uint8Array<ArrayBuffer>][] {
  return Object.entries<Uint8Array<ArrayBuffer>>(unzipSync(archive, { filter }) as Record<string, Uint8Array<ArrayBuffer>>);
}
