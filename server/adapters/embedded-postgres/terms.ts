import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import type { Owner } from './owner.js';

// A term of ownership is a file `owner-<number>` that is made exclusively; the highest number counts. It is never removed, only
// followed by a higher one: so nobody who looked long ago makes a term that counts.

const released = 'released';

/** The number of the term that counts; 0 when there was none yet. */
export async function lastTerm(folder: string): Promise<number> {
  return Math.max(0, ...(await allTerms(folder)));
}

/** False when the term was made by somebody else, or a higher one is there already: this one does not count then, and is gone. */
export async function makeTerm(folder: string, term: number, owner: Owner): Promise<boolean> {
  const path = termPath(folder, term);
  try {
    await writeFile(path, JSON.stringify(owner), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A full disk may have room for an empty file.
    await rm(path, { force: true });
    throw new EmbeddedPostgresFault(`The database in ${folder} cannot be marked as in use: ${(error as Error).message}.`, { cause: error });
  }
  if ((await lastTerm(folder)) === term) return true;
  await rm(path);
  return false;
}

/** Shows others that the term's owner lives. */
export async function touchTerm(folder: string, term: number): Promise<void> {
  const now = new Date();
  await utimes(termPath(folder, term), now, now);
}

export async function releaseTerm(folder: string, term: number): Promise<void> {
  await writeFile(termPath(folder, term), released, { flag: 'r+' });
}

/** Null when the term was given back; undefined when it cannot be told whose it is. */
export async function readOwner(folder: string, term: number): Promise<Owner | null | undefined> {
  const text = await readFile(termPath(folder, term), 'utf8').catch(() => '');
  if (text.startsWith(released)) return null;
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

/** Removes the terms before one, and what answered for their owners. */
export async function removeFormer(folder: string, term: number): Promise<void> {
  for (const former of (await allTerms(folder)).filter((other) => other < term)) {
    const owner = await readOwner(folder, former);
    if (owner) await rm(lifeSignPath(folder, owner), { force: true });
    await rm(termPath(folder, former), { force: true });
  }
}

export function termPath(folder: string, term: number): string {
  return join(folder, `owner-${term}`);
}

export function lifeSignPath(folder: string, { id }: Pick<Owner, 'id'>): string {
  return join(folder, `owner-${id}.socket`);
}

async function allTerms(folder: string): Promise<number[]> {
  return (await readdir(folder)).map((name) => Number(/^owner-(\d+)$/.exec(name)?.[1] ?? 0));
}
