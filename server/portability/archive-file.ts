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
  | { readonly name: string; readonly json: unknown }
  | { readonly name: string; readonly text: string }
  | { readonly name: string; /** The name of the stored picture. */ readonly image: string };
