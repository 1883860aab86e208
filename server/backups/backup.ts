import { createHash } from 'node:crypto';

// The files in a backup, in this order: the manifest, the rows of each table in numbered parts, the pictures, the digests. So a reader
// knows from the first file what the backup contains, and from the last one that nothing is missing.

export const MANIFEST = 'manifest.json';
export const DIGESTS = 'digests.json';

/** The format that this release writes. It reads this one and all older ones. */
export const FORMAT = 1;

/** The columns of a table, and the state of the sequences that fill some of them. */
export interface TableOutline {
  readonly name: string;
  readonly columns: readonly string[];
  readonly sequences: readonly { readonly column: string; readonly value: string; readonly isCalled: boolean }[];
}

/** What a backup is of. */
export interface Manifest {
  readonly product: 'Tessera';
  readonly format: number;
  /** The release that made it. */
  readonly version: string;
  readonly madeAt: string;
  /** The migrations that the database had. */
  readonly migrations: readonly string[];
  /** A table comes after those that its foreign keys name. */
  readonly tables: readonly TableOutline[];
}

/** The number of rows of a table, and the SHA-256 of all of its parts, one after the other. */
export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** What the files of a backup must be when they are read again. The name of a picture is the SHA-256 of its content. */
export interface Digests {
  /** The SHA-256 of the manifest. */
  readonly manifest: string;
  readonly tables: Readonly<Record<string, TableDigest>>;
  readonly pictures: PicturesDigest;
}

/** The SHA-256 is that of the names, each with a line feed behind it. */
export interface PicturesDigest {
  readonly count: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The name of a part of a table. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`;
}

/** The table that a file is a part of; undefined when it is none. */
export function tableOfPart(name: string): string | undefined {
  return /^tables\/([\w-]+)\/\d{6,}$/.exec(name)?.[1];
}

/** The name of the file of a picture. */
export function pictureFile(name: string): string {
  return `pictures/${name}`;
}

/** The picture that a file is; undefined when it is none. */
export function pictureOfFile(name: string): string | undefined {
  return /^pictures\/([^/]+)$/.exec(name)?.[1];
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const LINE_FEED = 10;

/** Counts and hashes rows in the text format of COPY, where every row ends with a line feed and contains none. */
export class RowDigest {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(chunk: Uint8Array): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) this.rows += 1;
  }

  result(): TableDigest {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Counts and hashes the names of pictures. */
export class PictureDigest {
  private readonly hash = createHash('sha256');
  private count = 0;
  private bytes = 0;

  add(name: string, size: number): void {
    this.hash.update(`${name}\n`);
    this.count += 1;
    this.bytes += size;
  }

  result(): PicturesDigest {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

const PART_BYTES = 4_000_000;

/** Cuts rows into parts of a few megabytes. No part ends inside of a row, so each can be loaded by itself. */
export async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    const end = bytes + chunk.length < PART_BYTES ? 0 : chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield Buffer.concat([...kept, chunk.subarray(0, end)]);
      [kept, bytes] = [[], 0];
    }
    kept.push(chunk.subarray(end));
    bytes += chunk.length - end;
  }
  if (bytes > 0) yield Buffer.concat(kept);
}

/** The last backup that was written, read again and compared. */
export interface LastBackup {
  /** The moment that it shows. */
  readonly madeAt: Date;
  readonly bytes: number;
}
