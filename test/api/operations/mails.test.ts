import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import type { SendingTimes } from '../../../server/adapters/queue/job-queue.js';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { SmtpMailTransport } from '../../../server/adapters/smtp/smtp-mail-transport.js';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import { SendQueuedMails } from '../../../server/mail/use-cases/send-queued-mails.js';
import { register } from '../../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { post } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';

let database: TestDatabase;
let mails: TestMailServer;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(() => mails.stop());

type Trouble = (mails: TestMailServer, isOn: boolean) => void;
const troubles: readonly [string, Trouble][] = [
  ['refuses for now', (server, isOn) => server.refuse(isOn && 451)],
  ['refuses for good', (server, isOn) => server.refuse(isOn && 550)],
  ['says nothing', (server, isOn) => server.hang(isOn)],
  ['cuts the connection in the middle of a mail', (server, isOn) => server.drop(isOn)],
];

describe('Mails that are sent to a mail server with problems', () => {
  const times: SendingTimes = { firstPause: 1, retries: 3, longestAttempt: 30, maintenance: 1, poll: 0.05, stopPatience: 1 };
  // As long as no pause of a busy machine: a mail whose receipt is confirmed too late is sent again.
  const patience = { connection: 5_000, greeting: 5_000, answer: 1_500, delivery: 5_000 };

  test.each(troubles)('arrive once after it %s', async (_, setTrouble) => {
    const dataSource = await createDataSource(database.url).initialize();
    const queue = new PgBossMailQueue(dataSource, times);
    const transport = new SmtpMailTransport({ url: mails.url, from: 'no-reply@tessera.example', host: 'tessera.example' }, patience);
    await queue.onModuleInit();
    const fates: string[] = [];
    new SendQueuedMails(queue, transport).execute({
      write: async (mail) => ({ to: 'email' in mail ? mail.email : '', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
      report: (fate) => fates.push(fate),
    });
    setTrouble(mails, true);
    await queue.add({ kind: 'recover-username', email: 'ines@example.org' });
    await until(() => fates.length > 0);
    setTrouble(mails, false);
    await until(async () => (await queue.count()).waiting === 0);
    expect(mails.mails.map(({ to }) => to)).toEqual(['ines@example.org']);
    expect([fates[0], fates.at(-1)]).toEqual(['postponed', 'delivered']);
    await queue.beforeApplicationShutdown();
    transport.onApplicationShutdown();
    await dataSource.destroy();
  });
});

describe('The product', () => {
  let applications: RunningApplication[];
  beforeEach(async () => {
    applications = [await startApplication({ database, smtpUrl: mails.url, rateLimits: 'off', logLevel: 'silent' })];
  });
  afterEach(async () => {
    await Promise.all(applications.map((application) => application.stop()));
  });

  const first = (): RunningApplication => applications[0] as RunningApplication;
  const ask = (application: RunningApplication, email: string) => post(application.url, 'passwordresetrequest/', { email });
  const metrics = async (): Promise<string> => (await fetch(`${first().url}/metrics`)).text();

  test('mails a mail as text and as HTML, marked as automatic, with an id of its own', async () => {
    const { email, username } = await register(first());
    await ask(first(), email.toUpperCase());
    const { from, subject, text, html, messageId, headers } = await mails.next(email);
    expect([from, subject]).toEqual(['no-reply@127.0.0.1', 'Choose a new password for Tessera']);
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@127\.0\.0\.1>$/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    for (const part of [text, html]) {
      expect(part).toContain(`Hello ${username},`);
      expect(part).toContain(`${first().url}/resetpw/`);
    }
  });

  test('sends each mail once when two instances share a database', async () => {
    applications.push(await startApplication({ database, smtpUrl: mails.url, rateLimits: 'off' }));
    const accounts = [];
    for (let number = 0; number < 6; number += 1) accounts.push(await register(first()));
    await Promise.all(accounts.flatMap(({ email }) => applications.map((application) => ask(application, email))));
    await until(async () => (await first().nest.get(MailQueue).count()).waiting === 0);
    expect(mails.mails).toHaveLength(12);
    expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test('reports in its log and its metrics that mails cannot be sent, and which were dropped, without an address', async () => {
    const log = captureLog(first().nest);
    const { email } = await register(first());
    mails.refuse(550);
    await ask(first(), email);
    await until(async () => /^tessera_mails_total\{fate="postponed",kind="reset-password"\} 1$/m.test(await metrics()));
    expect(await metrics()).toMatch(/^tessera_mails_waiting 1$/m);
    // As if a day had passed, once it is noted that the attempt failed.
    const passADay = `UPDATE queue.job SET retry_count = retry_limit - 1, start_after = now() WHERE state = 'retry'`;
    await until(async () => (await first().dataSource.query<[unknown, number]>(passADay))[1] === 1);
    await until(async () => /^tessera_mails_total\{fate="given-up",kind="reset-password"\} 1$/m.test(await metrics()));
    await until(async () => /^tessera_mails_given_up 1$/m.test(await metrics()));
    expect(await metrics()).toMatch(/^tessera_mails_waiting 0$/m);
    const lines = log.filter((line) => line.startsWith('A mail'));
    expect(lines).toEqual([
      expect.stringMatching(/^A mail \(reset-password\) could not be sent and is tried again later: .*550/),
      expect.stringMatching(/^A mail \(reset-password\) could not be sent and is given up: .*550/),
    ]);
    expect(log.join('\n')).not.toMatch(/@example\.org|resetpw/);
    expect(mails.mails).toEqual([]);
  });

  test('serves /metrics as text for monitoring systems, also while the database is unavailable', async () => {
    const answer = await fetch(`${first().url}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^process_cpu_seconds_total /m);
    await first().dataSource.query('ALTER SCHEMA queue RENAME TO elsewhere');
    await until(async () => !/^tessera_mails_waiting /m.test(await metrics()));
    expect(await metrics()).toMatch(/^process_cpu_seconds_total /m);
    await first().dataSource.query('ALTER SCHEMA elsewhere RENAME TO queue');
    await until(async () => /^tessera_mails_waiting \d+$/m.test(await metrics()));
  });
});
