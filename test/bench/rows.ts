import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { test } from '@jest/globals';
import { loadGenerator } from '../support/load/http-load.js';
import { productStarter, type StartProduct } from './product.js';
import { full, type Scale } from './scale.js';

/** One line of the table in docs/performance.md. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What it is compared with. */
  readonly beside?: string;
  /** Measured ÷ beside: the median of several turns. */
  readonly ratio?: number;
  /** The ratios of the turns. */
  readonly range?: string;
  readonly target?: string;
}

/** Measures something, and throws when a result is wrong. */
export type Benchmark = (start: StartProduct, scale: Scale) => Promise<Row[]>;

/** Defines the benchmark of a file. It may start the product; what it has started is stopped at its end. */
export function benchmark(name: string, measure: Benchmark): void {
  test(`The benchmark ${name}`, async () => {
    const products = productStarter();
    try {
      report(name, ...(await measure(products.start, full)));
    } finally {
      await products.stop();
    }
  }, 1_800_000);
}

/** Prints rows, and adds them to the table of `npm run bench`. */
export function report(name: string, ...rows: readonly Row[]): void {
  for (const row of rows) {
    const { what, measured, beside, ratio, range, target } = row;
    const parts = [measured, beside, ratio?.toFixed(2), range && `(${range})`, target && `target ${target}`];
    process.stdout.write(`${name}: ${[what, ...parts.filter(Boolean)].join('   ')}\n`);
    if (process.env.BENCH_ROWS) appendFileSync(process.env.BENCH_ROWS, `${JSON.stringify({ name, when: conditions(), ...row })}\n`);
  }
}

/** Rows of several days and machines may stand in one table. */
function conditions(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, Node ${process.versions.node}, ${availableParallelism()} cores, load by ${loadGenerator}`;
}

/** The ratio of a row, from that of each turn. */
export function ratioOf(ratios: readonly number[]): Pick<Row, 'ratio' | 'range'> {
  const range = ratios.length > 1 ? `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}` : undefined;
  return { ratio: median(ratios), range };
}

/**
 * Does each of several things so many times. Who comes first changes from turn to turn, so that other load of the machine falls to all. The
 * results of each thing are in the order of the turns.
 */
export async function inTurns<Thing, Result>(
  things: readonly Thing[],
  turns: number,
  act: (thing: Thing, turn: number) => Promise<Result>,
): Promise<Result[][]> {
  const results = things.map((): Result[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (let place = 0; place < things.length; place += 1) {
      const at = (turn + place) % things.length;
      results[at]!.push(await act(things[at]!, turn));
    }
  }
  return results;
}

/** In milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;
}

/** A number with commas between thousands. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : count(value)} ms`;
}
