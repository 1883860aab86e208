import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';
import { sendReport, storedReports, type SentForm } from './report-calls.js';

let mails: TestMailServer;
let application: RunningApplication;
let context: INestApplicationContext;
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url, rateLimits: 'off', logLevel: 'silent', supportEmail: 'help@tile.example' });
  // As in a process of its own: the running application hears of changes by the database only.
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await mails.stop();
});

const admin = (...words: readonly string[]): Promise<AdminAnswer> => runAdmin(context, words);
const json = async (...words: readonly string[]) => JSON.parse((await admin(...words, '--json')).output) as Record<string, unknown>;
const statusOf = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).status;
const query = (statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  application.dataSource.query(statement, values);

/** A page that visitors have reported, and the ids of the reports. */
async function reported(linkname: string, ...forms: readonly SentForm[]): Promise<string[]> {
  await aPageAt(application, linkname, aDesign({ title: `The page ${linkname}` }));
  for (const form of forms.length > 0 ? forms : [{}]) await sendReport(application, linkname, { reason: 'copied', ...form });
  return (await storedReports(application, linkname)).map(({ id }) => String(id));
}

const decisions = async (linkname: string) => (await storedReports(application, linkname)).map(({ decision }) => decision);
const waiting = (email: string) =>
  query(
    `SELECT id FROM queue.job WHERE start_after > now() + interval '9 minutes' AND data->>'kind' = 'report-decided' AND data->>'email' = $1`,
    email,
  );
const sendWaiting = () => query(`UPDATE queue.job SET start_after = now() WHERE data->>'kind' = 'report-decided'`);

describe('RP-10 An operator decides reports of a page, one or all that are open:', () => {
  test('hiding the page, on every server, within a second', async () => {
    const [first = '', second = ''] = await reported('hide-me', { words: 'One' }, { words: 'Two' });
    expect(await statusOf('hide-me')).toBe(200);
    expect(await admin('report', 'decide', first, 'hide')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Reports decided: 1.'),
    });
    await until(async () => (await statusOf('hide-me')) === 404);
    expect(await decisions('hide-me')).toEqual(['hidden', null]);
    expect((await admin('report', 'decide', second, 'hide')).code).toBe(0);
    expect(await decisions('hide-me')).toEqual(['hidden', 'hidden-before']);
    expect(await admin('report', 'decide', first, 'dismiss')).toMatchObject({ code: 3, errors: expect.stringContaining('REPORT_DECIDED') });
  });

  test('suspending its account for the reason of the report', async () => {
    const [id = ''] = await reported('suspend-me', { reason: 'fraud' }, { reason: 'other' });
    expect(await admin('report', 'decide', id, 'suspend', '--all')).toMatchObject({ code: 4 });
    expect(await decisions('suspend-me')).toEqual([null, null]);
    expect((await admin('report', 'decide', id, 'suspend', '--all', '--yes', '--words', 'Cards.')).code).toBe(0);
    expect(await decisions('suspend-me')).toEqual(['suspended', 'suspended']);
    const accounts = await query(
      `SELECT suspension_reason AS reason, suspension_words AS words FROM account JOIN page ON page.account_id = account.id WHERE linkname = $1`,
      'suspend-me',
    );
    expect(accounts).toEqual([{ reason: 'fraud', words: 'Cards.' }]);
    await until(async () => (await statusOf('suspend-me')) === 404);
  });

  test('dismissing them, after which the page stays as it is', async () => {
    const [id = ''] = await reported('leave-me', {}, {}, {});
    expect((await admin('report', 'decide', id, 'dismiss', '--all')).output).toContain('Reports decided: 3.');
    expect(await decisions('leave-me')).toEqual(['dismissed', 'dismissed', 'dismissed']);
    expect(await statusOf('leave-me')).toBe(200);
  });

  test('each act is in the audit log, and what cannot be done says so', async () => {
    const [id = ''] = await reported('gone-page');
    await query('DELETE FROM page WHERE linkname = $1', 'gone-page');
    expect(await admin('report', 'decide', id, 'hide')).toMatchObject({ code: 3, errors: expect.stringContaining('REPORTED_PAGE_GONE') });
    expect(await admin('report', 'decide', id, 'praise')).toMatchObject({ code: 2 });
    expect(await admin('report', 'show', '0')).toMatchObject({ code: 3, errors: expect.stringContaining('REPORT_UNKNOWN') });
    expect((await admin('report', 'decide', id, 'dismiss')).code).toBe(0);
    const acts = await query('SELECT act, outcome FROM audit_log WHERE subject = $1 ORDER BY at', id);
    expect(acts).toEqual([
      { act: 'report hide', outcome: 'REPORTED_PAGE_GONE' },
      { act: 'report dismiss', outcome: 'done' },
    ]);
  });
});

