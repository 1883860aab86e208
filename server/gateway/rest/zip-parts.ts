import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { StreamableFile } from '@nestjs/common';
import type { ArchiveFile } from '../../portability/archive-file.js';

const deflate = promisify(deflateRaw);

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LARGE_END, LARGE_END_LOCATOR] = [0x06064b50, 0x07064b50];
/** The versions of the format that know folders, and ZIP64. */
const [VERSION, LARGE_VERSION] = [20, 45];
/** From these numbers on, ZIP64 has the real one. */
const [MOST_FILES, MOST_BYTES] = [0xffff, 0xffffffff];
/** The extra field of ZIP64. */
const LARGE_FIELD = 0x0001;
/** The names are UTF-8. */
const UTF_8 = 0x0800;
const [STORED, DEFLATED] = [0, 8];
/** 1 January 1980, the first day that the format knows: what is in the files has times of its own. */
const FIRST_DAY = 0x0021;

/** A ZIP archive as an answer, which browsers save under this name. */
export function zipFile(files: AsyncIterable<ArchiveFile>, name: string): StreamableFile {
  return new StreamableFile(Readable.from(zipParts(files), { objectMode: false }), {
    type: 'application/zip',
    disposition: `attachment; filename="${name}"`,
  });
}

/** The parts of a ZIP archive (APPNOTE 6.3.10), one file after the other. Only one of them is in memory at a time, and each has less than 4 GB. */
export async function* zipParts(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content, isText } of files) {
    const packed = isText ? await deflate(content) : content;
    const facts = factsOf({ name, method: isText ? DEFLATED : STORED, content, packed });
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), facts, numbers([0, 2]), Buffer.from(name)]);
    directory.push(centralHeader(name, facts, offset));
    offset += local.length + packed.length;
    yield local;
    yield packed;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOf({ count: directory.length, length: central.length, offset });
}

function centralHeader(name: string, facts: Buffer, offset: number): Buffer {
  const extra = offset < MOST_BYTES ? Buffer.alloc(0) : numbers([LARGE_FIELD, 2], [8, 2], [offset, 8]);
  return Buffer.concat([
    numbers([CENTRAL, 4], [VERSION, 2], [extra.length === 0 ? VERSION : LARGE_VERSION, 2]),
    facts,
    numbers([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [Math.min(offset, MOST_BYTES), 4]),
    Buffer.from(name),
    extra,
  ]);
}

/** Where the list of files is, and how much there is in it. */
interface Directory {
  readonly count: number;
  readonly length: number;
  readonly offset: number;
}

function endOf({ count, length, offset }: Directory): Buffer {
  const isLarge = count >= MOST_FILES || length >= MOST_BYTES || offset >= MOST_BYTES;
  const files = Math.min(count, MOST_FILES);
  return Buffer.concat([
    isLarge ? largeEndOf({ count, length, offset }) : Buffer.alloc(0),
    numbers([END, 4], [0, 2], [0, 2], [files, 2], [files, 2], [Math.min(length, MOST_BYTES), 4], [Math.min(offset, MOST_BYTES), 4], [0, 2]),
  ]);
}

function largeEndOf({ count, length, offset }: Directory): Buffer {
  return Buffer.concat([
    numbers(
      [LARGE_END, 4],
      [44, 8],
      [LARGE_VERSION, 2],
      [LARGE_VERSION, 2],
      [0, 4],
      [0, 4],
      [count, 8],
      [count, 8],
      [length, 8],
      [offset, 8],
    ),
    numbers([LARGE_END_LOCATOR, 4], [0, 4], [offset + length, 8], [1, 4]),
  ]);
}

interface PackedFile {
  readonly name: string;
  readonly method: number;
  readonly content: Uint8Array;
  readonly packed: Uint8Array;
}

/** What both headers of a file have: all up to the length of its name. */
function factsOf({ name, method, content, packed }: PackedFile): Buffer {
  return numbers(
    [UTF_8, 2],
    [method, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [Buffer.byteLength(name), 2],
  );
}

/** Unsigned numbers, each with its length in bytes. */
function numbers(...all: readonly (readonly [number, 2 | 4 | 8])[]): Buffer {
  return Buffer.concat(
    all.map(([number, length]) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64LE(BigInt(number));
      return bytes.subarray(0, length);
    }),
  );
}
