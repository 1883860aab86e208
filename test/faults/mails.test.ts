import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { register } from '../builders/accounts/account.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { startMailServer, type TestMailServer } from '../support/neighbours/mail-server.js';
import { post } from '../support/calls/rest.js';
import {
  makeDataFolder,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';

// Each test starts the product, a database included, twice.
jest.setTimeout(180_000);

describe('A mail whose server is killed between the request and the sending', () => {
  let folder: string;
  let server: StartedServer;
  let mails: TestMailServer | undefined;
  let mailPort: number;

  async function start(): Promise<void> {
    const variables = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PORT: String(await freePort()), DATA_DIR: folder };
    server = startServer(variables);
    await server.ready();
  }

  async function killed(): Promise<void> {
    server.kill('SIGKILL');
    await server.ended;
  }

  beforeEach(async () => {
    folder = makeDataFolder();
    await putDatabaseInto(folder);
    mailPort = await freePort();
  });
  afterEach(async () => {
    server.kill('SIGTERM');
    await server.ended;
    await mails?.stop();
    removeDataFolder(folder);
  });

  /** The arrival of a second mail, sent after the first one, shows that the first one is not sent again. */
  async function expectOneMail(email: string): Promise<void> {
    const { username, email: another } = await register(server);
    await post(server.url, 'recoverusername/', { email: another });
    expect((await mails?.next(another))?.text).toContain(username);
    await until(async () => (await queryEmbedded(folder, `SELECT id FROM queue.job`)).length === 0);
    expect(mails?.mails.filter(({ to }) => to === email)).toHaveLength(1);
  }

  test('KE-04 arrives once after the restart when no mail server was running', async () => {
    await start();
    const { email } = await register(server);
    await post(server.url, 'passwordresetrequest/', { email });
    await killed();
    mails = await startMailServer({ port: mailPort });
    await start();
    expect((await mails.next(email)).subject).toBe('Choose a new password for Tessera');
    await expectOneMail(email);
  });

  test('arrives once after the restart when the mail server hung during the sending', async () => {
    mails = await startMailServer({ port: mailPort });
    mails.hang(true);
    await start();
    const { email } = await register(server);
    await post(server.url, 'passwordresetrequest/', { email });
    await until(() => mails?.attempts === 1);
    await killed();
    mails.hang(false);
    await start();
    expect((await mails.next(email)).subject).toBe('Choose a new password for Tessera');
    await expectOneMail(email);
  });
});