describe('RP-11 A decision can be taken back:', () => {
  test('those that were decided together are open again, and the page that they have hidden is shown', async () => {
    const [id = ''] = await reported('undo-me', {}, {});
    await admin('report', 'decide', id, 'hide', '--all');
    await until(async () => (await statusOf('undo-me')) === 404);
    expect((await admin('report', 'reopen', id)).output).toContain('Reports open again: 2.');
    await until(async () => (await statusOf('undo-me')) === 200);
    expect(await decisions('undo-me')).toEqual([null, null]);
    expect((await admin('report', 'reopen', id)).output).toContain('Nothing was changed');
  });

  test('a page that was hidden before stays hidden, and so does one that another decision has hidden', async () => {
    const [before = ''] = await reported('undo-before');
    await admin('page', 'hide', 'undo-before');
    await admin('report', 'decide', before, 'hide');
    await admin('report', 'reopen', before);
    const [first = '', second = ''] = await reported('undo-other', {}, {});
    await admin('report', 'decide', first, 'hide');
    await admin('report', 'decide', second, 'hide');
    await admin('report', 'reopen', first);
    await reported('undo-last');
    expect(await query(`SELECT linkname FROM page WHERE hidden_at IS NOT NULL AND linkname LIKE 'undo-%' ORDER BY 1`)).toEqual([
      { linkname: 'undo-before' },
      { linkname: 'undo-other' },
    ]);
  });
});

describe('RP-12 Who left an address reads what became of the report, and nothing before the decision can be taken back:', () => {
  test.each([
    ['hide', 'visitors do not see it any more'],
    ['suspend', 'visitors do not see it any more'],
    ['dismiss', 'it stays as it is'],
  ])('after %s', async (act, sentence) => {
    const email = `mimi-${act}@okada.example`;
    const [id = ''] = await reported(`answer-${act}`, { email });
    await admin('report', 'decide', id, act, '--yes');
    expect(await waiting(email)).toHaveLength(1);
    await admin('report', 'reopen', id);
    expect(await waiting(email)).toEqual([]);
    await admin('report', 'decide', id, act, '--yes');
    await sendWaiting();
    const mail = await mails.next(email);
    expect(mail.subject).toBe(`What became of your report about answer-${act} at Tessera`);
    expect(mail.text).toContain(sentence);
    expect(mail.text).not.toMatch(/suspended|account/i);
    expect(mails.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('in the language of the form', async () => {
    await aPageAt(application, 'answer-german');
    await sendReport(application, 'answer-german', { reason: 'hate', email: 'mimi@hamburg.example' }, { 'Accept-Language': 'de' });
    const [report] = await storedReports(application, 'answer-german');
    await admin('report', 'decide', String(report?.id), 'dismiss');
    await sendWaiting();
    expect((await mails.next('mimi@hamburg.example')).subject).toBe('Was aus deiner Meldung über answer-german bei Tessera wurde');
  });
});

describe('RP-13 The reports are listed by their state, each with what else is known, and counted by month:', () => {
  test('open ones the oldest first, decided ones the last first', async () => {
    const [first = '', second = ''] = await reported('list-me', { words: 'Older' }, { words: 'Younger' });
    const open = (await json('report', 'list')) as { reports: { id: string }[]; total: number };
    const places = [first, second].map((id) => open.reports.findIndex((report) => report.id === id));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBe((places[0] ?? 0) + 1);
    await admin('report', 'decide', first, 'dismiss');
    await admin('report', 'decide', second, 'dismiss');
    const decided = (await json('report', 'list', '--decided')) as { reports: { id: string }[] };
    expect(decided.reports.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
  });

  test('with the words, the address, the reported title, the page as it is now, and the other reports of its account', async () => {
    const [id = '', other = ''] = await reported(
      'show-me',
      { words: 'These are my cats.', email: 'mimi@okada.example' },
      { reason: 'hate' },
    );
    const { output } = await admin('report', 'show', id);
    for (const words of [
      'show-me',
      'copied',
      'These are my cats.',
      'An answer goes to mimi@okada.example.',
      'title “The page show-me”',
      other,
    ])
      expect(output).toContain(words);
  });

  test('as CSV, with the reasons, the outcomes and the median of hours', async () => {
    const ids = await reported('count-me', { reason: 'fraud' }, { reason: 'fraud' }, { reason: 'hate' });
    for (const [at, id] of ids.entries())
      await query(`UPDATE page_report SET reported_at = $2 WHERE id = $1`, id, `2024-02-0${at + 1}T00:00:00Z`);
    await query(
      `UPDATE page_report SET decision = 'hidden-before', decided_by = 'marta', decided_at = '2024-02-01T02:30:00Z' WHERE id = $1`,
      ids[0],
    );
    await query(
      `UPDATE page_report SET decision = 'dismissed', decided_by = 'marta', decided_at = '2024-02-02T04:30:00Z' WHERE id = $1`,
      ids[1],
    );
    expect((await admin('report', 'statistics', '--year', '2024')).output).toBe(
      [
        'month,fraud,copied,impersonation,hate,sexual,illegal,other,hidden,suspended,dismissed,median_hours',
        '2024-02,2,0,0,1,0,0,0,1,0,1,3.5',
      ].join('\n'),
    );
    expect(await admin('report', 'statistics', '--year', 'none')).toMatchObject({ code: 2 });
  });
});
