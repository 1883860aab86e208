// Lets one process at a time install or build here. No dependencies, because this runs before anything is installed.
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { print } from '../process.mjs';

/** A marker that was not written for so many milliseconds belongs to an interrupted process. */
const longestPause = 5_000;
/** How long processes that find such a marker at the same time need at most to write to it. */
const takeOverTime = 250;

/**
 * Does the work, unless it is done. While it runs, the file `marker` exists, and other processes wait. A marker that an interrupted process
 * left means that the work has to be repeated. `activity` says in the progressive form what other processes wait for.
 */
export async function oneAtATime({ marker, activity, isDone }, work) {
  while (existsSync(marker) || !isDone()) {
    const claim = await claimed(marker);
    if (claim === 'none') {
      await waitForOther(marker, activity);
    } else if (claim === 'new' && isDone()) {
      // Another process has done it since this one looked.
      rmSync(marker);
    } else {
      await withMarker(marker, work);
      return;
    }
  }
}

/** `new` without a marker of another process, `left` with the one of an interrupted process, and `none` while another process works. */
async function claimed(marker) {
  const own = `${process.pid} ${performance.timeOrigin}`;
  try {
    writeFileSync(marker, own, { flag: 'wx' });
    return 'new';
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isFresh(marker)) return 'none';
  // Of several processes that find it at the same time, the last one to write takes it over.
  writeFileSync(marker, own);
  await delay(takeOverTime);
  return existsSync(marker) && readFileSync(marker, 'utf8') === own ? 'left' : 'none';
}

async function waitForOther(marker, activity) {
  if (!isFresh(marker)) return;
  print(`Another process is ${activity} here: waiting until it is done`);
  while (isFresh(marker)) await delay(250);
}

async function withMarker(marker, work) {
  const beat = setInterval(() => utimesSync(marker, new Date(), new Date()), 1_000);
  try {
    await work();
    rmSync(marker, { force: true });
  } catch (error) {
    // The next process need not wait to see that this one has ended.
    utimesSync(marker, 0, 0);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

function isFresh(marker) {
  const written = statSync(marker, { throwIfNoEntry: false });
  return written !== undefined && Date.now() - written.mtimeMs < longestPause;
}
