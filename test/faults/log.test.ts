import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../builders/accounts/account.js';
import { mailedResetLink, mailedVerificationToken, type ResetLink } from '../builders/accounts/mailed-links.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { startMailServer, type TestMailServer } from '../support/neighbours/mail-server.js';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';

const visitor = '203.0.113.77';
const password = 'a garden of lemons';
const wrongPassword = 'a garden of oranges';

let database: TestDatabase;
let mails: TestMailServer;
let folder: string;
let server: StartedServer;
beforeAll(async () => {
  [database, mails] = [await createTestDatabase(), await startMailServer()];
  folder = makeDataFolder();
  const PORT = String(await freePort());
  server = startServer({
    PORT,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    SMTP_URL: mails.url,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: 'the-token-of-the-operator',
  });
  await server.ready();
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await mails.stop();
  await database.drop();
  removeDataFolder(folder);
});

interface Call {
  readonly method?: string;
  readonly body?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = (path: string, { method = 'GET', body, token, headers }: Call = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      'X-Forwarded-For': visitor,
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Token ${token}` }),
      ...headers,
    },
  });
const send = (path: string, body: unknown, token?: string): Promise<Response> =>
  call(path, { method: 'POST', body: JSON.stringify(body), ...(token !== undefined && { token }) });

const lines = (): string[] => server.printed.output.split('\n').filter((line) => line.startsWith('{'));

test('SF-06 No line of the log has a token, a password, an e-mail address or the address of a visitor, at the lowest level either', async () => {
  const account = await register(server, { password });
  const link = await mailedResetLink(server, mails, account);
  const verification = await mailedVerificationToken(server, mails, account);
  await liveThrough(account, link, verification);
  mails.refuse(550);
  await send('/api/recoverusername/', { email: account.email });
  await until(() => lines().some((line) => line.includes('could not be sent')));
  // The last request is logged after those before it.
  await call('/the/last/request');
  await until(() => lines().some((line) => line.includes('/the/last/request')));

  const log = server.printed.output + server.printed.errors;
  expect(lines().length).toBeGreaterThan(15);
  for (const line of lines()) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), msg: expect.any(String) });
  const secrets = [account.token, account.email, password, wrongPassword, link.token, verification, visitor, 'the-token-of-the-operator'];
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(log).not.toMatch(/[\w.]+@example\.org/i);
});

/** What a person does and a stranger tries, with answers of every kind. */
async function liveThrough({ username, email, token }: TestAccount, link: ResetLink, verification: string): Promise<void> {
  const query = `mutation { logIn(username: "${username}", password: "${wrongPassword}") { token } }`;
  const answers = [
    await send('/api/login/', { username, password: wrongPassword }),
    await send('/api/login/', { username: email, password }),
    await send('/api/register/', { username, email, password }),
    await send('/graphql', { query }),
    await send('/graphql', { query: `{ me { ${email} } }` }, token),
    await send('/api/getdata/', {}, token),
    await send('/api/getdata/', {}, 'A'.repeat(43)),
    await call(`/api/login/?password=${encodeURIComponent(password)}&token=${token}`, {
      method: 'POST',
      body: `{"password": "${password}"`,
    }),
    await call(`/resetpw/${link.accountId}/${link.token}`),
    await call(`/?token=${verification}`),
    await call(`/login?code=${link.token}&state=${token}`),
    await call(`/api/verify-email-token/?token=${verification}`),
    await call(`/api/nothing/${link.token}/${encodeURIComponent(email)}`),
    await call(`/${encodeURIComponent(email)}/x`, { headers: { Cookie: `csrftoken=${token}`, Referer: `/?token=${verification}` } }),
    await call('/metrics', { headers: { Authorization: 'Bearer the-token-of-the-operator' } }),
    await send(`/api/password-reset-confirm/${link.accountId}/${link.token}/`, { password: 'short' }),
    await send(`/api/password-reset-confirm/${link.accountId}/${link.token}/`, { password }),
    await send('/api/logout/', {}, token),
  ];
  const statuses = new Set(answers.map(({ status }) => Math.trunc(status / 100)));
  expect(statuses).toEqual(new Set([2, 4]));
}

test('Each line about a request has the id that the response has, and that of a trusted proxy if it sends one', async () => {
  const [own, given] = [await call('/api/own'), await call('/api/given', { headers: { 'X-Request-Id': 'proxy-0123456789' } })];
  const id = own.headers.get('X-Request-Id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(given.headers.get('X-Request-Id')).toBe('proxy-0123456789');
  const idOf = (path: string): unknown =>
    lines()
      .map((line) => JSON.parse(line) as { path?: string; request?: string })
      .find((line) => line.path === path)?.request;
  await until(() => idOf('/api/given') !== undefined);
  expect([idOf('/api/own'), idOf('/api/given')]).toEqual([id, 'proxy-0123456789']);
});
