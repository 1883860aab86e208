// Keeps the hashed files of former builds for a while beside those of the present one: a screen that was open while a new version was
// deployed still fetches its parts by their former names. No dependencies.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 86_400_000;
/** Whoever leaves a screen open for longer loads it again. */
const LONGEST = 7 * DAY;
/** Of all of them together; a build has about 3 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Before a build, which empties `assets`: copies what is in it to `kept`. A copy's time is when its build was last the present one. */
export function keepAssets(assets, kept, now = Date.now()) {
  if (!existsSync(assets)) return;
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(assets)) {
    const copy = join(kept, name);
    // What came back from a former build keeps its time.
    if (existsSync(copy)) continue;
    copyFileSync(join(assets, name), copy);
    utimesSync(copy, now / 1000, now / 1000);
  }
}

/** After a build: lays what was kept beside the new files, except what is one of them, is too old, or is too much. */
export function bringBackAssets(assets, kept, now = Date.now()) {
  if (!existsSync(kept)) return;
  let bytes = 0;
  for (const { names, since, size } of filesOf(kept)) {
    const isPresent = existsSync(join(assets, names[0]));
    if (!isPresent) bytes += size;
    const isWanted = !isPresent && now - since <= LONGEST && bytes <= MOST_BYTES;
    for (const name of names) {
      if (isWanted) copyFileSync(join(kept, name), join(assets, name));
      else rmSync(join(kept, name));
    }
  }
}

/** Each file with its compressed copies, the file itself first; the latest come first. */
function filesOf(folder) {
  const files = new Map();
  for (const name of readdirSync(folder).sort()) {
    const { size, mtimeMs } = statSync(join(folder, name));
    const file = name.replace(/\.(?:br|gz)$/, '');
    const known = files.get(file) ?? { names: [], since: 0, size: 0 };
    files.set(file, { names: [...known.names, name], since: Math.max(known.since, mtimeMs), size: known.size + size });
  }
  return [...files.values()].sort((one, other) => other.since - one.since);
}
