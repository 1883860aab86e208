import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { allFaults, type Fault } from '../../scripts/faults/all-faults.mjs';
import { cause, endDrill, startDrill, type Drill } from '../../scripts/faults/drill.mjs';
import { openStage, type Stage } from '../../scripts/faults/stage.mjs';
import { makeDataFolder, removeDataFolder } from '../support/started-server.js';
import { until } from '../support/waiting.js';

// The short form of `npm run faults`: two replicas without a proxy, and three of the faults at once.
jest.setTimeout(300_000);

let folder: string;
let stage: Stage;
let drill: Drill;
const log: string[] = [];
beforeAll(async () => {
  folder = makeDataFolder();
  stage = await openStage({ folder, count: 2, withProxy: false, withStandby: false, withDisks: false, log: (line) => log.push(line) });
  drill = await startDrill(stage, { publishers: 3, pause: 50, otherPause: 1_000 });
});
afterAll(async () => {
  await endDrill(drill, { letterPatience: 0 });
  await stage.close();
  removeDataFolder(folder);
});

/** Faults of the list, all at the same moment and for a second. */
function together(...names: string[]): Fault {
  const found = allFaults.filter(({ name }) => names.includes(name));
  if (found.length < names.length) throw new Error(`One of ${names.join(', ')} is not in the list.`);
  return {
    name: names.join(', '),
    seconds: 1,
    probe: 'picture',
    cause: async (stage) => {
      const mends = await Promise.all(found.map(async (fault) => fault.cause(stage)));
      return async () => {
        for (const mend of mends.reverse()) await mend();
      };
    },
  };
}

test('The database that the product creates has the settings that keep acknowledged writes, and checksums; no replica warns about it', async () => {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'];
  const rows = await stage.ask('SELECT name, setting FROM pg_settings WHERE name = ANY ($1)', [names]);
  expect(new Set(rows)).toEqual(new Set(names.map((name) => ({ name, setting: 'on' }))));
  expect(log.filter((line) => /fsync|full_page_writes/.test(line))).toEqual([]);
});

test('No acknowledged publication, linkname, picture or account is lost when a replica is killed, the database is stopped at once and the object store is away, and no request gets an internal error', async () => {
  const all = together('database stopped at once (immediate)', 'replica 2 killed (SIGKILL)', 'object store away for 60 s');
  const { lost, faults } = await cause(all, drill);
  // How long the return takes depends on the machine; only `npm run faults` judges it.
  expect({ lost, faults: faults.filter((fault) => !fault.startsWith('the service was back')) }).toEqual({ lost: [], faults: [] });
  expect(Object.keys(drill.load.state.acknowledged).sort()).toEqual(['linkname', 'picture', 'publication', 'sign-up']);
});

test('A write that was acknowledged and then undone is reported as lost', async () => {
  const undo: Fault = {
    name: 'writes undone',
    seconds: 1,
    cause: async ({ ask }) => {
      const { acknowledged } = drill.load.state;
      const before = acknowledged['sign-up'];
      await until(() => acknowledged['sign-up'] !== before);
      await ask(`DELETE FROM account WHERE username LIKE 's-%'`);
      await ask(`UPDATE page SET version = version - 1 WHERE linkname LIKE 'p-%'`);
      return () => undefined;
    },
  };
  const { lost } = await cause(undo, drill);
  expect(lost).toContainEqual(expect.stringMatching(/^p-\w+: number \d+ was acknowledged as version \d+, and is not there$/));
  expect(lost).toContainEqual(expect.stringMatching(/^s-\w+: the account was acknowledged, and is not there$/));
});
