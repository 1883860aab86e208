import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/cluster/ports.mjs';

/** The report of Lighthouse about an address, as seen from a phone with a slow connection. */
export interface LighthouseReport {
  readonly address: string;
  /**
   * From 0 to 100, by category: `performance`, `accessibility`, `best-practices`, `seo`. Null if Lighthouse could not compute the score.
   */
  readonly scores: Readonly<Record<string, number | null>>;
  /** The audits that are not perfect, each with its measurement. */
  readonly faults: readonly string[];
}

/** Reports on the addresses one after the other, in a separate browser. */
export async function lighthouseReports(addresses: readonly string[]): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  // Jest's options must not apply to the process.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const judge = fork(fileURLToPath(new URL('lighthouse-process.mjs', import.meta.url)), { env, execArgv: [] });
  const ended = new Promise((resolve) => judge.once('exit', resolve));
  judge.on('message', (report) => reports.push(report as LighthouseReport));
  judge.send({ browser: JSON.parse(process.env.TEST_BROWSER ?? '{}') as unknown, port: await freePort(), addresses });
  await ended;
  return reports;
}
