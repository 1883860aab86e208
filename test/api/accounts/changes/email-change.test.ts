import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EmailChangeStore } from '../../../../server/accounts/email-change/ports/email-change-store.port.js';
import { hashToken } from '../../../../server/accounts/sessions/session.js';
import { SignUpModes } from '../../../../server/accounts/sign-up/ports/sign-up-modes.port.js';
import { OPEN } from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { mailedResetLink, mailedVerificationToken, resetLinkIn } from '../../../builders/accounts/mailed-links.js';
import { graphql, graphqlData, type GraphqlAnswer } from '../../../support/calls/graphql.js';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';
import { until } from '../../../support/waiting.js';

const REQUEST = 'mutation ($email: String!) { requestEmailChange(email: $email) { email } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmailChange(token: $token) { username email } }';
const TAKE_BACK = 'mutation ($token: String!) { takeBackEmail(token: $token) { username email } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
const ME = '{ me { email emailVerified emailChange { email } } }';

let mails: TestMailServer;
let application: RunningApplication;
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url, rateLimits: 'off' });
});
afterAll(async () => {
  await application.stop();
  await mails.stop();
});

const call = (query: string, variables: Record<string, unknown>, token?: string): Promise<GraphqlAnswer<unknown>> =>
  graphql(application.url, query, variables, token);
const sql = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> => application.dataSource.query(statement, values);
const codeOf = async (answer: Promise<GraphqlAnswer<unknown>>) => (await answer).errors[0]?.extensions.code;

interface Me {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly emailChange: { readonly email: string } | null;
}
const me = async ({ token }: { readonly token: string }) => (await graphqlData<{ me: Me }>(application.url, ME, {}, token)).me;

let addresses = 0;
const newAddress = () => `new${(addresses += 1)}-${Date.now().toString(36)}@example.org`;

function tokenIn(mail: ReceivedMail, parameter: 'confirm' | 'back'): string {
  const [, token] = new RegExp(`/email\\?${parameter}=([\\w-]{43})(?![\\w-])`).exec(mail.text) ?? [];
  if (!token) throw new Error(`There is no such link in: ${mail.text}`);
  return token;
}

async function verified(): Promise<TestAccount> {
  const owner = await register(application);
  await sql(`UPDATE account SET email_verified = true, registered_at = now() - interval '1 year' WHERE username = $1`, [owner.username]);
  return owner;
}

async function request(owner: TestAccount, email: string): Promise<string> {
  await graphqlData(application.url, REQUEST, { email }, owner.token);
  return tokenIn(await mails.next(email), 'confirm');
}

async function change(owner: TestAccount, email: string): Promise<void> {
  await graphqlData(application.url, CONFIRM, { token: await request(owner, email) });
  // The notice that it is done.
  await mails.next(email);
}

test('TO-05 The present address, if it was verified, hears of a change that was asked for, and that signing out everywhere ends it', async () => {
  const [owner, email] = [await verified(), newAddress()];
  const link = await request(owner, email);
  await until(() => mails.mails.some(({ to, text }) => to === owner.email && text.includes(email) && text.includes('/personal/security')));
  await call('mutation { logOutEverywhere }', {}, owner.token);
  expect(await codeOf(call(CONFIRM, { token: link }))).toBe('EMAIL_LINK_INVALID');
  const [stranger, other] = [await register(application), newAddress()];
  await request(stranger, other);
  // It is queued together with the mail that has come, and in the queue until it is sent.
  expect(await sql(`SELECT FROM queue.job WHERE data ->> 'newEmail' = $1`, [other])).toEqual([]);
  expect(mails.mails.filter(({ to, text }) => to === stranger.email && text.includes(other))).toEqual([]);
});

