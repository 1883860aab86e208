// The output of the fault run.
import { acknowledgedOf } from './load/load.mjs';

const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(1);

/** One line about one fault, and a line for each thing that is not in order. */
export function describe({ name, acknowledged, lost, back, longestSilence, failures, failedReads, faults, mayLose }) {
  const refused = [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  const loss = mayLose ? `${lost.length} lost, as an asynchronous replica may` : `${lost.length} lost`;
  const sentences = [...new Set([...faults, ...(mayLose ? [] : lost)])].slice(0, 10);
  const line = `${name}: ${acknowledged} acknowledged meanwhile, ${loss}, back after ${seconds(back)} s, longest pause ${seconds(longestSilence)} s`;
  return [`${line}; refused: ${refused || 'none'}; pages not read: ${failedReads}`, ...sentences.map((text) => `  ! ${text}`)].join('\n');
}

/** The table that a run ends with; docs/faults.md has what stands out in the last one. */
export function table(rows, end, state, minutes) {
  const lines = rows.map(({ name, acknowledged, lost, mayLose, back, longestSilence }) => {
    const loss = mayLose ? `(${lost.length})` : lost.length;
    return `| ${name} | ${acknowledged} | ${loss} | ${seconds(back)} | ${seconds(longestSilence)} |`;
  });
  const lost = rows.filter(({ mayLose }) => !mayLose).reduce((sum, row) => sum + row.lost.length, end.lost.length);
  const kinds = Object.entries(state.acknowledged).map(([kind, count]) => `${count} × ${kind}`);
  const sum = `${rows.length} faults in ${minutes.toFixed(1)} minutes. ${acknowledgedOf(state)} acknowledged writes (${kinds.join(', ')}), ${lost} lost.`;
  const head = ['| Fault | Acknowledged meanwhile | Lost | Back after (s) | Longest pause (s) |', '| --- | --- | --- | --- | --- |'];
  return ['', ...head, ...lines, '', sum, ...end.lost, ...end.faults].join('\n');
}
