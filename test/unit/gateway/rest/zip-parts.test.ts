import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { zipParts } from '../../../../server/gateway/rest/zip-parts.js';

/** Files of this content, `count` times. */
async function* files(count: number, content: Uint8Array) {
  for (let at = 0; at < count; at += 1) yield { name: `pages/${at}.json`, content, isText: false };
}

test.each([1, 65_536])('PF-21 An archive of %s files has all of them', async (count) => {
  const parts: Uint8Array[] = [];
  for await (const part of zipParts(files(count, Buffer.from('salt')))) parts.push(part);
  const found = unzipSync(Buffer.concat(parts));
  expect(Object.keys(found).length).toBe(count);
  expect(Buffer.from(found[`pages/${count - 1}.json`]!).toString()).toBe('salt');
});

test('PF-21 An archive above 4 GB says where its files and its list are', async () => {
  const content = Buffer.alloc(128 * 1_048_576);
  const [starts, before]: [number[], Uint8Array[]] = [[], []];
  let length = 0;
  for await (const part of zipParts(files(34, content))) {
    if (part.length < content.length) starts.push(length);
    length += part.length;
    before.splice(0, before.length - 1);
    before.push(part);
  }
  const [list, end] = before.map((part) => Buffer.from(part)) as [Buffer, Buffer];
  const [last, listAt] = starts.slice(-3);
  expect(last).toBeGreaterThan(0xffffffff);
  // The large end, what leads to it, and the usual end, one behind the other.
  expect([end.readUInt32LE(0), end.readBigUInt64LE(32), end.readBigUInt64LE(48)]).toEqual([0x06064b50, 34n, BigInt(listAt!)]);
  expect([end.readUInt32LE(56), end.readBigUInt64LE(64)]).toEqual([0x07064b50, BigInt(listAt! + list.length)]);
  expect([end.readUInt32LE(76), end.readUInt32LE(76 + 16)]).toEqual([0x06054b50, 0xffffffff]);
  // The last entry of the list: its offset is in its extra field, the last eight bytes.
  expect(list.readBigUInt64LE(list.length - 8)).toBe(BigInt(last!));
});
