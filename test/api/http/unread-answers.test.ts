import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { aLargestDesign } from '../../builders/pages/page-design.js';
import { until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

test('A client that leaves large responses unread on many connections is asked to wait, by both APIs, until it closes the connection', async () => {
  await aPageAt(application, 'large', aLargestDesign());
  const rest = () => post('/api/getdatapublic', { first_name: 'large' });
  const graphql = () => post('/graphql', { query: '{ publicPage(linkname: "large") { design { tiles { html } } } }' });
  expect([(await rest()).status, (await graphql()).status]).toEqual([200, 200]);
  const body = JSON.stringify({ first_name: 'large' });
  const request = `POST /api/getdatapublic HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  // Of one connection, a request is only handled when the answers before it have left. The system takes some of them.
  const sockets = Array.from({ length: 24 }, () => {
    const socket = connect(application.config.port, '127.0.0.1').on('error', () => undefined);
    socket.pause().write(request.repeat(8));
    return socket;
  });
  await until(async () => (await rest()).status === 503);
  for (const answer of [await rest(), await graphql()]) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('"code":"BUSY"');
  }
  expect((await fetch(`${application.url}/large`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await rest()).status === 200);
});

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(application.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.clone().text();
  return answer;
}
