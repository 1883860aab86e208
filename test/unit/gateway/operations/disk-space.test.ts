import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { checkDiskSpace, diskSpaceOf } from '../../../../server/gateway/operations/disk-space.js';

test('A disk with less free space than is needed counts as full, and the reason says how much is free', async () => {
  const { free, size } = await diskSpaceOf(tmpdir());
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(size);
  await checkDiskSpace(tmpdir(), 1);
  await expect(checkDiskSpace(tmpdir(), size + 1)).rejects.toThrow(/^Only \d+ MB are free on the disk of /);
});
