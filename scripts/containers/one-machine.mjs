// docker/compose.yml: the main job, kills under load, and a backup that is restored into another project.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLoad } from '../cluster/load.mjs';
import { secondsOf } from './engine.mjs';
import { expectPage, publishFirstPage } from './journey.mjs';
import { composeProject } from './project.mjs';

const file = 'compose.yml';
const backupPath = '/backups/tessera.tar';
/** What the server may use: half of a machine of 1 GB. */
const memory = '512m';
/** The load between two kills, in milliseconds. */
const between = 3_000;

export async function tryOneMachine({ image, open, isShort, record }) {
  const project = await open(composeProject({ name: 'one-machine', file, image, memory }));
  record(`\`compose.yml\` starts from nothing, the server with at most ${memory}`, await project.up());
  const idle = await project.memoryOf('app');
  const page = await publishFirstPage(project);
  record('Main job: sign up, mail, picture, publish, visit', 'done');
  await killUnderLoad(project, isShort ? ['app'] : Array.from({ length: 8 }, (_, at) => ['app', 'database'][at % 2]), record);
  await expectPage(project.url, page);
  record(
    'Memory of the server and of PostgreSQL',
    `${idle} MB after the start; ${await project.memoryOf('app')} and ${await project.memoryOf('database')} MB at the end`,
  );
  if (!isShort) await restoreElsewhere({ project, page, image, open, record });
}

/** Kills services one after the other, starts each again, and counts what was acknowledged and is gone. */
export async function killUnderLoad(project, services, record) {
  const load = await startLoad(project.url, { readers: 4, publishers: 4, pause: 20 });
  const backs = [];
  for (const service of services) {
    await delay(between);
    await project.compose('kill', service);
    backs.push(await project.up('--no-recreate'));
  }
  await delay(between);
  const { published, lost } = await load.stop();
  if (lost.length > 0) throw new Error(lost.join('\n'));
  if (published < services.length) throw new Error(`Only ${published} publications were acknowledged.`);
  const longest = Math.max(...backs.map((text) => Number.parseFloat(text)));
  const names = Object.entries(Object.groupBy(services, (name) => name)).map(([name, all]) => `\`${name}\` ${all.length} ×`);
  record(
    `Killed under load: ${names.join(', ')}`,
    `${published} acknowledged publications, 0 lost; ready again after ${longest} s at most`,
  );
}

async function restoreElsewhere({ project, page, image, open, record }) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
  const copy = join(folder, 'tessera.tar');
  await open({ remove: () => rmSync(folder, { recursive: true, force: true }) });
  record('Backup while it runs, checked', await secondsOf(() => project.backup('backup', backupPath)));
  await project.compose('cp', `app:${backupPath}`, copy);
  chmodSync(copy, 0o644);
  const before = await digestsOf(project);
  const other = await open(composeProject({ name: 'restored', file, image }));
  await other.compose('create', '--no-build');
  await other.compose('cp', copy, `app:${backupPath}`);
  const taken = await secondsOf(() => other.backup('restore', backupPath));
  const after = await digestsOf(other);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  if (changed.length > 0) throw new Error(`Restored with other rows: ${changed.join(', ')}`);
  await other.up();
  await expectPage(other.url, page);
  record('Restored into another project', `${taken}; ${Object.keys(before).length} tables, each row and the picture the same`);
}

/** A digest of the rows of each table. */
export async function digestsOf(project) {
  const listed = await project.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const tables = listed.split('\n').filter(Boolean);
  const statement = (table) =>
    `SELECT '${table}', md5(coalesce(string_agg(row, '' ORDER BY row), '')) FROM (SELECT md5(t::text) AS row FROM "${table}" t) AS rows`;
  const rows = await project.sql(tables.map(statement).join(' UNION ALL '));
  return Object.fromEntries(rows.split('\n').map((row) => row.split('|')));
}
