import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { mailedResetLink, mailedVerificationToken, resetLinkIn, type ResetLink } from '../../builders/accounts/mailed-links.js';
import { graphql } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { post, withToken } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const linkInvalid = 'This link has been used, or it has expired. Ask for a new one.';
const emailInvalid = 'Enter an e-mail address such as name@example.org.';

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
// More mails are asked for here than one network may.
const application = runningApplication(() => ({ smtpUrl: mails.url, rateLimits: 'off' }));
afterAll(() => mails.stop());

const send = (path: string, body?: unknown, headers?: Record<string, string>) => post(application.url, path, body, headers);
const sendQuery = (query: string, variables?: Record<string, unknown>, token?: string) => graphql(application.url, query, variables, token);
const logIn = ({ username }: TestAccount, password: string) => send('login/', { username, password });
const noMailWaits = () => until(async () => (await application.nest.get(MailQueue).count()).waiting === 0);

const queryOf = (field: string) => `mutation ($email: String!) { ${field}(email: $email) }`;
const wellFormed = ['nobody@example.org', ' NOBODY@EXAMPLE.ORG ', "o'brien+tag@sub.example.co.uk", `${'a'.repeat(64)}@example.org`];
const malformed = ['', 'nowhere', 'a@b', 'two@example.org, three@example.org', 'a@example.org\r\nBcc: all@example.org', 'a\0@example.org'];

test.each([
  ['WI-26', 'passwordresetrequest', 'If an account has this address, a link for a new password is on the way there.'],
  ['WI-29', 'recoverusername', 'If an account has this address, its username is on the way there.'],
])('%s POST /api/%s/ answers 200 with a detail for every well-formed address', async (_, path, detail) => {
  for (const email of wellFormed) {
    const { status, body } = await send(`${path}/`, { email });
    expect([status, body]).toEqual([200, { detail }]);
  }
});

test.each([
  ['WI-27', 'passwordresetrequest'],
  ['WI-30', 'recoverusername'],
])('%s POST /api/%s/ with a malformed address, or with none, answers 400 that names the field', async (_, path) => {
  const bodies = [...malformed.map((email) => ({ email })), {}, { email: 7 }, { email: null }, []];
  for (const each of bodies) {
    const { status, body } = await send(`${path}/`, each);
    expect([status, body]).toEqual([400, { detail: emailInvalid, code: 'EMAIL_INVALID', email: [emailInvalid] }]);
  }
});

test.each(['passwordresetrequest/', 'recoverusername/', 'password-reset-confirm/1/x/'])(
  'POST /api/%s with a list in place of a text answers 400 that names the field',
  async (path) => {
    const field = path.startsWith('password-reset-confirm') ? 'password' : 'email';
    const { status, body } = await send(path, { [field]: ['ada@example.org'] });
    expect([status, body]).toEqual([400, { detail: expect.any(String), code: 'FIELD_INVALID', [field]: ['This must be a text.'] }]);
  },
);

describe.each([
  { path: 'recoverusername/', field: 'recoverUsername' },
  { path: 'passwordresetrequest/', field: 'requestPasswordReset' },
])('$field', ({ path, field }) => {
  test('is true for a well-formed address', async () => {
    for (const email of wellFormed) {
      expect(await sendQuery(queryOf(field), { email })).toMatchObject({ status: 200, data: { [field]: true }, errors: [] });
    }
  });

  test.each(malformed)('refuses %j, which is no address, and names the field', async (email) => {
    const { data, errors } = await sendQuery(queryOf(field), { email });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: emailInvalid, extensions: { code: 'EMAIL_INVALID', fields: { email: [emailInvalid] } } }]);
  });

  test('AU-27 A recovery or reset request gives the same response for a known and an unknown address', async () => {
    const { email } = await register(application);
    const answers = [await send(path, { email }), await send(path, { email: 'unknown@example.org' })].map(({ status, text, headers }) => {
      const kept = [...headers].filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name));
      return { status, text, kept };
    });
    expect(answers[1]).toEqual(answers[0]);
    const [known, unknown] = [
      await sendQuery(queryOf(field), { email }),
      await sendQuery(queryOf(field), { email: 'unknown@example.org' }),
    ];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  test('mails nothing to an unknown address', async () => {
    const stranger = `stranger-${field}@example.org`;
    await send(path, { email: stranger });
    await sendQuery(queryOf(field), { email: stranger });
    await noMailWaits();
    expect(mails.mails.filter(({ recipients }) => recipients.includes(stranger))).toEqual([]);
  });
});

describe('The recovery mail', () => {
  test('AU-23 Recover username mails the username to a known address, as its owner wrote it', async () => {
    const { username, email } = await register(application, { email: 'Ada.L@example.org' });
    await send('recoverusername/', { email: email.toUpperCase() });
    const mail = await mails.next(email);
    expect(mail.recipients).toEqual([email]);
    expect(mail.text).toContain(username);
    expect(mail.html).toContain(username);
  });

  test('AU-26 AU-32 Recover password mails the reset link {PUBLIC_URL}/resetpw/{userId}/{token} to a known address', async () => {
    const ada = await register(application);
    await send('passwordresetrequest/', { email: ada.email });
    const mail = await mails.next(ada.email);
    const rows: { id: string }[] = await application.dataSource.query('SELECT id FROM account WHERE username = $1', [ada.username]);
    const { accountId, token } = resetLinkIn(mail);
    expect(accountId).toBe(rows[0]?.id);
    expect(mail.text).toContain(`${application.config.publicUrl}/resetpw/${accountId}/${token}`);
    expect(mail.html).toContain(`"${application.config.publicUrl}/resetpw/${accountId}/${token}"`);
  });
});

