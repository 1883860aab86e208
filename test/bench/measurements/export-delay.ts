import { Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { realisticDesign } from '../designs.js';
import type { Product } from '../product.js';
import { namedPublishers, publishOnce, type Publisher } from './publish.js';
import { count, median, milliseconds, percentile, type Row } from '../rows.js';
import type { Scale } from '../scale.js';

/** Pages that are published at the same time. Two of them are exported at once. */
const most = 8;
/** Publications of each page, for each step of the scale. */
const times = 3;
/** How long a page may need before something is wrong, in milliseconds. */
const longest = 60_000;

/** How long visitors of the exported pages still get the former version after a publication was acknowledged. */
export async function exportDelays(server: Product['server'], exported: string, { steps }: Scale): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  try {
    const publishers = await namedPublishers(server, 'bench-exported', most);
    const measure = async (at: number): Promise<number> => {
      const publisher = publishers[at]!;
      await publishOnce(server.url, agent, publisher);
      return delayOf(join(exported, `pages/bench-exported-${at}/index.en.html`), publisher);
    };
    const alone: number[] = [];
    for (let step = 0; step < steps * times; step += 1) alone.push(await measure(0));
    const together: number[] = [];
    for (let step = 0; step < steps; step += 1) together.push(...(await Promise.all(publishers.map((_, at) => measure(at)))));
    return [row('one at a time', alone), row(`${most} at once`, together)];
  } finally {
    agent.destroy();
  }
}

/** Milliseconds until the file has the version that was just published. It is read again and again, as visitors do. */
async function delayOf(file: string, { version }: Publisher): Promise<number> {
  const began = performance.now();
  const { title } = realisticDesign(version - 1);
  while (!has(file, title)) {
    if (performance.now() - began > longest) throw new Error(`${file} is not of the version ${version}.`);
    await delay(1);
  }
  return performance.now() - began;
}

function has(file: string, title: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(`${title}<`);
  } catch {
    return false;
  }
}

function row(how: string, delays: readonly number[]): Row {
  return {
    what: `from an acknowledged publication to its exported page, ${how}`,
    measured: `${milliseconds(median(delays))}, longest of ${count(delays.length)}: ${milliseconds(percentile(delays, 1))}`,
    target: '≤ 1 s',
  };
}
