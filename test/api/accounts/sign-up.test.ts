import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import type { Invitation } from '../../../server/accounts/sign-up/invitation.js';
import { parseSignUpMode } from '../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { SignUpSettings } from '../../../server/accounts/for-operators/sign-up-settings.js';
import { RemoveAccount } from '../../../server/accounts/use-cases/remove-account.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { register } from '../../builders/accounts/account.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { PublishPageDocument } from '../../../client/api/generated/publish-page.js';
import { anyOperation } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import {
  createIdentityProvider,
  addressOfOlderClient,
  signInAtProvider,
  type TestIdentityProvider,
} from '../../support/neighbours/identity-provider.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { handlersOf } from '../../support/servers/handlers.js';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { account { email emailVerified } } }';
const START = 'mutation ($invitation: String) { startGoogleSignIn(invitation: $invitation) { address state } }';
const FINISH = 'mutation ($input: SignInWithGoogleInput!) { signInWithGoogle(input: $input) { isNewAccount } }';
const TERMS = 'query ($invitation: String) { signUp(invitation: $invitation) { mode domains invitation { state email expiresAt } } }';
const PASSWORD = 'a garden of lemons';

/** The doors that open an account for whoever comes, when everybody may. A new one has to be named here, and to be closed below. */
const DOORS = ['Mutation.register', 'Mutation.signInWithGoogle', 'POST /api/googleauth', 'POST /api/register'];

const subjects = Array.from({ length: 60 }, (_, at) => `person${at}`);
const people = subjects.map((subject) => ({ subject, email: `${subject}@example.org`, emailVerified: true }));
const atDomain = { subject: 'member', email: 'member@acme.example', emailVerified: true };

let provider: TestIdentityProvider;
let application: RunningApplication;
let settings: SignUpSettings;
beforeAll(async () => {
  provider = await createIdentityProvider([...people, atDomain]);
  application = await startApplication({ identityProviders: [provider.settings], rateLimits: 'off' });
  await provider.start(`${application.url}/login`);
  settings = application.nest.get(SignUpSettings, { strict: false });
});
afterAll(async () => {
  await application.stop();
  await provider.stop();
});

const setMode = (text: string) => settings.change(parseSignUpMode(text)!);
const invite = (chosen: { forWhom?: string; uses?: number; days?: number } = {}): Promise<Invitation> =>
  settings.invite({ forWhom: null, uses: 1, days: 14, ...chosen });

async function accountCount(): Promise<number> {
  const [row] = await application.dataSource.query<[{ count: number }]>('SELECT count(*)::int AS count FROM account');
  return row.count;
}

async function accountIdOf(email: string): Promise<string> {
  const [row] = await application.dataSource.query<[{ id: string }]>('SELECT id FROM account WHERE email = $1', [email]);
  return row.id;
}

const somebody = (chosen: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => {
  const username = `new-${randomUUID().slice(0, 12)}`;
  return { username, email: `${username}@example.org`, password: PASSWORD, ...chosen };
};

const signUp = (chosen: Readonly<Record<string, string>> = {}) =>
  graphql<{ register: { account: { email: string; emailVerified: boolean } } }>(application.url, REGISTER, { input: somebody(chosen) });

async function codeOf(answer: Promise<{ errors: readonly { extensions: { code?: string | undefined } }[] }>): Promise<string | undefined> {
  return (await answer).errors[0]?.extensions.code;
}

async function begin(invitation?: string) {
  return (await graphqlData<{ startGoogleSignIn: { address: string; state: string } }>(application.url, START, { invitation }))
    .startGoogleSignIn;
}

async function comeByGoogle(subject: string, invitation?: string) {
  const { code, state } = await signInAtProvider((await begin(invitation)).address, subject);
  return graphql<{ signInWithGoogle: { isNewAccount: boolean } }>(application.url, FINISH, { input: { code, state } });
}

const nextSubject = () => subjects.shift()!;

describe('Every door', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const fields = roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => {
      const name = root.name === 'Mutation' ? ('Mutation' as const) : ('Query' as const);
      return { door: `${name}.${field.name}`, ...anyOperation(name, field) };
    }),
  );

  /** What a person would send who is not known: new names, and a code of the provider. Each value is found by the name of its field. */
  async function values(isOlder: boolean): Promise<Readonly<Record<string, string>>> {
    const from = isOlder ? addressOfOlderClient(provider.settings, `${application.url}/login`) : (await begin()).address;
    const { code, state } = await signInAtProvider(from, nextSubject());
    return { ...somebody(), code, state, first_name: 'anything' };
  }

  /** The same variables with these values, wherever a field has one of the names. Nobody has an invitation. */
  function filled(variables: unknown, chosen: Readonly<Record<string, string>>): unknown {
    if (Array.isArray(variables) || typeof variables !== 'object' || variables === null || variables instanceof Blob) return variables;
    const entries = Object.entries(variables).filter(([name]) => name !== 'invitation');
    return Object.fromEntries(entries.map(([name, value]) => [name, chosen[name] ?? filled(value, chosen)]));
  }

  const asksProvider = (text: string) => /google/i.test(text);

  async function knock(door: string): Promise<void> {
    const chosen = asksProvider(door) ? await values(door.startsWith('POST')) : somebody();
    const field = fields.find((one) => one.door === door);
    if (field) return void (await graphql(application.url, field.query, filled(field.variables, chosen) as Record<string, unknown>));
    const [method = '', path = ''] = door.split(' ');
    const headers = { 'Content-Type': 'application/json' };
    const body = method === 'GET' ? {} : { body: JSON.stringify(chosen) };
    await fetch(application.url + path, { method: method === 'ALL' ? 'POST' : method, headers, ...body });
  }

  async function opened(): Promise<string[]> {
    const found: string[] = [];
    for (const door of [...fields.map((field) => field.door), ...handlersOf(application.nest)]) {
      const before = await accountCount();
      await knock(door);
      if ((await accountCount()) > before) found.push(door);
    }
    return found.sort();
  }

  test.each([
    ['open', DOORS],
    ['invite', []],
    ['closed', []],
    ['domains:acme.example', []],
  ])(
    'SI-03 Of all fields and paths, with the mode %s, those that open an account for a stranger are exactly the known ones',
    async (mode, doors) => {
      await setMode(mode);
      expect(await opened()).toEqual(doors);
    },
  );
});

