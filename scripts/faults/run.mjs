// The whole fault run: the stage, the load, each fault, and the table at the end.
import { setTimeout as delay } from 'node:timers/promises';
import { cause, endDrill, startDrill } from './drill.mjs';
import { acknowledgedOf } from './load.mjs';
import { openStage } from './stage.mjs';
import { describe, table } from './table.mjs';

/** The pause between two faults, in milliseconds. */
const calm = 2_000;

/** Returns whether nothing was lost that must not be lost, and the service was always back in time. */
export async function runFaults({ folder, faults, writes, say, interrupted }) {
  const log = [];
  const began = performance.now();
  const stage = await openStage({ folder, log: (line) => log.push(line) });
  try {
    return await Promise.race([interrupted, runOn(stage, { faults, writes, say, log, began })]);
  } finally {
    // A part that is still frozen could not be stopped.
    await Promise.resolve(stage.mend?.()).catch(() => undefined);
    await stage.close();
  }
}

async function runOn(stage, { faults, writes, say, log, began }) {
  const drill = await startDrill(stage);
  const rows = [];
  await delay(calm);
  for (const fault of faults) {
    const hindrance = fault.needs?.(stage);
    if (hindrance) {
      say(`${fault.name}: left out, because ${hindrance}`);
      continue;
    }
    log.length = 0;
    const row = await cause(fault, drill).catch((error) => failed(fault, error));
    rows.push(row);
    say(describe(row));
    if (row.faults.length + row.lost.length > 0)
      say(
        log
          .slice(0, 5)
          .map((line) => line.slice(0, 600))
          .join('\n'),
      );
    await delay(calm);
  }
  while (acknowledgedOf(drill.load.state) < writes) await delay(500);
  const end = await endDrill(drill);
  const minutes = (performance.now() - began) / 60_000;
  say(table(rows, end, drill.load.state, minutes));
  return isInOrder([...rows, end]);
}

/** The row of a fault after which nothing could be compared. */
function failed({ name }, { message }) {
  return { name, acknowledged: 0, failures: new Map(), failedReads: 0, back: Infinity, longestSilence: 0, lost: [], faults: [message] };
}

function isInOrder(rows) {
  return rows.every(({ faults, lost, mayLose }) => faults.length === 0 && (mayLose === true || lost.length === 0));
}
