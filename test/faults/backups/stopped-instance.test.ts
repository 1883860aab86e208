import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { runCommand } from '../../support/servers/backup-commands.js';
import { databaseProcess, makeDataFolder, putDatabaseInto, removeDataFolder } from '../../support/servers/started-server.js';

// Three commands run, two of them with a database of their own.
jest.setTimeout(120_000);

let here: string;
let backups: string;
beforeAll(async () => {
  [here, backups] = [makeDataFolder(), makeDataFolder()];
  await putDatabaseInto(here);
});
afterAll(() => {
  for (const folder of [here, backups]) removeDataFolder(folder);
});

test('BK-03 A backup of a stopped instance leaves no database running, and one with the wrong DATA_DIR makes none and replaces nothing', async () => {
  const file = join(backups, 'backup.tar');
  expect(await runCommand('backup', file, { DATA_DIR: here })).toMatchObject({ code: 0, errors: '' });
  expect(await databaseProcess(here)).toBeUndefined();
  const before = readFileSync(file);

  for (const wrong of [join(backups, 'nowhere'), join(backups, 'empty')]) {
    if (wrong.endsWith('empty')) mkdirSync(wrong);
    expect(await runCommand('backup', file, { DATA_DIR: wrong })).toMatchObject({
      code: 1,
      errors: `${file} was not written (INSTANCE_MISSING): no Tessera has ever used the data folder ${wrong}. Set DATA_DIR or DATABASE_URL to those of the instance: a cron job does not have the variables of a shell.\n`,
    });
    expect(existsSync(wrong) ? readdirSync(wrong) : []).toEqual([]);
  }
  expect(readFileSync(file).equals(before)).toBe(true);

  // Nothing is left that would hold the folder, also after it was moved.
  const moved = join(backups, 'moved');
  renameSync(here, moved);
  here = moved;
  expect(await runCommand('backup', file, { DATA_DIR: here })).toMatchObject({ code: 0, errors: '' });
  expect(await databaseProcess(here)).toBeUndefined();
});