describe('What a closed door says', () => {
  test.each([
    ['closed', 'SIGN_UP_CLOSED'],
    ['invite', 'INVITATION_NEEDED'],
  ])('SI-04 With the mode %s, both APIs and the provider say %s, and what to do', async (mode, code) => {
    await setMode(mode);
    expect(await codeOf(signUp())).toBe(code);
    expect(await codeOf(comeByGoogle(nextSubject()))).toBe(code);
    const answer = await post(application.url, 'register/', somebody());
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      403,
      expect.objectContaining({ detail: expect.stringMatching(/write to|ask those/) }),
    ]);
  });

  test('SI-08 People who have an account sign in, whatever the mode is', async () => {
    await setMode('open');
    const [ada, subject] = [await register(application), nextSubject()];
    await comeByGoogle(subject);
    for (const mode of ['invite', 'closed', 'domains:acme.example']) {
      await setMode(mode);
      const { status } = await post(application.url, 'login/', { username: ada.username, password: ada.password });
      expect([mode, status]).toEqual([mode, 200]);
      expect((await comeByGoogle(subject)).data?.signInWithGoogle).toEqual({ isNewAccount: false });
    }
  });
});

describe('Invitations', () => {
  test.each(['open', 'invite', 'closed', 'domains:acme.example'])(
    'SI-05 With the mode %s, one opens as many accounts as it may, and no more',
    async (mode) => {
      await setMode(mode);
      const { code } = await invite({ uses: 2 });
      expect((await signUp({ invitation: code })).errors).toEqual([]);
      expect((await comeByGoogle(nextSubject(), code)).data?.signInWithGoogle).toEqual({ isNewAccount: true });
      if (mode === 'open') return expect((await signUp({ invitation: code })).errors).toEqual([]);
      const expected = mode.startsWith('domains') ? 'REGISTRATION_REFUSED' : 'INVITATION_REFUSED';
      expect(await codeOf(signUp({ invitation: code }))).toBe(expected);
    },
  );

  test('SI-06 One for an address is for that address alone, in any case, which then counts as verified', async () => {
    await setMode('closed');
    const { code } = await invite({ forWhom: 'Jun@Okafor.example', uses: 5 });
    const { errors } = await signUp({ invitation: code });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'REGISTRATION_REFUSED',
      fields: { email: [expect.stringContaining('another e-mail address')] },
    });
    expect(await codeOf(comeByGoogle(nextSubject(), code))).toBe('INVITATION_REFUSED');
    const { data } = await signUp({ invitation: code, email: 'jun@okafor.example' });
    expect(data?.register.account).toEqual({ email: 'jun@okafor.example', emailVerified: true });
    expect(await codeOf(signUp({ invitation: code, email: 'jun2@okafor.example' }))).toBe('INVITATION_REFUSED');
  });

  test('SI-06 One for an address is forgotten with the account', async () => {
    await setMode('closed');
    const { code, id } = await invite({ forWhom: 'gone@okafor.example' });
    await signUp({ invitation: code, email: 'Gone@okafor.example' });
    await application.nest.get(RemoveAccount, { strict: false }).execute(await accountIdOf('Gone@okafor.example'), {
      receipt: '',
      by: 'owner',
      language: null,
    });
    expect(await application.dataSource.query('SELECT FROM invitation WHERE id = $1', [id])).toEqual([]);
  });

  test('SI-11 The terms say who may sign up, and what has become of an invitation', async () => {
    await setMode('domains:acme.example,lab.acme.example');
    const [valid, used, ended, revoked] = [
      await invite({ forWhom: 'eve@example.org' }),
      await invite(),
      await invite({ days: 1, forWhom: 'jun@example.org' }),
      await invite(),
    ];
    await signUp({ invitation: used.code });
    await application.dataSource.query(`UPDATE invitation SET expires_at = now() WHERE code = $1`, [ended.code]);
    await settings.revoke(revoked.code);
    const states: unknown[] = [];
    for (const code of [valid.code, used.code, ended.code, revoked.code, 'no-such-code', valid.code.toUpperCase()]) {
      states.push((await graphqlData<{ signUp: unknown }>(application.url, TERMS, { invitation: code })).signUp);
    }
    const ofSite = { mode: 'DOMAINS', domains: ['acme.example', 'lab.acme.example'] };
    const moment = expect.stringMatching(/^\d{4}-/);
    const asValid = { state: 'VALID', email: 'eve@example.org', expiresAt: moment };
    expect(states).toEqual([
      { ...ofSite, invitation: asValid },
      { ...ofSite, invitation: { state: 'USED', email: null, expiresAt: moment } },
      { ...ofSite, invitation: { state: 'ENDED', email: null, expiresAt: moment } },
      { ...ofSite, invitation: { state: 'UNKNOWN', email: null, expiresAt: null } },
      { ...ofSite, invitation: { state: 'UNKNOWN', email: null, expiresAt: null } },
      { ...ofSite, invitation: asValid },
    ]);
    await setMode('closed');
    expect(await graphqlData(application.url, TERMS)).toEqual({ signUp: { mode: 'CLOSED', domains: [], invitation: null } });
  });

  test('SI-10 The link of an invitation leads to signing up with it, and no cache stores the answer', async () => {
    const answer = await fetch(`${application.url}/i/k7wq3f9d&x=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/register?invitation=k7wq3f9d%26x%3D1']);
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  });
});

describe('Domains', () => {
  test('SI-07 Whoever has an address at one of them signs up; another address is refused beside its field, with the domains', async () => {
    await setMode('domains:acme.example');
    expect((await signUp({ email: `${randomUUID()}@Acme.example` })).errors).toEqual([]);
    const { errors } = await signUp({ email: 'ada@sub.acme.example', password: 'short' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'REGISTRATION_REFUSED',
      fields: {
        email: ['Addresses at sub.acme.example cannot sign up here. Use yours at one of: acme.example.'],
        password: [expect.stringContaining('at least')],
      },
    });
    expect(await codeOf(comeByGoogle(nextSubject()))).toBe('EMAIL_DOMAIN_REFUSED');
    expect((await comeByGoogle(atDomain.subject)).data?.signInWithGoogle).toEqual({ isNewAccount: true });
  });

  test.each(['domains:acme.example', 'domains:lab.example', 'closed', 'open'])(
    'SI-09 Anybody can type such an address, so its account publishes only when it is verified, even if the mode is %s later; others publish as ever',
    async (later) => {
      await setMode('open');
      const before = await register(application, { email: `${randomUUID()}@acme.example` });
      await setMode('domains:acme.example');
      const claimed = await register(application, { email: `${randomUUID()}@acme.example` });
      await setMode(later);
      const publishBy: readonly ((account: { token: string }) => Promise<string | undefined>)[] = [
        ({ token }) =>
          codeOf(graphql(application.url, PublishPageDocument, { input: { design: asTextInput(aDesign()), basedOnVersion: 0 } }, token)),
        async ({ token }) => {
          const { status, text } = await post(application.url, 'postdata/', { ...toWire(aDesign()) }, withToken(token));
          return status === 403 && text.includes('not verified') ? 'EMAIL_NOT_VERIFIED' : undefined;
        },
      ];
      for (const publish of publishBy) expect(await publish(claimed)).toBe('EMAIL_NOT_VERIFIED');
      for (const publish of publishBy) expect(await publish(before)).toBeUndefined();
      await application.dataSource.query('UPDATE account SET email_verified = true WHERE email = $1', [claimed.email]);
      for (const publish of publishBy) expect(await publish(claimed)).toBeUndefined();
    },
  );

  test('SI-09 An invitation without an address does not spare an address at a domain from that', async () => {
    await setMode('domains:acme.example');
    const { code } = await invite();
    const email = `${randomUUID()}@acme.example`;
    await signUp({ invitation: code, email });
    expect(await application.dataSource.query('SELECT must_verify FROM account WHERE email = $1', [email])).toEqual([
      { must_verify: true },
    ]);
  });
});
