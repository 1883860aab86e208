import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { mailedResetLink, mailedVerificationToken } from '../../builders/accounts/mailed-links.js';
import { startApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { graphql } from '../../support/calls/graphql.js';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { post } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

let mails: TestMailServer;
let log: readonly string[];
beforeAll(async () => {
  mails = await startMailServer();
});
// Every header of a proxy is trusted here, as far as it is used at all.
const application = runningApplication(() => ({ smtpUrl: mails.url, trustProxy: ['loopback'], rateLimits: 'off', logLevel: 'silent' }));
beforeAll(() => {
  log = captureLog(application.nest);
});
afterAll(() => mails.stop());

const foreign = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'gopher',
  'X-Forwarded-For': '203.0.113.9',
  Forwarded: 'host=evil.example;proto=gopher',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/',
};

// fetch sets the host itself.
function sendFromElsewhere(path: string, body: object, token?: string): Promise<number | undefined> {
  const { hostname, port } = new URL(application.url);
  const headers = { ...foreign, 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) };
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/** Every address that a mail leads to. */
function addressesIn({ text, html }: ReceivedMail): string[] {
  return [...`${text}\n${html}`.matchAll(/\b[a-z]+:\/\/[^\s"'<>]+/gi)].map(([address]) => address);
}

describe('Links in mails use PUBLIC_URL, and never a header of the request', () => {
  const email = (account: TestAccount) => ({ email: account.email });
  const query = (text: string, variables: object = {}) => ({ query: text, variables });

  test.each([
    ['POST /api/recoverusername/', '/api/recoverusername/', email],
    ['POST /api/passwordresetrequest/', '/api/passwordresetrequest/', email],
    ['POST /api/verifyemail/', '/api/verifyemail/', () => ({})],
    [
      'recoverUsername',
      '/graphql',
      (account: TestAccount) => query('mutation ($email: String!) { recoverUsername(email: $email) }', email(account)),
    ],
    [
      'requestPasswordReset',
      '/graphql',
      (account: TestAccount) => query('mutation ($email: String!) { requestPasswordReset(email: $email) }', email(account)),
    ],
    ['requestEmailVerification', '/graphql', () => query('mutation { requestEmailVerification { detail } }')],
  ])('sent as %s', async (_, path, bodyOf) => {
    const ada = await register(application);
    expect(await sendFromElsewhere(path, bodyOf(ada), ada.token)).toBe(200);
    const mail = await mails.next(ada.email);
    const addresses = addressesIn(mail);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(new URL(address).origin).toBe(application.config.publicUrl);
    expect(JSON.stringify([mail, ...mail.headers])).not.toMatch(/evil\.example|gopher/);
  });
});

test('A token of a mailed link is stored only as its SHA-256, and is in no log and no response', async () => {
  const ada = await register(application);
  const link = await mailedResetLink(application, mails, ada);
  const verification = await mailedVerificationToken(application, mails, ada);
  const rows: unknown = await application.dataSource.query(
    'SELECT one_time_token::text FROM one_time_token UNION ALL SELECT data::text FROM queue.job',
  );
  const answers = [
    await post(application.url, `password-reset-confirm/${link.accountId}/${link.token}/`, { password: 'short' }),
    await graphql(application.url, 'mutation ($token: String!) { verifyEmail(token: $token) }', { token: verification }),
    await graphql(application.url, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
      input: { ...link, accountId: 'another', password: 'a new garden' },
    }),
    await post(application.url, `password-reset-confirm/${link.accountId}/${link.token}/`, { password: 'a new garden' }),
  ];
  const everything = JSON.stringify([rows, answers, log]);
  for (const token of [link.token, verification]) expect(everything).not.toContain(token);
});

test('An error at the use of a link is logged without its token and without the password', async () => {
  const broken = await startApplication({ smtpUrl: mails.url, logLevel: 'silent' });
  try {
    const link = await mailedResetLink(broken, mails, await register(broken));
    const entries = captureLog(broken.nest);
    await broken.dataSource.query('ALTER TABLE one_time_token RENAME TO elsewhere');
    const answer = await post(broken.url, `password-reset-confirm/${link.accountId}/${link.token}/`, { password: 'a new garden' });
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    const verified = await fetch(`${broken.url}/api/verify-email-token/?token=${link.token}`);
    expect(verified.status).toBe(500);
    expect(entries.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify([entries, answer.text])).not.toMatch(new RegExp(`${link.token}|a new garden`));
  } finally {
    await broken.stop();
  }
});
