// The whole fault run: the stage, the load, each fault, and the table at the end.
import { setTimeout as delay } from 'node:timers/promises';
import { cause, endDrill, mend, startDrill } from './drill.mjs';
import { runAll } from '../process.mjs';
import { acknowledgedOf } from './load/load.mjs';
import { openStage } from './stage/stage.mjs';
import { describe, table } from './table.mjs';

/** The pause between two faults, in milliseconds. */
const calm = 2_000;
/** How long a fault that is just being caused may delay the end of an interrupted run, and how long the last writes may pause, in milliseconds. */
const causePatience = 20_000;
const longestSilence = 60_000;

/** Returns whether nothing was lost that must not be lost, and the service was always back in time. */
export async function runFaults({ folder, faults, writes, print, interrupted }) {
  const log = [];
  const began = performance.now();
  const stage = await openStage({ folder, log: (line) => log.push(line) });
  try {
    return await Promise.race([interrupted, runOn(stage, { faults, writes, print, log, began })]);
  } finally {
    // From now on, no fault is caused.
    stage.isClosing = true;
    // A part that is still frozen could not be stopped. What fails here does not replace the reason of the end.
    const ends = [() => Promise.race([stage.causing, delay(causePatience)]), () => mend(stage), stage.close];
    await runAll(ends).catch(({ message }) => print(`Not everything was stopped in order: ${message}`));
  }
}

async function runOn(stage, { faults, writes, print, log, began }) {
  const drill = await startDrill(stage);
  const rows = [];
  await delay(calm);
  for (const fault of faults) {
    const hindrance = fault.needs?.(stage);
    if (hindrance) {
      print(`${fault.name}: left out, because ${hindrance}`);
      continue;
    }
    log.length = 0;
    const row = await cause(fault, drill).catch((error) => failed(fault, error));
    if (stage.isClosing) return false;
    rows.push(row);
    print(describe(row));
    if (row.faults.length + row.lost.length > 0)
      print(
        log
          .slice(0, 5)
          .map((line) => line.slice(0, 600))
          .join('\n'),
      );
    await delay(calm);
  }
  const { state } = drill.load;
  while (acknowledgedOf(state) < writes && performance.now() - state.lastAt < longestSilence) await delay(500);
  const end = await endDrill(drill);
  if (acknowledgedOf(state) < writes) end.faults.push(`only ${acknowledgedOf(state)} of ${writes} writes were acknowledged`);
  const minutes = (performance.now() - began) / 60_000;
  print(table(rows, end, state, minutes));
  return isInOrder([...rows, end]);
}

/** The row of a fault after which nothing could be compared. */
function failed({ name }, { message }) {
  return { name, acknowledged: 0, failures: new Map(), failedReads: 0, back: Infinity, longestSilence: 0, lost: [], faults: [message] };
}

function isInOrder(rows) {
  return rows.every(({ faults, lost, mayLose }) => faults.length === 0 && (mayLose === true || lost.length === 0));
}
