import { createHash, randomBytes } from 'node:crypto';

/** The id of a new page, or of a new picture for tiles: a UUID of version 7, which begins with the time. So new rows are neighbours in the index of ids. */
export function newId(at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  return uuid(bytes, 7);
}

/**
 * A deterministic id: the same text gives the same UUID of version 8. For things that may be created more than once, such as the picture of
 * a starter in an account.
 */
export function sameId(text: string): string {
  return uuid(createHash('sha256').update(text).digest().subarray(0, 16), 8);
}

function uuid(bytes: Buffer, version: number): string {
  bytes[6] = (version << 4) | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
