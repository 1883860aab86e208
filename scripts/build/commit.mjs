// Which commit the sources are of, for the version that the server shows. Without Git's program, because the image is built without it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';

const isCommit = (text) => /^[\da-f]{40}$/.test(text);
const read = (folder, path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8').trim() : '');

/** Writes the commit where the server reads it. An unknown one is an empty file. */
export function writeCommit() {
  const commit = commitOf(root);
  try {
    if (read(root, 'commit.txt') !== commit) writeFileSync(join(root, 'commit.txt'), commit);
  } catch {
    // Another user may start what is built, and not write it. Then the commit is that of the build.
  }
}

/** The commit of a checkout, or of an archive that `git archive` has made. Empty if it is not known. */
export function commitOf(folder) {
  const archived = read(folder, 'scripts/build/archived-commit.txt');
  return isCommit(archived) ? archived : headOf(join(folder, '.git'));
}

function headOf(folder) {
  const head = read(folder, 'HEAD');
  if (isCommit(head)) return head;
  const reference = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (reference === undefined) return '';
  const loose = read(folder, reference);
  if (isCommit(loose)) return loose;
  const packed = read(folder, 'packed-refs').split('\n');
  return packed.find((line) => line.endsWith(` ${reference}`) && isCommit(line.slice(0, 40)))?.slice(0, 40) ?? '';
}
