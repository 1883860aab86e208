import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';

/** A page in an archive. */
export interface ArchivedPage {
  /** The folder that it is in, or the name of the archive. */
  readonly name: string;
  readonly isDraft: boolean;
  /** Its JSON. */
  readonly text: string;
  /** The pictures that are beside it, by the paths that its JSON has for them. */
  readonly pictures: () => ReadonlyMap<string, File>;
}

/** The files of pages in an archive, and the paths of pictures from there. */
const PAGE = /^((?:[^/]+\/)*)(page|draft)\.json$/;
const PICTURE = /^pictures\/[\w-][\w.-]*\.(?:jpe?g|png)$/;
/** In bytes: what a page may have as JSON, what a picture may have, and, in all, what is unpacked of an archive. */
const [MOST_OF_PAGE, MOST_OF_PICTURE, MOST_IN_ALL] = [1024 * 1024, 10 * 1024 * 1024, 200 * 1024 * 1024];
/** More than an account has, with a draft each. */
const MOST_PAGES = 60;

/** Why an archive gives no page: it is too large or broken, or there is none in it. */
export type ArchiveProblem = 'too-large' | 'unreadable' | 'no-page';

/** The pages in a file, or why there are none. Null if it is no ZIP archive. */
export async function pagesIn(file: File): Promise<readonly ArchivedPage[] | ArchiveProblem | null> {
  if (!(await isArchive(file))) return null;
  if (file.size > MOST_IN_ALL) return 'too-large';
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
      const text = strFromU8(bytes);
      if (!isPage(text)) return [];
      const name = folder.split('/').at(-2) ?? fileName.replace(/\.zip$/i, '');
      return [{ name, isDraft: file === 'draft', text, pictures: () => picturesOf(archive, folder, text) }];
    });
  } catch {
    return null;
  }
}

function isPage(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly format?: unknown } | null)?.format === 'tessera-page';
  } catch {
    return false;
  }
}

function picturesOf(archive: Uint8Array, folder: string, text: string): ReadonlyMap<string, File> {
  const isWanted = ({ name, originalSize }: UnzipFileInfo) => {
    const path = name.slice(folder.length);
    return name.startsWith(folder) && PICTURE.test(path) && originalSize <= MOST_OF_PICTURE && text.includes(`${path}"`);
  };
  const files = unpack(archive, isWanted);
  return new Map(files.map(([name, bytes]) => [name.slice(folder.length), new File([bytes], name.split('/').at(-1)!)]));
}

/** The files that are wanted, until there are too many bytes. */
function unpack(archive: Uint8Array, isWanted: (file: UnzipFileInfo) => boolean): [string, Uint8Array<ArrayBuffer>][] {
  let left = MOST_IN_ALL;
  const filter = (file: UnzipFileInfo) => isWanted(file) && (left -= Math.max(file.originalSize, file.size)) >= 0;
  return Object.entries<Uint8Array<ArrayBuffer>>(unzipSync(archive, { filter }) as Record<string, Uint8Array<ArrayBuffer>>);
}
