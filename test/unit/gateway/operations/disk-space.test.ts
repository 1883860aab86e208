import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { checkDiskSpace, diskSpaceOf } from '../../../../server/gateway/operations/disk-space.js';

test('Free is what a user without rights of the system may still write, as df says', async () => {
  const [, line = ''] = execFileSync('df', ['-Pk', tmpdir()], { encoding: 'utf8' }).trim().split('\n');
  const [, , , available = ''] = line.split(/\s+/);
  const { free } = await diskSpaceOf(tmpdir());
  // Other processes write meanwhile. What the system keeps for itself is a twentieth of a disk on most systems.
  expect(Math.abs(free - Number(available) * 1024)).toBeLessThan(200 * 1024 * 1024);
});

test('A disk with less free space than is needed counts as full, and the reason says how much is free', async () => {
  const { free, size } = await diskSpaceOf(tmpdir());
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(size);
  await checkDiskSpace(tmpdir(), 1);
  await expect(checkDiskSpace(tmpdir(), size + 1)).rejects.toThrow(/^Only \d+ MB are free on the disk of /);
});
