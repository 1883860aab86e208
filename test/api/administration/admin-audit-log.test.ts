import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { Acts } from '../../../server/audit/use-cases/acts.js';

const application = runningApplication();
let context: INestApplicationContext;
let operator: TestAccount;
beforeAll(async () => {
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});
afterAll(() => context.close());
beforeEach(() => application.dataSource.query('TRUNCATE audit_log'));

const FILE = `query ($operator: String, $kind: AdminActKind, $days: Int, $at: String) {
  adminAuditLogFile(operator: $operator, kind: $kind, days: $days, at: $at) { csv next }
}`;
interface FilePart {
  readonly csv: string;
  readonly next: string | null;
}
const part = async (chosen: Readonly<Record<string, unknown>> = {}) =>
  (await graphqlData<{ adminAuditLogFile: FilePart }>(application.url, FILE, chosen, operator.token)).adminAuditLogFile;
const linesOf = ({ csv }: FilePart) => csv.trimEnd().split('\r\n');

/** Adds `count` acts, one a minute, the last one `daysAgo`. */
const addActs = (count: number, { daysAgo = 0, act = 'page hide', by = 'root@web-1', subject = 'a-page' } = {}) =>
  application.dataSource.query(
    `INSERT INTO audit_log (id, at, operator, door, act, subject, outcome)
     SELECT gen_random_uuid(), now() - make_interval(days => $1, mins => n), $2, 'command-line', $3, $4, 'done' FROM generate_series(1, $5) n`,
    [daysAgo, by, act, subject, count],
  );
const acts = async () =>
  (await application.dataSource.query<{ act: string }[]>('SELECT act FROM audit_log ORDER BY at DESC')).map(({ act }) => act);

test('PD-01 The audit log is saved as CSV, part by part, with the chosen filters, and the log says once who has saved it', async () => {
  await addActs(2100);
  await addActs(3, { act: 'sign-up set', by: 'ines-moreau' });
  const first = await part();
  const second = await part({ at: first.next });
  const lines = [...linesOf(first), ...linesOf(second)];
  expect(lines[0]).toBe('at,operator,door,act,subject,account,outcome,receipt');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,marta-ruiz,browser,audit save,,,begun,$/);
  expect([lines.length, new Set(lines).size, second.next]).toEqual([2105, 2105, null]);
  expect((await acts()).filter((act) => act === 'audit save')).toHaveLength(1);
  const chosen = linesOf(await part({ operator: 'ines-moreau', kind: 'SITE', days: 1 }));
  expect(chosen).toHaveLength(4);
  expect(chosen.slice(1).every((line) => line.includes(',ines-moreau,command-line,sign-up set,'))).toBe(true);
});

test('PD-01 The command saves the same, and no value of an entry is a formula', async () => {
  await addActs(2, { subject: '=HYPERLINK("https://evil.example")' });
  await addActs(2, { act: 'sign-up set' });
  const { output, code } = await runAdmin(context, ['audit', '--csv', '--kind', 'pages', '--by', 'root@web-1', '--days', '30']);
  const lines = output.trimEnd().split('\n');
  expect([code, lines.length]).toEqual([0, 3]);
  expect(lines[1]).toContain(`,page hide,"'=HYPERLINK(""https://evil.example"")",,done,`);
  expect((await acts())[0]).toBe('audit save');
  expect(await runAdmin(context, ['audit', '--csv', '--days', 'many'])).toMatchObject({ code: 2 });
});

test('PD-01 Nobody else can save it', async () => {
  const ada = await register(application);
  const { errors } = await graphql(application.url, FILE, {}, ada.token);
  expect(errors[0]?.extensions.code).toBe('OPERATOR_NEEDED');
  expect(await acts()).toEqual([]);
});

test('PD-02 Entries of more than 400 days are removed, and younger ones stay', async () => {
  await addActs(1001, { daysAgo: 400, act: 'page show' });
  await addActs(2, { daysAgo: 399 });
  const removeOldActs = context.get(Acts, { strict: false });
  expect([await removeOldActs.removeOld(), await removeOldActs.removeOld()]).toEqual([true, false]);
  expect(await acts()).toEqual(['page hide', 'page hide']);
});

test.each([
  ['removes an entry', `DELETE FROM audit_log WHERE at = (SELECT max(at) FROM audit_log)`],
  ['removes an entry of 399 days', `DELETE FROM audit_log WHERE at < now() - interval '398 days'`],
  ['removes all entries', 'DELETE FROM audit_log'],
  ['changes who it was', `UPDATE audit_log SET operator = 'nobody'`],
  ['changes the time of an act that runs', `UPDATE audit_log SET at = now() - interval '500 days' WHERE outcome = 'begun'`],
  ['changes how an act ended', `UPDATE audit_log SET outcome = 'failed' WHERE outcome = 'done'`],
])('PD-02 The database refuses what %s', async (_, statement) => {
  await addActs(1);
  await addActs(1, { daysAgo: 398 });
  await application.dataSource.query(
    `INSERT INTO audit_log (id, at, operator, act, outcome) VALUES (gen_random_uuid(), now(), 'ada', 'page hide', 'begun')`,
  );
  const rows = () => application.dataSource.query<object[]>('SELECT * FROM audit_log ORDER BY at');
  const before = await rows();
  await expect(application.dataSource.query(statement)).rejects.toThrow('An entry of the audit log is neither changed nor removed.');
  expect(await rows()).toEqual(before);
});
