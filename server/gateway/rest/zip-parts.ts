import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { StreamableFile } from '@nestjs/common';
import type { ArchiveFile } from '../../portability/archive-file.js';

const deflate = promisify(deflateRaw);

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
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

/** The parts of a ZIP archive (APPNOTE 6.3.10, without ZIP64), one file after the other. Only one of them is in memory at a time. */
export async function* zipParts(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content, isText } of files) {
    const packed = isText ? await deflate(content) : content;
    const facts = factsOf({ name, method: isText ? DEFLATED : STORED, content, packed });
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), facts, Buffer.from(name)]);
    directory.push(
      Buffer.concat([
        numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        Buffer.from(name),
      ]),
    );
    offset += local.length + packed.length;
    yield local;
    yield packed;
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = directory.length;
  yield numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]);
}

interface PackedFile {
  readonly name: string;
  readonly method: number;
  readonly content: Uint8Array;
  readonly packed: Uint8Array;
}

/** What both headers of a file have. */
function factsOf({ name, method, content, packed }: PackedFile): Buffer {
  const nameLength = Buffer.byteLength(name);
  return numbers(
    [UTF_8, 2],
    [method, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [nameLength, 2],
    [0, 2],
  );
}

/** Unsigned numbers, each with its length in bytes. */
function numbers(...all: readonly (readonly [number, 2 | 4])[]): Buffer {
  return Buffer.concat(
    all.map(([number, length]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(number, 0, length);
      return bytes;
    }),
  );
}
