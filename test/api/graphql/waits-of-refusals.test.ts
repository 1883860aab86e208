import { expect, test } from '@jest/globals';
import { Tessera } from '../../../docs/api/files/tessera.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

test('A document that is refused because too many were wrong says how long to wait, as every refusal of a field does', async () => {
  const send = (query: string) =>
    fetch(`${application.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  for (let sent = 0; sent < 120; sent += 1) await (await send(`{ unknown${sent} }`)).text();
  const answer = await send('{ unknown }');
  const seconds = Number(answer.headers.get('retry-after'));
  expect([answer.status, seconds > 0]).toEqual([429, true]);
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string; retryAfter: number } }[] };
  expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: seconds });
  const tessera = new Tessera({ url: application.url, retries: 0 });
  await expect(tessera.request('{ neverSent }')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) });
});
