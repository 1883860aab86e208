import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isAlive, openLivenessSocket } from '../../../server/adapters/embedded-postgres/liveness-socket.js';
import { takeOwnership, type Ownership } from '../../../server/adapters/embedded-postgres/ownership.js';
import { releaseTerm } from '../../../server/adapters/embedded-postgres/terms.js';
import { startProcess } from '../../../server/adapters/embedded-postgres/server-process.js';
import { findProcess, signal } from '../../../server/adapters/embedded-postgres/running-processes.js';
import { project } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// Processes are started and paused.
jest.setTimeout(120_000);

const times = { beatMilliseconds: 100, silenceMilliseconds: 3_000 };
const elsewhere = { id: 'f00d', place: 'another kernel', hasLifeSign: true, pid: 7, numbering: 'pid:[1]', host: 'other-host' };

let folder: string;
let owned: Ownership[];
let children: ChildProcess[];
let lost: string[];
let waits: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-owner-'));
  [owned, children, lost, waits] = [[], [], [], []];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(owned.map((one) => one.release()));
  rmSync(folder, { recursive: true, force: true });
});

async function take(place = folder, ownTimes: typeof times | 'of the product' = times): Promise<Ownership> {
  const events = { onLost: ({ message }: Error) => void lost.push(message), onWait: (sentence: string) => void waits.push(sentence) };
  const one = await takeOwnership(place, '/data', events, ...(ownTimes === 'of the product' ? [] : [ownTimes]));
  owned.push(one);
  return one;
}

interface Elsewhere {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** A process that takes the folder. */
async function takenByAnother(): Promise<Elsewhere> {
  const { beatMilliseconds, silenceMilliseconds } = times;
  const child = spawn(
    process.execPath,
    ['test/support/servers/owner-process.mjs', folder, String(beatMilliseconds), String(silenceMilliseconds)],
    {
      cwd: project,
      env: {},
    },
  );
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await until(() => said.includes('taken') || child.exitCode !== null);
  expect(said).toBe('taken\n');
  return { child, said: () => said };
}

function terms(): string[] {
  return readdirSync(folder).filter((name) => /^owner-\d+$/.test(name));
}

/** Makes the only owner look like one on another machine; it still updates its file. */
function moveElsewhere(): void {
  const [name = ''] = terms();
  const owner = JSON.parse(readFileSync(join(folder, name), 'utf8')) as typeof elsewhere;
  writeFileSync(join(folder, name), JSON.stringify({ ...owner, place: elsewhere.place, host: elsewhere.host }));
}

const inUseBy = (who: string) => `The data folder /data is in use by ${who}: stop that one first, or set DATA_DIR to another folder.`;

describe('The data folder on one machine', () => {
  test('of a running process is refused with the process number; a released folder is taken without waiting', async () => {
    const first = await take();
    await expect(take()).rejects.toThrow(inUseBy(`process ${process.pid}`));
    await first.release();
    await take();
    expect([waits, lost]).toEqual([[], []]);
  });

  test('of a killed process is taken without waiting', async () => {
    const { child } = await takenByAnother();
    await expect(take()).rejects.toThrow(inUseBy(`process ${child.pid}`));
    child.kill('SIGKILL');
    await until(() => child.signalCode !== null);
    await take();
    expect(waits).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith('owner-'))).toHaveLength(2);
  });

  test('of a paused process is still refused', async () => {
    const { child, said } = await takenByAnother();
    child.kill('SIGSTOP');
    await expect(take()).rejects.toThrow(inUseBy(`process ${child.pid}`));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await until(() => child.signalCode !== null);
    expect(said()).toBe('taken\n');
  });

  test('with a dead owner goes to exactly one of twelve processes that start at the same time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const place = join(folder, String(round));
      mkdirSync(place);
      const former = await take(place);
      const mark = readFileSync(join(place, 'owner-1'), 'utf8');
      await former.release();
      // The state after a crash: the owner file is there, and no process answers.
      writeFileSync(join(place, 'owner-1'), mark);
      const results = await Promise.allSettled(Array.from({ length: 12 }, () => take(place)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.filter((result) => result.status === 'rejected' && String(result.reason).includes('is in use by'))).toHaveLength(11);
    }
  });

  test('with a path that is too long for a socket is also protected', async () => {
    const deep = join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    await take(deep);
    await expect(take(deep)).rejects.toThrow(inUseBy(`process ${process.pid}`));
    expect(waits).toEqual([]);
  });

  test('is given up by an owner whose owner file is removed, because other processes cannot see the owner', async () => {
    await take();
    rmSync(join(folder, 'owner-1'));
    await until(() => lost.length > 0);
    expect(lost).toEqual([expect.stringContaining('owner-1 is gone')]);
  });
});

