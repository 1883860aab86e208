import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { UploadFolder } from '../../../../server/gateway/uploads/upload-folder.js';

// Greater than any number that a system gives.
const nobody = 999_999_999;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function aFile(pid: number, host = hostname()): string {
  const name = `${pid}~${host}~0000`;
  writeFileSync(join(folder, name), 'half of a picture');
  return name;
}

test('each new file has its own path, and its folder is created if it is missing', async () => {
  const uploads = new UploadFolder(join(folder, 'not', 'there'));
  const [one, other] = [await uploads.newPath(), await uploads.newPath()];
  expect(one).not.toBe(other);
  expect(existsSync(dirname(one))).toBe(true);
});

test('the start removes the files of ended processes on this machine, also of a process with the same number', async () => {
  aFile(nobody);
  aFile(process.pid);
  await new UploadFolder(folder).removeLeftovers();
  expect(readdirSync(folder)).toEqual([]);
});

test('the start leaves the files of running processes and of other machines', async () => {
  const alive = [aFile(process.ppid), aFile(nobody, 'another-machine')];
  await new UploadFolder(folder).removeLeftovers();
  expect(readdirSync(folder).sort()).toEqual(alive.sort());
});

test('a file that is older than any upload can be is removed, whichever process wrote it', async () => {
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const old of [aFile(nobody, 'another-machine'), aFile(process.ppid)]) utimesSync(join(folder, old), twoHoursAgo, twoHoursAgo);
  await new UploadFolder(folder).removeLeftovers();
  expect(readdirSync(folder)).toEqual([]);
});

test('nothing happens if the folder does not exist yet', async () => {
  await expect(new UploadFolder(join(folder, 'missing')).removeLeftovers()).resolves.toBeUndefined();
});