describe('SI-61 A new address counts when somebody has confirmed it at that address, and not before:', () => {
  test('the account keeps its address until then, the new one is verified, and both are told', async () => {
    const [owner, email] = [await verified(), newAddress()];
    const token = await request(owner, email);
    expect(await me(owner)).toEqual({ email: owner.email, emailVerified: true, emailChange: { email } });
    const confirmed = await graphqlData(application.url, CONFIRM, { token });
    expect(confirmed).toEqual({ confirmEmailChange: { username: owner.username, email } });
    expect(await me(owner)).toEqual({ email, emailVerified: true, emailChange: null });
    expect((await mails.next(owner.email)).text).toContain(email);
    expect((await mails.next(email)).subject).toContain('Your new e-mail address');
    expect(await codeOf(call(LOG_IN, { input: { username: owner.email, password: owner.password } }))).toBe('WRONG_CREDENTIALS');
    expect(await codeOf(call(LOG_IN, { input: { username: email, password: owner.password } }))).toBeUndefined();
  });

  test('a link works once, and not after a newer request, a cancellation or its end', async () => {
    const owner = await verified();
    const [first, email] = [await request(owner, newAddress()), newAddress()];
    const second = await request(owner, email);
    expect(await codeOf(call(CONFIRM, { token: first }))).toBe('EMAIL_LINK_INVALID');
    await call('mutation { cancelEmailChange }', {}, owner.token);
    expect(await codeOf(call(CONFIRM, { token: second }))).toBe('EMAIL_LINK_INVALID');
    const third = await request(owner, newAddress());
    await sql(`UPDATE email_change SET ends_at = now() WHERE confirmed_at IS NULL`);
    expect(await codeOf(call(CONFIRM, { token: third }))).toBe('EMAIL_LINK_INVALID');
    expect(await me(owner)).toEqual({ email: owner.email, emailVerified: true, emailChange: null });
    const fourth = await request(owner, email);
    expect(await codeOf(call(TAKE_BACK, { token: fourth }))).toBe('EMAIL_LINK_INVALID');
    const codes = await Promise.all([0, 1].map(() => codeOf(call(CONFIRM, { token: fourth }))));
    expect(codes.sort()).toEqual(['EMAIL_LINK_INVALID', undefined]);
  });

  test('links that were mailed to the former address end', async () => {
    const owner = await register(application);
    const verification = await mailedVerificationToken(application, mails, owner);
    const reset = await mailedResetLink(application, mails, owner);
    await change(owner, newAddress());
    const input = { ...reset, password: 'another garden of limes' };
    expect(await codeOf(call(RESET, { input }))).toBe('RESET_LINK_INVALID');
    expect(await codeOf(call('mutation ($token: String!) { verifyEmail(token: $token) }', { token: verification }))).toBe(
      'VERIFICATION_LINK_INVALID',
    );
  });
});

