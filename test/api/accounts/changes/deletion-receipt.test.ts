import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newReceiptNumber } from '../../../../server/accounts/deletion-receipt.js';
import { AdminModule } from '../../../../server/admin.module.js';
import { aPageAt, register, type TestAccount } from '../../../builders/accounts/account.js';
import { registerOperator } from '../../../builders/accounts/operator.js';
import { graphqlData } from '../../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { runAdmin } from '../../../support/servers/admin-commands.js';
import { until } from '../../../support/waiting.js';
import { runningApplication } from '../../../support/servers/running-application.js';

const RECEIPT = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;
const DAY = 24 * 60 * 60 * 1000;

let mails: TestMailServer;
let context: INestApplicationContext;
beforeAll(async () => {
  mails = await startMailServer();
});
const application = runningApplication(() => ({ smtpUrl: mails.url }));
beforeAll(async () => {
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await mails.stop();
});

const confirm = ({ username }: TestAccount) =>
  application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [username]);
const acts = () =>
  application.dataSource.query<object[]>(
    `SELECT act, outcome, receipt FROM audit_log WHERE act = 'account delete' ORDER BY at DESC LIMIT 1`,
  );
const dayIn = (language: string, moment: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

test('PD-03 Who deletes the own account gets a receipt in their language: what is gone, what is kept and until when', async () => {
  const ada = await aPageAt(application, 'ada-goes');
  await confirm(ada);
  const response = await fetch(`${application.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}`, 'accept-language': 'de' },
    body: JSON.stringify({
      query: 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
      variables: { input: { username: ada.username, password: ada.password } },
    }),
  });
  expect(await response.json()).toEqual({ data: { deleteAccount: true } });
  const { subject, text } = await mails.next(ada.email);
  const [number] = RECEIPT.exec(subject) ?? [];
  expect(text).toContain(`Du hast dein Konto ${ada.username} am ${dayIn('de', Date.now())} gelöscht.`);
  expect(text).toContain(`Die Nummer dieser Quittung: ${number}`);
  expect(text).toContain(`Bis zum ${dayIn('de', Date.now() + 30 * DAY)} bleiben die Linknamen`);
  for (const part of ['deine Seite mit ihren Fassungen', '400 Tage lang bleibt', 'Sicherungen enthalten eine Kopie'])
    expect(text).toContain(part);
  const waiting = () =>
    application.dataSource.query<object[]>(`SELECT FROM queue.job WHERE data::text LIKE '%' || $1 || '%' AND state < 'completed'`, [
      ada.email,
    ]);
  await until(async () => (await waiting()).length === 0);
});

test('PD-04 The operator reads the number, the mail has the same one, and the audit log has it without the address', async () => {
  const operator = await registerOperator(application, { username: 'marta-ruiz' });
  const ada = await aPageAt(application, 'ada-is-deleted');
  await confirm(ada);
  const [{ id }] = await application.dataSource.query<[{ id: string }]>('SELECT id FROM account WHERE username = $1', [ada.username]);
  const DELETE = `mutation ($input: AdminDeletionInput!) {
    adminDeleteAccount(input: $input) { receipt at pages linknamesFreeAt isMailed }
  }`;
  const { adminDeleteAccount: told } = await graphqlData<{ adminDeleteAccount: Record<string, unknown> }>(
    application.url,
    DELETE,
    { input: { accountId: id, username: ada.username } },
    operator.token,
  );
  expect(told).toMatchObject({ receipt: expect.stringMatching(RECEIPT), pages: 1, isMailed: true });
  expect(Date.parse(String(told.linknamesFreeAt)) - Date.parse(String(told.at))).toBe(30 * DAY);
  const { subject, text } = await mails.next(ada.email);
  expect(subject).toContain(`receipt ${String(told.receipt)}`);
  expect(text).toContain('Those who look after this site have deleted your account');
  expect(await acts()).toEqual([{ act: 'account delete', outcome: 'done', receipt: told.receipt }]);
  const [{ log }] = await application.dataSource.query<[{ log: string }]>('SELECT json_agg(audit_log)::text AS log FROM audit_log');
  for (const personal of [ada.email, ada.username]) expect(log).not.toContain(personal);
  const about = `query ($about: String) { adminAuditLog(about: $about) { entries { act receipt } } }`;
  const found = await graphqlData(application.url, about, { about: String(told.receipt).toLowerCase() }, operator.token);
  expect(found).toEqual({ adminAuditLog: { entries: [{ act: 'account delete', receipt: told.receipt }] } });
});

test('PD-04 The command prints the number, and writes to no address that was never confirmed', async () => {
  const bob = await register(application);
  const { code, output } = await runAdmin(context, ['account', 'delete', bob.username, '--yes', '--json']);
  const told = JSON.parse(output) as Record<string, unknown>;
  expect([code, told.isMailed]).toEqual([0, false]);
  expect(await acts()).toEqual([{ act: 'account delete', outcome: 'done', receipt: told.receipt }]);
  const grace = await register(application);
  await confirm(grace);
  const answered = await runAdmin(context, ['account', 'delete', grace.username, '--yes']);
  expect(answered.output).toMatch(/The number of the receipt is [\w-]{14}\. It is mailed to /);
  await mails.next(grace.email);
  expect(mails.mails.filter(({ to }) => to === bob.email)).toEqual([]);
});

test('PD-04 Numbers of receipts are random', () => {
  const numbers = Array.from({ length: 500 }, newReceiptNumber);
  expect(new Set(numbers).size).toBe(500);
  expect(numbers.filter((number) => !RECEIPT.test(number))).toEqual([]);
});
