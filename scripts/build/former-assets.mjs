// Keeps the hashed files of former builds for a while beside those of the current one. A screen that was open during a deployment still
// requests its parts by their former names. No dependencies.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DAY = 86_400_000;
/** After this time, an open screen has to be loaded again. */
const LONGEST = 7 * DAY;
/** The limit of all kept files together; one build has about 4 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Copies the files of `assets` to `kept`, before a build empties `assets`. The time of a copy is the last moment when its build was current. */
export function keepAssets(assets, kept, now = Date.now()) {
  if (!existsSync(assets)) return;
  for (const name of namesIn(assets)) {
    const target = join(kept, name);
    // A file that was copied back from a former build keeps its time.
    if (existsSync(target)) continue;
    copyInto(target, join(assets, name));
    utimesSync(target, now / 1000, now / 1000);
  }
}

/** After a build, copies the kept files beside the new ones. Deletes kept files that are part of the new build, too old, or over the limit. */
export function bringBackAssets(assets, kept, now = Date.now()) {
  if (!existsSync(kept)) return;
  let bytes = 0;
  for (const { names, since, size } of filesOf(kept)) {
    const isPresent = existsSync(join(assets, names[0]));
    if (!isPresent) bytes += size;
    const isWanted = !isPresent && now - since <= LONGEST && bytes <= MOST_BYTES;
    for (const name of names) {
      if (isWanted) copyInto(join(assets, name), join(kept, name));
      else rmSync(join(kept, name));
    }
  }
}

/** The paths of all files in a folder and its subfolders, one for each language. */
function namesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function copyInto(target, file) {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}

/** Each file with its compressed copies: the newest files first, and each file before its copies. */
function filesOf(folder) {
  const files = new Map();
  for (const name of namesIn(folder).sort()) {
    const { size, mtimeMs } = statSync(join(folder, name));
    const file = name.replace(/\.(?:br|gz)$/, '');
    const known = files.get(file) ?? { names: [], since: 0, size: 0 };
    files.set(file, { names: [...known.names, name], since: Math.max(known.since, mtimeMs), size: known.size + size });
  }
  return [...files.values()].sort((one, other) => other.since - one.since);
}
