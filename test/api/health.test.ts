import { expect, test } from '@jest/globals';
import { Readiness } from '../../server/gateway/operations/readiness.js';
import { runningApplication } from '../support/running-application.js';

const application = runningApplication();

const ask = async (path: string) => {
  const response = await fetch(`${application.url}/health/${path}`);
  return { status: response.status, cache: response.headers.get('Cache-Control'), body: (await response.json()) as unknown };
};
const up = { status: 'up' };
const down = { status: 'down' };

test('/health/live says that the process runs', async () => {
  expect(await ask('live')).toEqual({ status: 200, cache: 'no-store', body: { status: 'ok' } });
});

test('/health/ready says for each part whether it works, and answers 503 as soon as one does not', async () => {
  const cache = 'no-cache, no-store, must-revalidate';
  const works = { process: up, database: up };
  expect(await ask('ready')).toEqual({ status: 200, cache, body: { status: 'ok', info: works, error: {}, details: works } });
  application.nest.get(Readiness).stop();
  const details = { process: down, database: up };
  const body = { status: 'error', info: { database: up }, error: { process: down }, details };
  expect(await ask('ready')).toEqual({ status: 503, cache, body });
});
