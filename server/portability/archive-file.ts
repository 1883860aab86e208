import type { Page } from '../pages/page.js';

/** A file of an archive. */
export interface ArchiveFile {
  /** With `/` between folders, such as `pages/ada/page.json`. */
  readonly name: string;
  readonly content: Uint8Array;
  /** Whether it is smaller when it is compressed: pictures are not. */
  readonly isText: boolean;
}

/** What is stored about an account, as it is read: a file of it, or a picture whose content is elsewhere. */
export type PersonalRecord =
  | ArchiveFile
  | { readonly name: string; readonly json: unknown }
  | { readonly name: string; readonly text: string }
  | { readonly name: string; /** The name of the stored picture. */ readonly image: string };

/** Where the files of a page are in the archive of its account. */
export function pageFolder({ id, linkname }: { readonly id: string; readonly linkname: string | null }): string {
  return `pages/${linkname ?? id}/`;
}

/** Makes the files with which any web server shows a page: its documents, and all that they load. Documents name their files by relative addresses. Each is made when it is asked for, so that
 * others are answered in between. */
export type CopyPage = (page: Page) => Iterable<PersonalRecord>;
