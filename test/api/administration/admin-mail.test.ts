import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import type { MailRequest } from '../../../server/mail/mail-request.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

const LOOK = `{ admin { givenUpMails } adminMail { from server sentToday waiting oldestSeconds givenUp
  givenUpMails { id kind to answer triedAt } waitingMails { kind to failedTries answer isBeingSent nextTryAt } } }`;

interface Look {
  readonly admin: { readonly givenUpMails: number };
  readonly adminMail: {
    readonly from: string;
    readonly server: string | null;
    readonly sentToday: number;
    readonly waiting: number;
    readonly oldestSeconds: number;
    readonly givenUp: number;
    readonly givenUpMails: readonly { readonly id: string; readonly kind: string; readonly to: string | null; readonly answer: string }[];
    readonly waitingMails: readonly {
      readonly kind: string;
      readonly to: string | null;
      readonly failedTries: number;
      readonly answer: string | null;
    }[];
  };
}

let database: TestDatabase;
let server: TestMailServer;
let application: RunningApplication;
let operator: TestAccount;
let ada: TestAccount;
beforeAll(async () => {
  [database, server] = [await createTestDatabase(), await startMailServer()];
  application = await startApplication({ database, smtpUrl: server.url, rateLimits: 'off', logLevel: 'silent' });
  [operator, ada] = [await registerOperator(application), await register(application)];
  await until(async () => (await queue().count()).waiting === 0);
});
afterAll(async () => {
  await application.stop();
  await server.stop();
  await database.drop();
});
afterEach(async () => {
  server.refuse(false);
  await application.dataSource.query(`DELETE FROM queue.job WHERE name LIKE 'letters%'`);
});

const queue = () => application.nest.get(MailQueue, { strict: false });
const look = () => graphqlData<Look>(application.url, LOOK, {}, operator.token);
const act = (operation: string, variables: object = {}) => graphql(application.url, operation, variables, operator.token);
const acts = async () =>
  application.dataSource.query<object[]>(`SELECT act, subject, outcome, door FROM audit_log WHERE act LIKE 'mail %' ORDER BY at DESC`);
const idOf = async ({ username }: TestAccount) =>
  (await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [username]))[0]!.id;

/** As if nobody took the mails for days. */
async function giveUp(...mails: readonly MailRequest[]): Promise<void> {
  const GIVEN_UP = `INSERT INTO queue.job (name, data, source_output) VALUES ('letters-given-up', $1, '{"reason":"550 mailbox does not exist"}')`;
  for (const mail of mails) await application.dataSource.query(GIVEN_UP, [mail]);
}

const RETRY = 'mutation ($ids: [ID!]) { adminRetryMails(ids: $ids) }';
const REMOVE = 'mutation ($ids: [ID!]!) { adminRemoveMails(ids: $ids) }';
const TEST = 'mutation ($to: String!) { adminTestMail(to: $to) { milliseconds refusal } }';

