import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { mailedResetLink, mailedVerificationToken, verificationTokenIn } from '../../builders/accounts/mailed-links.js';
import { graphql } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { call, post, withToken } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const linkInvalid = 'This link has expired, or part of it is missing. Ask for a new one on your Personal page.';
const signedOut = { detail: 'You are not signed in, or your session has expired. Sign in again.', code: 'UNAUTHENTICATED' };
const alreadyVerified = 'Your e-mail address is verified already.';

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
const application = runningApplication(() => ({ smtpUrl: mails.url }));
afterAll(() => mails.stop());

const sendQuery = (query: string, variables?: Record<string, unknown>, token?: string) => graphql(application.url, query, variables, token);
const sendMail = (headers: Record<string, string>) => call(application.url, 'verifyemail/', { method: 'POST', headers });
const requestQuery = 'mutation { requestEmailVerification { alreadyVerified detail } }';
const openLink = (token: string, init: RequestInit = {}) => call(application.url, `verify-email-token/?token=${token}`, init);
const detailsOf = async ({ token }: TestAccount) => (await post(application.url, 'getuserdetails/', {}, withToken(token))).body;
const expire = (interval: string) =>
  application.dataSource.query(`UPDATE one_time_token SET expires_at = expires_at - interval '${interval}'`);
const issue = (account: TestAccount) => mailedVerificationToken(application, mails, account);
const noMailWaits = () => until(async () => (await application.nest.get(MailQueue).count()).waiting === 0);

