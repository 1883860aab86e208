import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inParts, RowDigest } from '../../../server/backups/backup.js';

async function* from(chunks: readonly Uint8Array[]): AsyncIterable<Uint8Array> {
  yield* chunks;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

test('Parts of a table are the same rows in the same order, and each ends with a whole row', async () => {
  const row = fc.integer({ min: 0, max: 2_500_000 }).map((length) => Buffer.from(`${'x'.repeat(length)}\n`));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), fc.integer({ min: 1_000, max: 3_000_000 }), async (rows, size) => {
      const text = Buffer.concat(rows);
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.subarray(at * size, (at + 1) * size));
      const parts = await all(inParts(from(chunks)));
      expect(Buffer.concat(parts).equals(text)).toBe(true);
      expect(parts.every((part) => part.at(-1) === 10)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('The digest of rows counts them and hashes them, wherever they are cut', () => {
  const text = Buffer.from('one\ntwo\n\nfour\n');
  for (let cut = 0; cut <= text.length; cut += 1) {
    const digest = new RowDigest();
    digest.add(text.subarray(0, cut));
    digest.add(text.subarray(cut));
    expect(digest.result()).toEqual({ rows: 4, sha256: createHash('sha256').update(text).digest('hex') });
  }
});
