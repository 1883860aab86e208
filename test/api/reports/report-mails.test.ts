import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';
import { sendReport, storedReports } from './report-calls.js';

let mails: TestMailServer;
let application: RunningApplication;
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url, rateLimits: 'off', logLevel: 'silent' });
});
afterAll(async () => {
  await application.stop();
  await mails.stop();
});

async function anOperator(isVerified: boolean): Promise<TestAccount> {
  const account = await register(application);
  await application.dataSource.query(`UPDATE account SET role = 'operator', email_verified = $2 WHERE username = $1`, [
    account.username,
    isVerified,
  ]);
  return account;
}

test('RP-09 The first open report of a page is mailed once to each operator with a verified address, without what the visitor wrote', async () => {
  const [marta, noor, nobody] = [await anOperator(true), await anOperator(true), await anOperator(false)];
  const about = (linkname: string) => mails.mails.filter(({ subject }) => subject === `Somebody has reported ${linkname} at Tessera`);
  await aPageAt(application, 'jun-prints');
  await aPageAt(application, 'prize-desk');
  // Together they wait for each other, and only one is the first.
  const form = { reason: 'copied', words: 'These are my cats.', email: 'mimi@okada.example' };
  await Promise.all([1, 2, 3, 4].map(() => sendReport(application, 'jun-prints', form)));
  await until(() => about('jun-prints').length === 2);
  const stored = await storedReports(application, 'jun-prints');
  expect(stored).toHaveLength(4);
  for (const { text } of about('jun-prints')) {
    expect(text).toContain('A visitor reports this page, for copied content.');
    expect(stored.map(({ id }) => `${application.url}/admin/reports/${String(id)}`)).toContain(
      /http\S+\/admin\/reports\/\S+/.exec(text)?.[0],
    );
    expect(text).not.toContain('cats');
    expect(text).not.toContain('mimi');
  }
  // After the decision, the next one is the first again. The mail about the other page comes after all that was queued before it.
  await application.dataSource.query(`UPDATE page_report SET decision = 'dismissed', decided_by = 'marta', decided_at = now()`);
  await sendReport(application, 'jun-prints', form);
  await sendReport(application, 'prize-desk', form);
  await until(() => about('prize-desk').length === 2);
  await until(() => about('jun-prints').length === 4);
  expect(
    about('jun-prints')
      .map(({ to }) => to)
      .sort(),
  ).toEqual([marta.email, marta.email, noor.email, noor.email].sort());
  expect(mails.mails.filter(({ to }) => to === nobody.email)).toEqual([]);
});
