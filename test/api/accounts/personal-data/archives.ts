import { inflateRawSync } from 'node:zlib';
import { expect } from '@jest/globals';

/** The files of an archive, as its directory at the end has them. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, nameLength, local] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + nameLength;
    const content = archive.subarray(from, from + packed);
    files.set(name, method === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength;
  }
  return files;
}

/** A file of an archive. */
export function json(files: Map<string, Buffer>, name: string): unknown {
  return JSON.parse(files.get(name)!.toString());
}