describe('The data folder that several machines share', () => {
  test('is refused with the name of the other owner when that owner updates its file within the 30 s for which the product waits', async () => {
    const file = join(folder, 'owner-4');
    writeFileSync(file, JSON.stringify(elsewhere));
    const beating = setInterval(() => utimesSync(file, new Date(), new Date()), 50);
    try {
      await expect(take(folder, 'of the product')).rejects.toThrow(inUseBy('process 7 of other-host'));
      expect(waits).toEqual(['The database was last used by process 7 of other-host; waiting up to 30 s for a sign that it still is…']);
    } finally {
      clearInterval(beating);
    }
  });

  test.each([
    ['long ago', new Date('2001-01-01')],
    ['in the future, by a clock that is wrong', new Date('2101-01-01')],
  ])('is taken from an owner on another machine that does not update its file; the last update was %s', async (_, at) => {
    const file = join(folder, 'owner-4');
    writeFileSync(file, JSON.stringify(elsewhere));
    utimesSync(file, at, at);
    await take();
    expect(terms()).toEqual(['owner-5']);
  });

  test('is taken at once from an owner that gives it back while this process waits for a sign of it', async () => {
    const file = join(folder, 'owner-4');
    writeFileSync(file, JSON.stringify(elsewhere));
    const taking = take(folder, { ...times, silenceMilliseconds: 60_000 });
    await until(() => waits.length > 0);
    await releaseTerm(folder, 4);
    await taking;
    expect(terms()).toEqual(['owner-5']);
  });

  test('is taken when its owner file is half-written and no process updates it', async () => {
    writeFileSync(join(folder, 'owner-4'), '{"id":"f0');
    await take();
    expect(terms()).toEqual(['owner-5']);
  });

  test('is lost for an owner that was paused while another process took over; the owner ends when it continues', async () => {
    const { child, said } = await takenByAnother();
    moveElsewhere();
    await expect(take()).rejects.toThrow(inUseBy(`process ${child.pid} of other-host`));
    child.kill('SIGSTOP');
    await take();
    child.kill('SIGCONT');
    await until(() => child.exitCode !== null);
    expect(child.exitCode).toBe(3);
    expect(said()).toContain(`lost: The data folder ${folder} was taken over by process ${process.pid}`);
    expect(lost).toEqual([]);
  });
});

test('A database that is still starting is ended at once when the folder is lost, and no database is started afterwards', async () => {
  const [postgres, started] = [join(folder, 'slow-postgres'), join(folder, 'started')];
  writeFileSync(postgres, `#!/bin/sh\necho $$ > '${started}.new' && mv '${started}.new' '${started}'\nexec sleep 600\n`, { mode: 0o755 });
  const place = {
    postgres,
    initdb: '',
    major: 18,
    home: folder,
    user: undefined,
    cluster: join(folder, 'cluster'),
    dataDir: '/data',
    port: 1,
    sign: undefined,
  };
  const killing = new AbortController();
  const starting = startProcess(place, killing.signal);
  starting.catch(() => undefined);
  await until(() => existsSync(started));
  const pid = Number(readFileSync(started, 'utf8'));
  try {
    killing.abort();
    await expect(starting).rejects.toThrow('aborted');
    await until(async () => (await findProcess(pid)) === undefined);
  } finally {
    signal(pid, 'SIGKILL');
  }
  rmSync(started);
  await expect(startProcess(place, killing.signal)).rejects.toThrow('aborted');
  expect(existsSync(started)).toBe(false);
});

test('A liveness socket that was passed on answers until the last process that holds it has ended', async () => {
  const path = join(folder, 'server-1.socket');
  const sign = await openLivenessSocket(path);
  const heir = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', sign?.descriptor ?? 'ignore'] });
  children.push(heir);
  // Closing removes the file. Under another name the socket can still be reached.
  const held = join(folder, 'server-2.socket');
  linkSync(path, held);
  await sign?.close();
  expect(await isAlive(held)).toBe(true);
  heir.kill('SIGKILL');
  await until(async () => (await isAlive(held)) === false);
});
