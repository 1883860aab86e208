import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import type { Owner } from './owner.js';

// A term of ownership is a file `owner-<number>`, which is created exclusively. The highest number counts. Such a file is only removed when
// a higher one exists. So a process whose reading of the folder is outdated cannot create a term that counts.

const released = 'released';

/** The number of the term that counts; 0 when there was none yet. */
export async function lastTerm(folder: string): Promise<number> {
  return Math.max(0, ...(await allTerms(folder)));
}

/** False when another process created the term, or when a higher one exists: then this term does not count, and it is removed. */
export async function makeTerm(folder: string, term: number, owner: Owner): Promise<boolean> {
  const path = termPath(folder, term);
  try {
    await writeFile(path, JSON.stringify(owner), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A full disk may still have room for an empty file.
    await rm(path, { force: true });
    throw new EmbeddedPostgresFault(`The database in ${folder} cannot be marked as in use: ${(error as Error).message}.`, { cause: error });
  }
  if ((await lastTerm(folder)) === term) return true;
  await rm(path);
  return false;
}

/** Shows others that the owner of the term lives. */
export async function touchTerm(folder: string, term: number): Promise<void> {
  const now = new Date();
  await utimes(termPath(folder, term), now, now);
}

/** Marks the term as released, so that the next owner need not wait. */
export async function releaseTerm(folder: string, term: number): Promise<void> {
  await writeFile(termPath(folder, term), released, { flag: 'r+' });
}

/** Null when the owner has given the term back; undefined when the owner cannot be read. */
export async function readOwner(folder: string, term: number): Promise<Owner | null | undefined> {
  const text = await readFile(termPath(folder, term), 'utf8').catch(() => '');
  if (text.startsWith(released)) return null;
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

/** Removes the terms before one, and the sockets of their owners. */
export async function removeFormer(folder: string, term: number): Promise<void> {
  for (const former of (await allTerms(folder)).filter((other) => other < term)) {
    const owner = await readOwner(folder, former);
    if (owner) await rm(livenessSocketPath(folder, owner), { force: true });
    await rm(termPath(folder, former), { force: true });
  }
}

/** The path of the file of a term. */
export function termPath(folder: string, term: number): string {
  return join(folder, `owner-${term}`);
}

/** The path of the liveness socket of an owner. */
export function livenessSocketPath(folder: string, { id }: Pick<Owner, 'id'>): string {
  return join(folder, `owner-${id}.socket`);
}

async function allTerms(folder: string): Promise<number[]> {
  return (await readdir(folder)).map((name) => Number(/^owner-(\d+)$/.exec(name)?.[1] ?? 0));
}