describe('POST /api/verifyemail/ and requestEmailVerification', () => {
  test('EV-01 EV-03 WI-42 POST /api/verifyemail/ without a body answers 200 with a detail and mails the link {PUBLIC_URL}/?token={token}', async () => {
    const ada = await register(application);
    const { status, body } = await sendMail(withToken(ada.token));
    expect([status, body]).toEqual([200, { detail: expect.stringContaining(ada.email) }]);
    const mail = await mails.next(ada.email);
    const link = `${application.config.publicUrl}/?token=${verificationTokenIn(mail)}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`"${link}"`);
  });

  test('EV-01 requestEmailVerification mails the link and returns the address', async () => {
    const ada = await register(application);
    const { data } = await sendQuery(requestQuery, {}, ada.token);
    expect(data).toEqual({ requestEmailVerification: { alreadyVerified: false, detail: expect.stringContaining(ada.email) } });
    expect(verificationTokenIn(await mails.next(ada.email))).toMatch(/^[\w-]{43}$/);
  });

  test('WI-43 POST /api/verifyemail/ when already verified answers 200, the detail says so, and nothing is mailed', async () => {
    const ada = await register(application);
    await openLink(await issue(ada));
    const sent = mails.mails.length;
    const { status, body } = await sendMail(withToken(ada.token));
    expect([status, body]).toEqual([200, { detail: alreadyVerified }]);
    const { data } = await sendQuery(requestQuery, {}, ada.token);
    expect(data).toEqual({ requestEmailVerification: { alreadyVerified: true, detail: alreadyVerified } });
    await noMailWaits();
    expect(mails.mails).toHaveLength(sent);
  });

  test('WI-44 POST /api/verifyemail/ without a valid token answers 401', async () => {
    const noHeaders: Readonly<Record<string, string>> = {};
    for (const headers of [noHeaders, withToken('A'.repeat(43)), withToken('null')]) {
      const { status, body } = await sendMail(headers);
      expect([status, body]).toEqual([401, signedOut]);
    }
    expect((await sendQuery(requestQuery)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

const apis = [
  {
    api: 'GET /api/verify-email-token/',
    open: async (token: string) => {
      const { status, body } = await openLink(token);
      return { isVerified: status === 200, code: body?.code };
    },
  },
  {
    api: 'verifyEmail',
    open: async (token: string) => {
      const { data, errors } = await sendQuery('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
      return { isVerified: data?.verifyEmail === true, code: errors[0]?.extensions.code };
    },
  },
];

describe.each(apis)('$api', ({ open }) => {
  const refused = { isVerified: false, code: 'VERIFICATION_LINK_INVALID' };

  test('EV-02 EV-05 A valid token marks the e-mail verified, and opening the link twice succeeds both times', async () => {
    const ada = await register(application);
    const token = await issue(ada);
    expect(await detailsOf(ada)).toMatchObject({ email_verified: false });
    for (let time = 1; time <= 2; time += 1) {
      expect(await open(token)).toEqual({ isVerified: true });
      expect(await detailsOf(ada)).toMatchObject({ email_verified: true });
      expect((await sendQuery('{ me { emailVerified } }', {}, ada.token)).data).toEqual({ me: { emailVerified: true } });
    }
  });

  test('EV-04 A verification link is valid for 24 hours: an expired link is refused, and a verified address stays verified', async () => {
    const ada = await register(application);
    const token = await issue(ada);
    await expire('24 hours');
    expect(await open(token)).toEqual(refused);
    expect(await detailsOf(ada)).toMatchObject({ email_verified: false });
    await expire('-24 hours');
    await expire('23 hours 58 minutes');
    expect(await open(token)).toEqual({ isVerified: true });
    await expire('24 hours');
    expect(await open(token)).toEqual(refused);
    expect(await detailsOf(ada)).toMatchObject({ email_verified: true });
  });

  test('refuses a token that never existed or is for another purpose, and verifies no account', async () => {
    const ada = await register(application);
    const { token: forPassword } = await mailedResetLink(application, mails, ada);
    for (const token of ['', 'anything', 'A'.repeat(43), 'x'.repeat(5_000), forPassword, ada.token])
      expect(await open(token)).toEqual(refused);
    expect(await detailsOf(ada)).toMatchObject({ email_verified: false });
  });

  test('verifies one account and no other', async () => {
    const [ada, grace] = [await register(application), await register(application)];
    await open(await issue(ada));
    expect(await detailsOf(grace)).toMatchObject({ email_verified: false });
  });
});

test('VL-01 verifyOwnEmail verifies only the address of the account that is signed in', async () => {
  const [ada, grace] = [await register(application), await register(application)];
  const token = await issue(ada);
  const own = async (by?: string) => {
    const { data, errors } = await sendQuery('mutation ($token: String!) { verifyOwnEmail(token: $token) }', { token }, by);
    return data?.verifyOwnEmail ?? errors[0]?.extensions.code;
  };
  expect(await own(grace.token)).toBe('VERIFICATION_LINK_OF_OTHER');
  expect(await own()).toBe('UNAUTHENTICATED');
  expect(await detailsOf(ada)).toMatchObject({ email_verified: false });
  expect(await detailsOf(grace)).toMatchObject({ email_verified: false });
  expect(await own(ada.token)).toBe(true);
  expect(await detailsOf(ada)).toMatchObject({ email_verified: true });
});

describe('GET /api/verify-email-token/', () => {
  test('WI-46 GET /api/verify-email-token/?token={token} answers 200 with a detail that is not cached, with and without the final slash', async () => {
    const token = await issue(await register(application));
    for (const path of ['verify-email-token/', 'verify-email-token']) {
      const { status, body, headers } = await call(application.url, `${path}?token=${token}`, {});
      expect([status, body]).toEqual([200, { detail: 'Your e-mail address is verified.' }]);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  });

  test.each(['?token=anything', '?token=', '?token', '', '?token=a&token=b', '?token[]=a', '?other=1'])(
    'WI-47 GET /api/verify-email-token/%s, which has no valid token, answers 400',
    async (query) => {
      const { status, body, headers } = await call(application.url, `verify-email-token/${query}`, {});
      expect([status, body]).toEqual([400, { detail: linkInvalid, code: 'VERIFICATION_LINK_INVALID' }]);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('VL-02 A browser that opens it as a page is led to the landing page, which asks first, and nothing is verified', async () => {
    const ada = await register(application);
    const token = await issue(ada);
    for (const [name, value] of [
      ['Sec-Fetch-Mode', 'navigate'],
      ['Accept', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ] as const) {
      const opened = await ask('GET', `/api/verify-email-token/?token=${token}`, { [name]: value });
      expect([opened.status, opened.location]).toEqual([303, `/?token=${token}`]);
    }
    expect(await detailsOf(ada)).toMatchObject({ email_verified: false });
    expect((await openLink(token)).status).toBe(200);
  });

  test('needs no CSRF token, because a link in a mail cannot carry one', async () => {
    const token = await issue(await register(application));
    expect((await openLink(token, { headers: { Cookie: 'csrftoken=abc' } })).status).toBe(200);
  });

  test.each(['HEAD', 'POST', 'PUT', 'DELETE'])('WI-105 %s verifies nothing; it answers 405 and names the right method', async (method) => {
    const ada = await register(application);
    const { status, allow } = await ask(method, `/api/verify-email-token/?token=${await issue(ada)}`);
    expect([status, allow]).toEqual([405, 'GET']);
    expect(await detailsOf(ada)).toMatchObject({ email_verified: false });
  });
});

interface Asked {
  readonly status: number | undefined;
  readonly allow: string | undefined;
  readonly location: string | undefined;
}

/** A request with any headers: `fetch` sets those of browsers itself. */
function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  const { hostname, port } = new URL(application.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const { allow, location } = response.headers;
      response.resume().on('end', () => resolve({ status: response.statusCode, allow, location }));
    })
      .on('error', reject)
      .end();
  });
}
