import { expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

/** What a server may do and this one does not: requests by GET without a header that only a page of ours can add, against CSRF. */
const LEFT_OUT = ['5A70', 'D6D5', '6A70'];

test('GraphQL over HTTP: the server passes each audit of the specification, without an error and without a warning', async () => {
  const audits = serverAudits({ url: () => `${application.url}/graphql` });
  const results = await Promise.all(audits.map(({ fn }) => fn()));
  const others = results.filter(({ status }) => status !== 'ok').map(({ id, status }) => `${status} ${id}`);
  process.stdout.write(`GraphQL over HTTP: ${results.length} audits, ${results.length - others.length} passed\n`);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(others).toEqual(LEFT_OUT.map((id) => `notice ${id}`));
});
