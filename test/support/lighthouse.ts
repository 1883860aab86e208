import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';

/** What Lighthouse says of an address, looking as from a phone on a slow line. */
export interface LighthouseReport {
  readonly address: string;
  /** From 0 to 100, by the names of its categories: `performance`, `accessibility`, `best-practices`, `seo`. Null where it failed to judge. */
  readonly scores: Readonly<Record<string, number | null>>;
  /** The audits that found something to better, each with what it measured. */
  readonly faults: readonly string[];
}

/** Looks at one address after the other, with a browser of its own. */
export async function lighthouseReports(addresses: readonly string[]): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  // Jest's own options would make it another program.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const judge = fork(fileURLToPath(new URL('lighthouse-process.mjs', import.meta.url)), { env, execArgv: [] });
  const ended = new Promise((resolve) => judge.once('exit', resolve));
  judge.on('message', (report) => reports.push(report as LighthouseReport));
  judge.send({ browser: JSON.parse(process.env.TEST_BROWSER ?? '{}') as unknown, port: await freePort(), addresses });
  await ended;
  return reports;
}