describe('The mails of the site, for operators', () => {
  test('OV-14 They see how many mails were sent today: not those that wait, were given up, were tried in vain, or were sent before', async () => {
    const { sentToday } = (await look()).adminMail;
    await application.dataSource.query(`INSERT INTO mail_day (day, sent) VALUES (CAST(now() AT TIME ZONE 'UTC' AS date) - 1, 400)`);
    server.refuse(451);
    const request: MailRequest = { kind: 'verify-email', accountId: await idOf(ada) };
    await queue().add(request);
    await until(async () => (await queue().listWaiting(1))[0]?.failedTries === 1);
    await giveUp(request);
    expect((await look()).adminMail.sentToday).toBe(sentToday);
    server.refuse(false);
    await application.dataSource.query(`DELETE FROM queue.job WHERE name LIKE 'letters%'`);
    await queue().add(request);
    await until(async () => (await look()).adminMail.sentToday === sentToday + 1);
  });

  test('OV-01 They see to whom mails could not be delivered and why, but neither what they say nor the address of a visitor', async () => {
    const visitor: MailRequest = { kind: 'report-decided', email: 'visitor@example.org', linkname: 'ada', outcome: 'dismissed' };
    await giveUp(
      { kind: 'verify-email', accountId: await idOf(ada) },
      { kind: 'page-look-asked', accountId: null, linkname: 'ada', owner: 'ada', reason: 'other' },
      { kind: 'password-changed', accountId: '00000000-0000-4000-8000-000000000000' },
      visitor,
    );
    const { admin, adminMail } = await look();
    expect(admin).toEqual({ givenUpMails: 4 });
    expect(adminMail).toMatchObject({ server: '127.0.0.1', givenUp: 4, waiting: 0, oldestSeconds: 0 });
    expect(adminMail.givenUpMails.map(({ kind, to, answer }) => [kind, to, answer])).toEqual([
      ['report-decided', null, '550 mailbox does not exist'],
      ['password-changed', null, '550 mailbox does not exist'],
      ['page-look-asked', expect.stringContaining('@'), '550 mailbox does not exist'],
      ['verify-email', ada.email, '550 mailbox does not exist'],
    ]);
    const { output } = await runAdmin(application.nest, ['mail', 'list']);
    expect(output).toContain('report-decided to a visitor');
    expect(output).not.toContain('visitor@example.org');
  });

  test('OV-01 They see the mails that wait, how often each was tried, and for how long the oldest has waited', async () => {
    const DATA = { kind: 'recover-username', email: ada.email };
    const WAIT = `INSERT INTO queue.job (name, data, state, retry_count, retry_limit, start_after, created_on)
      VALUES ('letters', $1, $2::queue.job_state, $3, 13, now() + interval '4 minutes' * $4::integer, now() - interval '90 seconds')`;
    await application.dataSource.query(WAIT, [DATA, 'created', 0, 1]);
    await application.dataSource.query(WAIT, [DATA, 'retry', 1, 2]);
    const { waitingMails, waiting, oldestSeconds } = (await look()).adminMail;
    expect(waitingMails).toMatchObject([
      { kind: 'recover-username', to: ada.email, failedTries: 0, isBeingSent: false },
      { failedTries: 2, isBeingSent: false },
    ]);
    expect([waiting, oldestSeconds >= 90, oldestSeconds < 120]).toEqual([2, true, true]);
  });

  test('SM-05 They see what the mail server has answered about a mail that waits', async () => {
    server.refuse(451);
    await queue().add({ kind: 'verify-email', accountId: await idOf(ada) });
    await until(async () => (await queue().listWaiting(1))[0]?.failedTries === 1);
    const [waiting] = (await look()).adminMail.waitingMails;
    expect(waiting?.answer).toContain('451');
    expect(waiting?.answer).not.toContain(ada.email);
  });

  test('OV-02 They send some again, or all, and remove others, each with an entry in the audit log', async () => {
    const mails = Array.from({ length: 4 }, () => ({ kind: 'recover-username', email: ada.email }) as const);
    await giveUp(...mails);
    const [first, second] = (await look()).adminMail.givenUpMails.map(({ id }) => id);
    expect((await act(RETRY, { ids: [first] })).data).toEqual({ adminRetryMails: 1 });
    expect((await server.next(ada.email)).text).toContain(ada.username);
    expect((await act(REMOVE, { ids: [second, 'no-id'] })).data).toEqual({ adminRemoveMails: 1 });
    expect((await act(RETRY, { ids: [] })).data).toEqual({ adminRetryMails: 0 });
    expect((await look()).admin).toEqual({ givenUpMails: 2 });
    expect((await act(RETRY, {})).data).toEqual({ adminRetryMails: 2 });
    for (let left = 2; left > 0; left -= 1) await server.next(ada.email);
    expect(await acts()).toMatchObject([
      { act: 'mail retry', subject: null, outcome: 'done', door: 'browser' },
      { act: 'mail retry', subject: '' },
      { act: 'mail remove', subject: `${second} no-id`, outcome: 'done' },
      { act: 'mail retry', subject: first },
    ]);
    await giveUp({ kind: 'recover-username', email: ada.email });
    const [last] = (await look()).adminMail.givenUpMails;
    expect((await runAdmin(application.nest, ['mail', 'remove', last!.id])).code).toBe(4);
    expect((await look()).admin).toEqual({ givenUpMails: 1 });
    expect((await runAdmin(application.nest, ['mail', 'remove', last!.id, '--yes'])).output).toBe('1 mail was removed.');
    expect((await look()).admin).toEqual({ givenUpMails: 0 });
  });

  test('OV-03 A test mail says after how long the mail server took it, or what it answered', async () => {
    expect((await act(TEST, { to: 'inbox@example.org' })).data).toEqual({
      adminTestMail: { milliseconds: expect.any(Number), refusal: null },
    });
    expect((await server.next('inbox@example.org')).text).toContain(application.url);
    server.refuse(550);
    const { data } = await act(TEST, { to: 'inbox@example.org' });
    expect(data).toEqual({ adminTestMail: { milliseconds: expect.any(Number), refusal: expect.stringContaining('550') } });
    expect(JSON.stringify(data)).not.toContain('inbox@');
    expect((await act(TEST, { to: 'nobody' })).errors[0]?.extensions.code).toBe('EMAIL_INVALID');
    expect(await acts()).toMatchObject([{ act: 'mail test', outcome: 'MAIL_REFUSED' }, { outcome: 'done' }, {}, {}, {}, {}, {}]);
  });
});
