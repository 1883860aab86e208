import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TarBackupArchives } from '../../../server/adapters/backups/tar-backup-archives.js';
import { BackupFault } from '../../../server/backups/backups.errors.js';
import type { ArchivedFile } from '../../../server/backups/ports/backup-archives.port.js';

const archives = new TarBackupArchives();
/** Smaller and larger than what is read at once. */
const contents: Readonly<Record<string, Buffer>> = {
  'manifest.json': Buffer.alloc(2_912, 'm'),
  'tables/empty/000001': Buffer.alloc(0),
  'tables/page/000001': Buffer.alloc(4_000_001, 'p'),
  [`pictures/${'a'.repeat(64)}.webp`]: Buffer.alloc(700_000, 'w'),
  'digests.json': Buffer.from('{}'),
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-archives-'));
  file = join(folder, 'backup.tar');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function create<T>(check: (files: AsyncIterable<ArchivedFile>) => Promise<T>): Promise<T> {
  return archives.create(
    file,
    async (archive) => {
      for (const [name, content] of Object.entries(contents)) await archive.add(name, content);
    },
    check,
  );
}

async function readAll(
  files: AsyncIterable<ArchivedFile>,
  isWanted: (name: string) => boolean = () => true,
): Promise<Record<string, number>> {
  const lengths: Record<string, number> = {};
  for await (const { name, content } of files) {
    if (!isWanted(name)) continue;
    lengths[name] = 0;
    for await (const chunk of content) {
      lengths[name] += chunk.length;
      await nextTurn();
    }
  }
  return lengths;
}

const lengthsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, contents[name]?.length]));

test('An archive is read as it was written, by itself and by tar', async () => {
  expect(await create(readAll)).toEqual(lengthsOf(Object.keys(contents)));
  expect(await readAll(archives.read(file))).toEqual(lengthsOf(Object.keys(contents)));
  expect(execFileSync('tar', ['-tf', file]).toString().trim().split('\n')).toEqual(Object.keys(contents));
});

test.each(Object.keys(contents))('Files that are not read do not matter for %s', async (wanted) => {
  await create(() => Promise.resolve());
  expect(await readAll(archives.read(file), (name) => name === wanted)).toEqual(lengthsOf([wanted]));
});

test('An archive that is not what was meant gets no name, and leaves an older file as it was', async () => {
  writeFileSync(file, 'the older file');
  await expect(create(() => Promise.reject(new BackupFault('differs.')))).rejects.toThrow('differs.');
  expect(readdirSync(folder)).toEqual(['backup.tar']);
  expect(execFileSync('cat', [file]).toString()).toBe('the older file');
});

test('What a killed process has left of an archive is removed by the next one of the same name, and by no other', async () => {
  const left = [`.backup.tar.unfinished-${process.pid}`, '.backup.tar.unfinished-0123456789abcdef', '.other.tar.unfinished-1'];
  for (const name of left) writeFileSync(join(folder, name), 'secrets');
  expect(await create(readAll)).toEqual(lengthsOf(Object.keys(contents)));
  expect(readdirSync(folder).sort()).toEqual(['.other.tar.unfinished-1', 'backup.tar']);
});

test('A path that cannot be written, and something else than an archive, are refused with a reason', async () => {
  await expect(archives.create(join(folder, 'missing/backup.tar'), () => Promise.resolve(), readAll)).rejects.toThrow(
    'cannot be written: there is no such file or folder.',
  );
  writeFileSync(file, 'x'.repeat(5_000));
  await expect(readAll(archives.read(file))).rejects.toThrow(/^is damaged or not complete, or is not a backup of Tessera: /);
});