describe('SI-62 A change of the address is refused', () => {
  test.each([
    ['no address', 'EMAIL_INVALID', () => 'nobody at home'],
    ['an address that is too long', 'EMAIL_INVALID', () => `${'a'.repeat(250)}@example.org`],
    ['the present address in other letters', 'EMAIL_UNCHANGED', ({ email }: TestAccount) => email.toUpperCase()],
  ])('for %s', async (_, code, emailOf) => {
    const owner = await verified();
    expect(await codeOf(call(REQUEST, { email: emailOf(owner) }, owner.token))).toBe(code);
    expect((await me(owner)).emailChange).toBeNull();
  });

  test('more than ten minutes after signing in, and to a program', async () => {
    const owner = await verified();
    const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const input = { name: 'a program', scopes: ['READ', 'ACCOUNT'] };
    const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(
      application.url,
      create,
      { input },
      owner.token,
    );
    expect(await codeOf(call(REQUEST, { email: newAddress() }, createAccessToken.token))).toBe('SIGN_IN_NEEDED');
    await signInMinutesAgo(application, owner, 11);
    expect(await codeOf(call(REQUEST, { email: newAddress() }, owner.token))).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test('outside of the domains whose addresses may sign up', async () => {
    const owner = await verified();
    const modes = application.nest.get(SignUpModes, { strict: false });
    await modes.store({ kind: 'domains', domains: ['okafor.example'] }, new Date());
    try {
      expect(await codeOf(call(REQUEST, { email: newAddress() }, owner.token))).toBe('EMAIL_DOMAIN_REFUSED');
      expect(await codeOf(call(REQUEST, { email: `${owner.username}@okafor.example` }, owner.token))).toBeUndefined();
    } finally {
      await modes.store(OPEN, new Date());
    }
  });
});

test('The only operator keeps the address that the configuration names, until there is another one', async () => {
  const [named, next] = [newAddress(), newAddress()];
  const site = await startApplication({ smtpUrl: mails.url, rateLimits: 'off', adminEmail: named });
  try {
    const owner = await register(site, { email: named });
    await site.dataSource.query('UPDATE account SET email_verified = true');
    await graphqlData(site.url, REQUEST, { email: next }, owner.token);
    const token = tokenIn(await mails.next(next), 'confirm');
    const confirm = () => graphql(site.url, CONFIRM, { token });
    expect((await confirm()).errors[0]?.extensions.code).toBe('LAST_OPERATOR');
    expect(await graphqlData(site.url, '{ me { email } }', {}, owner.token)).toEqual({ me: { email: named } });
    const other = await register(site);
    await site.dataSource.query(`UPDATE account SET role = 'operator' WHERE username = $1`, [other.username]);
    expect((await confirm()).data).toMatchObject({ confirmEmailChange: { email: next } });
  } finally {
    await site.stop();
  }
});

test('SI-63 A request for the address of another account is answered as any other, and tells its owner alone', async () => {
  const [owner, other] = [await verified(), await register(application)];
  const answer = await call(REQUEST, { email: other.email }, owner.token);
  expect(answer).toMatchObject({ data: { requestEmailChange: { email: other.email } }, errors: [] });
  expect((await me(owner)).emailChange).toEqual({ email: other.email });
  const { text } = await mails.next(other.email);
  expect(text).toContain(`Its username is: ${other.username}`);
  expect(text).not.toContain('/email?');
  expect((await me(other)).email).toBe(other.email);
});

test('SI-63 Somebody else who gets the address in the meantime keeps it', async () => {
  const [owner, email] = [await verified(), newAddress()];
  const token = await request(owner, email);
  const other = await register(application, { email });
  expect(await codeOf(call(CONFIRM, { token }))).toBe('EMAIL_TAKEN');
  expect([(await me(owner)).email, (await me(other)).email]).toEqual([owner.email, email]);
});

describe('SI-64 Whoever reads the mail of the former address can take the account back for seven days:', () => {
  test('even from somebody who has changed the address twice and reset the password', async () => {
    const [owner, theirs, later] = [await verified(), newAddress(), newAddress()];
    await change(owner, theirs);
    const back = tokenIn(await mails.next(owner.email), 'back');
    const reset = await mailedResetLink(application, mails, { ...owner, email: theirs });
    await graphqlData(application.url, RESET, { input: { ...reset, password: 'a garden of thistles' } });
    const thief = await graphqlData<{ logIn: { token: string } }>(application.url, LOG_IN, {
      input: { username: owner.username, password: 'a garden of thistles' },
    });
    await change({ ...owner, token: thief.logIn.token }, later);
    const waiting = await request({ ...owner, token: thief.logIn.token }, newAddress());
    const theirReset = await mailedResetLink(application, mails, { ...owner, email: later });

    await sql(
      `INSERT INTO one_time_token (token_hash, purpose, account_id, expires_at)
       SELECT sha256('theirs'), 'verify-email', id, now() + interval '1 day' FROM account WHERE username = $1`,
      [owner.username],
    );
    const taken = await graphqlData(application.url, TAKE_BACK, { token: back });
    expect(await sql(`SELECT FROM one_time_token WHERE token_hash = sha256('theirs')`, [])).toEqual([]);
    expect(taken).toEqual({ takeBackEmail: { username: owner.username, email: owner.email } });
    expect(await codeOf(call(ME, {}, thief.logIn.token))).toBe('UNAUTHENTICATED');
    expect(await codeOf(call(CONFIRM, { token: waiting }))).toBe('EMAIL_LINK_INVALID');
    expect(await codeOf(call(RESET, { input: { ...theirReset, password: 'a garden of nettles' } }))).toBe('RESET_LINK_INVALID');
    for (const password of [owner.password, 'a garden of thistles'])
      expect(await codeOf(call(LOG_IN, { input: { username: owner.username, password } }))).toBe('WRONG_CREDENTIALS');
    const fresh = resetLinkIn(await mails.next(owner.email));
    await graphqlData(application.url, RESET, { input: { ...fresh, password: 'a garden of pears' } });
    expect(await codeOf(call(LOG_IN, { input: { username: owner.email, password: 'a garden of pears' } }))).toBeUndefined();
    expect(await codeOf(call(TAKE_BACK, { token: back }))).toBe('EMAIL_LINK_INVALID');
  });

  test('the link in between gives the address in between back, and the first one still works', async () => {
    const [owner, between, last] = [await verified(), newAddress(), newAddress()];
    await change(owner, between);
    const first = tokenIn(await mails.next(owner.email), 'back');
    await change(owner, last);
    const second = tokenIn(await mails.next(between), 'back');
    expect((await call(TAKE_BACK, { token: second })).data).toMatchObject({ takeBackEmail: { email: between } });
    expect((await call(TAKE_BACK, { token: first })).data).toMatchObject({ takeBackEmail: { email: owner.email } });
  });

  test('until then, nobody else gets that address, at no door', async () => {
    const [owner, other] = [await verified(), await verified()];
    await change(owner, newAddress());
    await mails.next(owner.email);
    const input = { username: `thief-${Date.now().toString(36)}`, email: owner.email.toUpperCase(), password: 'a garden of lemons' };
    expect(await codeOf(call(REGISTER, { input }))).toBe('REGISTRATION_REFUSED');
    expect(await codeOf(call(CONFIRM, { token: await request(other, owner.email) }))).toBe('EMAIL_TAKEN');
    await sql('UPDATE email_change SET ends_at = now() WHERE former_email = $1', [owner.email]);
    expect(await codeOf(call(REGISTER, { input }))).toBeUndefined();
  });

  test('the link ends after seven days', async () => {
    const owner = await verified();
    await change(owner, newAddress());
    const token = tokenIn(await mails.next(owner.email), 'back');
    const [row] = await sql<{ days: number }>(
      `SELECT extract(epoch FROM ends_at - confirmed_at)::int / 86400 AS days FROM email_change WHERE former_email = $1`,
      [owner.email],
    );
    expect(row?.days).toBe(7);
    await sql('UPDATE email_change SET ends_at = now() WHERE former_email = $1', [owner.email]);
    expect(await codeOf(call(TAKE_BACK, { token }))).toBe('EMAIL_LINK_INVALID');
  });

  test('an address that was never verified gets no such link, because somebody else may have it', async () => {
    const owner = await register(application);
    await change(owner, newAddress());
    expect(await sql('SELECT FROM email_change WHERE former_email = $1', [owner.email])).toEqual([]);
    expect(mails.mails.filter(({ to }) => to === owner.email)).toEqual([]);
  });
});

describe('SI-65 What was linked to the account', () => {
  const link = (owner: TestAccount, subject: string, proves: boolean, linkedAt = 'now()') =>
    sql(
      `INSERT INTO external_identity (issuer, subject, account_id, provider, linked_at, proves_address)
       SELECT 'https://id.example', $2, id, 'acme', ${linkedAt}, $3 FROM account WHERE username = $1`,
      [owner.username, subject, proves],
    );
  const addPasskey = (owner: TestAccount, name: string, wasVerified: boolean, createdAt = 'now()') =>
    sql(
      `INSERT INTO passkey (id, account_id, credential_id, public_key, sign_count, kind, name, was_verified, created_at)
       SELECT gen_random_uuid(), id, sha256(CAST($2 || username AS bytea)), '\\x00', 0, 'phone', $2, $3, ${createdAt} FROM account WHERE username = $1`,
      [owner.username, name, wasVerified],
    );
  const passkeys = async ({ username }: TestAccount) => {
    const rows = await sql<{ name: string; verified: boolean }>(
      `SELECT name, was_verified AS verified FROM passkey JOIN account ON account.id = account_id WHERE username = $1 ORDER BY name`,
      [username],
    );
    return rows.map(({ name, verified }) => `${name} ${verified}`);
  };
  const linked = async ({ username }: TestAccount) => {
    const rows = await sql<{ subject: string; proves: boolean }>(
      `SELECT subject, proves_address AS proves FROM external_identity JOIN account ON account.id = account_id WHERE username = $1 ORDER BY subject`,
      [username],
    );
    return rows.map(({ subject, proves }) => `${subject.replace(/-.*/, '')} ${proves}`);
  };

  test('still signs in after the address was changed, and proves nothing about the new one', async () => {
    const owner = await verified();
    await link(owner, `a-${owner.username}`, true);
    await addPasskey(owner, 'a', true);
    await change(owner, newAddress());
    expect(await linked(owner)).toEqual(['a false']);
    expect(await passkeys(owner)).toEqual(['a false']);
  });

  test('stays after the account was taken back if it proved the former address, and not if somebody linked it', async () => {
    const owner = await verified();
    await link(owner, `a-${owner.username}`, true, `now() - interval '8 days'`);
    await link(owner, `b-${owner.username}`, false, `now() - interval '8 days'`);
    await addPasskey(owner, 'a', true, `now() - interval '8 days'`);
    await addPasskey(owner, 'b', false, `now() - interval '8 days'`);
    await change(owner, newAddress());
    await link(owner, `c-${owner.username}`, true);
    await addPasskey(owner, 'c', true);
    await call(TAKE_BACK, { token: tokenIn(await mails.next(owner.email), 'back') });
    expect(await linked(owner)).toEqual(['a true']);
    expect(await passkeys(owner)).toEqual(['a true']);
  });

  describe('TO-16 Taking an account back ends what signs in or is asked for since the seven days before the change:', () => {
    const switchAppOn = (owner: TestAccount, since: string) =>
      sql(
        `INSERT INTO authenticator_app (account_id, secret, since, last_step) SELECT id, 'secret', ${since}, 0 FROM account WHERE username = $1`,
        [owner.username],
      );
    const takenBack = async (owner: TestAccount): Promise<string> => {
      await call(TAKE_BACK, { token: tokenIn(await mails.next(owner.email), 'back') });
      const { text } = await mails.next(owner.email);
      return text.replaceAll(/\s+/g, ' ');
    };
    const hasApp = async ({ username }: TestAccount) =>
      (await sql('SELECT FROM authenticator_app JOIN account ON id = account_id WHERE username = $1', [username])).length > 0;

    const NAMED = 'These passkeys still sign in to your account: “key”';
    const ASKED = 'Your authenticator app is still asked for, too.';
    test.each([
      ['six days before', 6, []],
      ['since', 0, []],
      ['eight days before', 8, [NAMED, ASKED]],
    ])('a passkey and an app that were added %s, and the mail names those that stay', async (_, days, named) => {
      const owner = await verified();
      const add = async () => {
        await switchAppOn(owner, `now() - interval '${days} days'`);
        await addPasskey(owner, 'key', true, `now() - interval '${days} days'`);
      };
      if (days > 0) await add();
      await change(owner, newAddress());
      if (days === 0) await add();
      const mail = await takenBack(owner);
      expect([await passkeys(owner), await hasApp(owner)]).toEqual([named.slice(1).map(() => 'key true'), named.length > 0]);
      expect([NAMED, ASKED].filter((line) => mail.includes(line))).toEqual(named);
    });

    test('of a new account, what it was registered with stays', async () => {
      const owner = await verified();
      await sql(`UPDATE account SET registered_at = date_trunc('milliseconds', now()) - interval '2 days' WHERE username = $1`, [
        owner.username,
      ]);
      await switchAppOn(owner, `(SELECT registered_at FROM account WHERE username = $1)`);
      await change(owner, newAddress());
      await takenBack(owner);
      expect(await hasApp(owner)).toBe(true);
    });

    test('where providers are the only way in, an account there that was linked in that time ends, and an older one stays', async () => {
      const owner = await verified();
      await link(owner, `a-${owner.username}`, false, `now() - interval '8 days'`);
      await link(owner, `b-${owner.username}`, false, `now() - interval '6 days'`);
      await change(owner, newAddress());
      const tokenHash = hashToken(tokenIn(await mails.next(owner.email), 'back'));
      const changes = application.nest.get(EmailChangeStore, { strict: false });
      await changes.takeBack({ tokenHash, at: new Date(), language: 'en' }, true);
      expect(await linked(owner)).toEqual(['a false']);
    });
  });
});
