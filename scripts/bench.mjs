// npm run bench: runs the benchmarks of test/bench one after another, and prints one table.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/ensure.mjs';
import { followNpm, reportFault, root, runNode, print, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';

const folder = 'test/bench';
const suffix = '.bench.ts';
const page = 'docs/performance.md';
/** What surrounds the table in the page. */
const marks = ['<!-- table -->\n', '<!-- end of the table -->'];
const heading =
  '| What | Measured | Beside | Ratio | Range | Target | By | When and where |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n';

const names = readdirSync(join(root, folder))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length));

const usage = `npm run bench -- [--write] [name ...]

  --write  puts the table into ${page}; rows of benchmarks that do not run, or fail, stay

The names are ${names.join(', ')}; without any, all run. Slow results do not fail; wrong ones do.`;

async function main() {
  followNpm();
  const { chosen, isWritten } = readParameters();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  const temporary = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const file = join(temporary, 'rows');
  const wrong = [];
  try {
    for (const name of chosen) {
      const options = { env: { ...process.env, BENCH_ROWS: file }, endsWithGroup: true };
      await runNode(['scripts/test.mjs', `${folder}/${name}${suffix}`], `The benchmark ${name} fails`, options).catch((error) => {
        if (!(error instanceof ScriptFault)) throw error;
        print(error.message);
        wrong.push(name);
      });
    }
    const rows = readRows(file).filter(({ name }) => !wrong.includes(name));
    print(`\n${heading}${rows.map(({ line }) => line).join('')}`);
    if (isWritten) write(rows);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  if (wrong.length > 0) throw new ScriptFault(`Something else than the expected result was measured by: ${wrong.join(', ')}.`);
}

function readParameters() {
  try {
    const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });
    const unknown = positionals.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`There is no benchmark ${unknown}.`);
    return { chosen: positionals.length > 0 ? positionals : names, isWritten: values.write };
  } catch (error) {
    throw new ScriptFault(`${error.message}\n\n${usage}`);
  }
}

function readRows(file) {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // No benchmark has reported anything.
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map(({ name, what, measured, beside = '', ratio, range = '', target = '', when }) => {
      const cells = [what, measured, beside, Number.isFinite(ratio) ? ratio.toFixed(2) : '', range, target, `\`${name}\``, when];
      return { name, line: `| ${cells.join(' | ')} |\n`.replaceAll(/ {2,}/g, ' ') };
    });
}

function write(rows) {
  const path = join(root, page);
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split(marks[0]);
  const [table, after] = rest.split(marks[1]);
  if (after === undefined) throw new ScriptFault(`${page} has no place for the table: ${marks.join(' … ')}`);
  const measured = new Set(rows.map(({ name }) => name));
  const kept = table
    .split('\n')
    .map((line) => ({ name: /\| `([a-z-]+)` \| [^|]+ \|$/.exec(line)?.[1], line: `${line}\n` }))
    .filter(({ name }) => name !== undefined && !measured.has(name));
  const lines = names.flatMap((name) => [...rows, ...kept].filter((row) => row.name === name).map(({ line }) => line));
  writeFileSync(path, `${before}${marks[0]}${heading}${lines.join('')}${marks[1]}${after}`);
  print(`The table is in ${page}.`);
}

await main().catch(reportFault);