const resetQuery = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';

/** A new password through either API; gives what both say alike. */
const apis = [
  {
    api: 'POST /api/password-reset-confirm/{uid}/{token}/',
    reset: async ({ accountId, token }: ResetLink, password: string) => {
      const { status, body } = await send(`password-reset-confirm/${accountId}/${token}/`, { password });
      return { isDone: status === 200 && typeof body?.detail === 'string', code: body?.code, message: body?.detail };
    },
  },
  {
    api: 'resetPassword',
    reset: async (link: ResetLink, password: string) => {
      const { data, errors } = await sendQuery(resetQuery, { input: { ...link, password } });
      return { isDone: data?.resetPassword === true, code: errors[0]?.extensions.code, message: errors[0]?.message };
    },
  },
];

describe.each(apis)('$api', ({ reset }) => {
  const moveExpiry = (interval: string) =>
    application.dataSource.query(`UPDATE one_time_token SET expires_at = expires_at - interval '${interval}'`);
  let ada: TestAccount;
  const refused = { isDone: false, code: 'RESET_LINK_INVALID', message: linkInvalid };

  test('AU-35 Using a reset link ends every session of the account on both APIs, and informs its owner', async () => {
    ada = await register(application);
    const other = await register(application);
    const second = String((await logIn(ada, ada.password)).body?.token);
    const link = await mailedResetLink(application, mails, ada);
    expect((await reset(link, 'a new garden of lemons')).isDone).toBe(true);
    for (const token of [ada.token, second]) {
      expect((await send('getuserdetails/', {}, withToken(token))).status).toBe(401);
      expect((await sendQuery('{ me { username } }', {}, token)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    expect((await send('getuserdetails/', {}, withToken(other.token))).status).toBe(200);
    expect([(await logIn(ada, ada.password)).status, (await logIn(ada, 'a new garden of lemons')).status]).toEqual([400, 200]);
    const notice = await mails.next(ada.email);
    expect(notice.subject).toMatch(/password.*changed/);
    expect(notice.text).not.toContain(link.token);
  });

  test('Using a reset link revokes the access tokens of the account', async () => {
    const owner = await register(application);
    const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const { data } = await sendQuery(create, { input: { name: 'A script', scopes: ['READ'] } }, owner.token);
    const token = String((data?.createAccessToken as { token?: unknown } | undefined)?.token);
    const stateOf = async () => (await send('getuserdetails/', {}, withToken(token))).status;
    expect(await stateOf()).toBe(200);
    await reset(await mailedResetLink(application, mails, owner), 'a new garden of lemons');
    expect(await stateOf()).toBe(401);
  });

  test('Using a reset link verifies the e-mail address: both APIs show it as verified afterwards', async () => {
    const owner = await register(application);
    const verified = async (token: string) => [
      (await send('getuserdetails/', {}, withToken(token))).body?.email_verified,
      (await sendQuery('{ me { emailVerified } }', {}, token)).data?.me,
    ];
    expect(await verified(owner.token)).toEqual([false, { emailVerified: false }]);
    await reset(await mailedResetLink(application, mails, owner), 'a new garden of lemons');
    const token = String((await logIn(owner, 'a new garden of lemons')).body?.token);
    expect(await verified(token)).toEqual([true, { emailVerified: true }]);
  });

  test('AU-34 A reset link works once: a used link is refused, also for the same password', async () => {
    const link = await mailedResetLink(application, mails, await register(application));
    expect((await reset(link, 'a new garden')).isDone).toBe(true);
    for (const password of ['a new garden', 'another garden']) expect(await reset(link, password)).toEqual(refused);
  });

  test('AU-34 Of ten simultaneous uses of one link exactly one succeeds', async () => {
    const owner = await register(application);
    const link = await mailedResetLink(application, mails, owner);
    const passwords = Array.from({ length: 10 }, (_, index) => `garden number ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(link, password)));
    const winner = answers.findIndex(({ isDone }) => isDone);
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'RESET_LINK_INVALID')).toHaveLength(9);
    expect((await logIn(owner, passwords[winner] ?? '')).status).toBe(200);
  });

  test('AU-33 A reset link is valid for 1 hour: an expired link is refused', async () => {
    const owner = await register(application);
    const [late, inTime] = [await mailedResetLink(application, mails, owner), await mailedResetLink(application, mails, owner)];
    await moveExpiry('1 hour');
    expect(await reset(late, 'a new garden')).toEqual(refused);
    await moveExpiry('-1 hour');
    await moveExpiry('58 minutes');
    expect((await reset(inTime, 'a new garden')).isDone).toBe(true);
  });

  test('An unknown link is refused, and so is a link of another account or for another purpose', async () => {
    const owner = await register(application);
    const link = await mailedResetLink(application, mails, owner);
    const stranger = await mailedResetLink(application, mails, await register(application));
    const verification = await mailedVerificationToken(application, mails, owner);
    const wrong: ResetLink[] = [
      { ...link, token: 'A'.repeat(43) },
      { ...link, token: link.token.slice(1) },
      { ...link, token: link.token.toLowerCase() },
      { ...link, token: verification },
      { ...link, accountId: stranger.accountId },
      { ...link, accountId: randomUUID() },
      { ...link, accountId: 'ada' },
      { ...link, accountId: '%00' },
      { ...link, token: '%27%20OR%201=1%20--' },
    ];
    for (const each of wrong) expect(await reset(each, 'a new garden')).toEqual(refused);
    // None of the attempts used the link.
    expect((await reset(link, 'a new garden')).isDone).toBe(true);
  });

  test.each(['', '1234567', 'x'.repeat(129), 'Password1', 'with a \ud800 half'])(
    'The weak password %j is refused with the reason, and the link stays valid',
    async (password) => {
      const owner = await register(application);
      const link = await mailedResetLink(application, mails, owner);
      const answer = await reset(link, password);
      expect(answer).toMatchObject({ isDone: false, code: 'PASSWORD_REFUSED', message: expect.stringMatching(/\.$/) });
      expect((await logIn(owner, owner.password)).status).toBe(200);
      expect((await reset(link, 'a new garden')).isDone).toBe(true);
    },
  );

  test('sets the first password of an account without one', async () => {
    const owner = await register(application);
    await application.dataSource.query('UPDATE account SET password_hash = NULL WHERE username = $1', [owner.username]);
    expect((await sendQuery('{ me { hasPassword } }', {}, owner.token)).data).toEqual({ me: { hasPassword: false } });
    expect((await reset(await mailedResetLink(application, mails, owner), 'a first garden')).isDone).toBe(true);
    const { body } = await logIn(owner, 'a first garden');
    expect((await sendQuery('{ me { hasPassword } }', {}, String(body?.token))).data).toEqual({ me: { hasPassword: true } });
  });
});

describe('POST /api/password-reset-confirm/{uid}/{token}/', () => {
  const confirm = ({ accountId, token }: ResetLink, password: unknown) =>
    send(`password-reset-confirm/${accountId}/${token}/`, { password });
  const refusal = [400, { detail: linkInvalid, code: 'RESET_LINK_INVALID' }];
  const freshLink = async () => mailedResetLink(application, mails, await register(application));

  test('WI-32 WI-33 POST /api/password-reset-confirm/{uid}/{token}/ answers 200 with a detail, and 400 once the token is used', async () => {
    const link = await freshLink();
    const first = await confirm(link, 'a new garden');
    expect([first.status, first.body]).toEqual([200, { detail: 'Your password is changed. Sign in with the new one.' }]);
    const second = await confirm(link, 'a new garden');
    expect([second.status, second.body]).toEqual(refusal);
  });

  test('WI-34 POST /api/password-reset-confirm/{uid}/{token}/ with an expired token answers 400', async () => {
    const link = await freshLink();
    await application.dataSource.query(`UPDATE one_time_token SET expires_at = expires_at - interval '1 hour'`);
    const { status, body } = await confirm(link, 'a new garden');
    expect([status, body]).toEqual(refusal);
  });

  test('WI-35 POST /api/password-reset-confirm/{uid}/{token}/ with an unknown token answers 400', async () => {
    const { status, body } = await confirm({ accountId: randomUUID(), token: 'A'.repeat(43) }, 'a new garden');
    expect([status, body]).toEqual(refusal);
  });

  test.each([101, 2_000])('An id or a token of %i characters is refused like every incomplete link', async (length) => {
    const link = { accountId: randomUUID(), token: 'A'.repeat(43) };
    for (const long of [{ token: 'A'.repeat(length) }, { accountId: 'a'.repeat(length) }]) {
      const { status, body } = await confirm({ ...link, ...long }, 'a new garden');
      expect([status, body]).toEqual(refusal);
    }
  });

  test.each([
    ['short', 'Choose a password of at least 8 characters.'],
    ['Password1', 'This password is one of the most common ones. Choose one that others would not think of.'],
    [undefined, 'Choose a password of at least 8 characters.'],
  ])('WI-36 POST /api/password-reset-confirm/{uid}/{token}/ with the weak password %j answers 400', async (password, sentence) => {
    const { status, body } = await confirm(await freshLink(), password);
    expect([status, body]).toEqual([400, { detail: sentence, code: 'PASSWORD_REFUSED', password: [sentence] }]);
  });
});

test('resetPassword names the field of a weak password', async () => {
  const fields = { password: ['Choose a password of at least 8 characters.'] };
  const { errors } = await sendQuery(resetQuery, { input: { accountId: 'anybody', token: 'anything', password: 'short' } });
  expect(errors).toMatchObject([{ extensions: { code: 'PASSWORD_REFUSED', fields } }]);
});
