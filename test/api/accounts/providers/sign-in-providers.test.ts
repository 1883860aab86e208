import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { register } from '../../../builders/accounts/account.js';
import { graphql, graphqlData, type GraphqlAnswer } from '../../../support/calls/graphql.js';
import { post } from '../../../support/calls/rest.js';
import { startForgingProvider, type ForgingProvider, type Lies } from '../../../support/neighbours/forging-provider.js';
import {
  createIdentityProvider,
  signInAtProvider,
  type Person,
  type TestIdentityProvider,
} from '../../../support/neighbours/identity-provider.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';

interface SignedIn {
  readonly token: string;
  readonly isNewAccount: boolean;
  readonly account: { readonly username: string; readonly email: string; readonly emailVerified: boolean };
}
interface Started {
  readonly address: string;
  readonly state: string;
}
interface Back {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | null;
}

const START = 'mutation ($provider: String!) { startSignIn(provider: $provider) { address state } }';
const FINISH = `mutation ($input: FinishSignInInput!) {
  finishSignIn(input: $input) { token isNewAccount account { username email emailVerified } }
}`;
const FINISH_GOOGLE = 'mutation ($input: SignInWithGoogleInput!) { signInWithGoogle(input: $input) { token } }';

const person = (subject: string, emailVerified = true): Person => ({ subject, email: `${subject}@example.org`, emailVerified });
const people = ['ada', 'bea', 'cleo', 'dora', 'owner', 'again', 'fay'].map((name) => person(name));
const doubtful = person('doubtful', false);

let google: TestIdentityProvider;
let acme: TestIdentityProvider;
let gitlab: TestIdentityProvider;
let liar: ForgingProvider;
let application: RunningApplication;
beforeAll(async () => {
  const all = [...people, doubtful];
  google = await createIdentityProvider(all);
  // The same subject is another person at another provider.
  const elsewhere = all.map((one) => ({ ...one, email: one.email.replace('@', '@acme.') }));
  acme = await createIdentityProvider([...elsewhere, { ...person('owner'), subject: 'taker' }], {
    name: 'acme',
    label: 'Acme ID',
    icon: null,
  });
  gitlab = await createIdentityProvider(all, { name: 'gitlab', label: 'GitLab', icon: 'gitlab' });
  liar = await startForgingProvider('liar', true);
  const identityProviders = [acme, google, gitlab, liar].map(({ settings }) => settings);
  application = await startApplication({ identityProviders, rateLimits: 'off' });
  await Promise.all([google, acme, gitlab].map((one) => one.start(`${application.url}/login`)));
});
afterAll(async () => {
  await application.stop();
  liar.stop();
  await Promise.all([google, acme, gitlab].map((one) => one.stop()));
});
beforeEach(() => {
  liar.lies = {};
});

async function begin(provider: string): Promise<Started> {
  return (await graphqlData<{ startSignIn: Started }>(application.url, START, { provider })).startSignIn;
}

async function goThere(provider: string, subject: string): Promise<Required<Back>> {
  const { address, code, state } = await signInAtProvider((await begin(provider)).address, subject);
  return { code, state, iss: address.searchParams.get('iss') };
}

function finish(input: Back): Promise<GraphqlAnswer<{ finishSignIn: SignedIn }>> {
  return graphql(application.url, FINISH, { input });
}

async function signIn(provider: string, subject: string): Promise<SignedIn> {
  const { data, errors } = await finish(await goThere(provider, subject));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.finishSignIn;
}

async function codeOf(answer: Promise<GraphqlAnswer<unknown>>): Promise<string | undefined> {
  const { data, errors } = await answer;
  expect(data).toBeNull();
  return errors[0]?.extensions.code;
}

test('SI-30 Three providers sign people in at once, and the same name at two providers is two people', async () => {
  const { signInProviders } = await graphqlData<{ signInProviders: unknown }>(application.url, '{ signInProviders { name label icon } }');
  expect(signInProviders).toEqual([
    { name: 'acme', label: 'Acme ID', icon: null },
    { name: 'google', label: 'Google', icon: 'google' },
    { name: 'gitlab', label: 'GitLab', icon: 'gitlab' },
    { name: 'liar', label: 'liar', icon: null },
  ]);
  const persons = [
    ['google', 'ada'],
    ['acme', 'ada'],
    ['gitlab', 'bea'],
    ['acme', 'bea'],
  ] as const;
  const signInAll = () => Promise.all(persons.map(([provider, subject]) => signIn(provider, subject)));
  const first = await signInAll();
  expect(first.map(({ isNewAccount }) => isNewAccount)).toEqual([true, true, true, true]);
  const names = first.map(({ account }) => account.username);
  expect(new Set(names).size).toBe(4);
  expect((await signInAll()).map(({ account }) => account.username)).toEqual(names);
});

test('SI-33 A provider that is not trusted with addresses opens accounts whose address is not verified, and joins none', async () => {
  expect((await signIn('acme', 'cleo')).account.emailVerified).toBe(false);
  expect((await signIn('google', 'cleo')).account.emailVerified).toBe(true);
  // Whoever runs such a provider could name any address, and wait until its owner comes.
  expect((await signIn('gitlab', 'dora')).account.emailVerified).toBe(false);
  expect(await codeOf(finish(await goThere('google', 'dora')))).toBe('PROVIDER_EMAIL_UNVERIFIED');
  await register(application, { username: 'owner', email: 'owner@example.org' });
  await application.dataSource.query(`UPDATE account SET email_verified = true WHERE username = 'owner'`);
  const { errors } = await finish(await goThere('acme', 'taker'));
  expect(errors).toMatchObject([{ extensions: { code: 'PROVIDER_NOT_LINKED' }, message: expect.stringContaining('then link Acme ID') }]);
  expect(await application.dataSource.query(`SELECT 1 FROM external_identity WHERE subject = 'taker'`)).toEqual([]);
});

test('SI-32 A provider that does not respond disturbs no other one, and works again without a restart', async () => {
  const back = await goThere('gitlab', 'bea');
  await gitlab.stop();
  const { errors } = await finish(back);
  expect(errors).toMatchObject([
    { extensions: { code: 'PROVIDER_UNAVAILABLE' }, message: expect.stringContaining('GitLab does not answer') },
  ]);
  expect((await signIn('acme', 'again')).isNewAccount).toBe(true);
  await gitlab.start(`${application.url}/login`);
  expect((await signIn('gitlab', 'bea')).account.username).toMatch(/^bea/);
});

test('SI-32 A server starts while its providers do not respond', async () => {
  const unstarted = await createIdentityProvider([], { name: 'acme', label: 'Acme ID', icon: null });
  const waiting = await startApplication({ identityProviders: [unstarted.settings] });
  try {
    expect(await codeOf(graphql(waiting.url, START, { provider: 'acme' }))).toBe('PROVIDER_UNAVAILABLE');
    expect(await codeOf(graphql(waiting.url, START, { provider: 'google' }))).toBe('PROVIDER_UNKNOWN');
  } finally {
    await waiting.stop();
  }
});

test('A sign-in that a former release began, which stores no provider, is one with Google', async () => {
  const back = await goThere('google', 'fay');
  await application.dataSource.query('UPDATE sign_in_request SET provider = NULL');
  expect((await finish(back)).errors).toEqual([]);
});

describe('SI-31 A forged answer signs in nobody:', () => {
  const seconds = Math.floor(Date.now() / 1000);
  const lied: Record<string, Lies | (() => Promise<Lies>)> = {
    'without a signature': { header: { alg: 'none' }, signedBy: 'nobody' },
    'with no algorithm and a signature': { header: { alg: 'none' } },
    'with the algorithm written as None': { header: { alg: 'None' }, signedBy: 'nobody' },
    'signed with the secret of the client': { header: { alg: 'HS256' }, signedBy: 'secret' },
    'signed with the public key as a secret': { header: { alg: 'HS256' }, signedBy: 'public-key' },
    'signed with another key': { signedBy: 'another' },
    'whose signature is missing': { signedBy: 'nobody' },
    'for another algorithm than it was signed with': { header: { alg: 'ES256' } },
    'with a critical header that nobody knows': { header: { crit: ['exp'], exp: 1 } },
    'of a key that the provider does not have': { header: { kid: 'another' }, signedBy: 'another' },
    'for another client': { claims: { aud: 'another-client' } },
    'for no client': { claims: { aud: undefined } },
    'for an empty list of clients': { claims: { aud: [] } },
    'for several clients, made for another one': { claims: { aud: ['tessera-tests', 'another'], azp: 'another' } },
    'of the issuer of another provider': async () => ({ claims: { iss: acme.settings.issuer } }),
    'without an issuer': { claims: { iss: undefined } },
    'of nearly the same issuer': async () => ({ claims: { iss: `${liar.settings.issuer}/` } }),
    'with another nonce': { claims: { nonce: 'another' } },
    'without a nonce': { claims: { nonce: undefined } },
    'with the nonce of another sign-in': async () => ({ claims: { nonce: nonceOf(await begin('liar')) } }),
    'that has expired': { claims: { exp: seconds - 3_600 } },
    'that never expires': { claims: { exp: undefined } },
    'whose end is a text': { claims: { exp: String(seconds + 300) } },
    'that was never issued': { claims: { iat: undefined } },
    'that is not valid yet': { claims: { nbf: seconds + 3_600 } },
    'without a subject': { claims: { sub: undefined } },
    'with an empty subject': { claims: { sub: '' } },
    'with a number as its subject': { claims: { sub: 42 } },
    'with a subject that is too long': { claims: { sub: 'x'.repeat(256) } },
    'with a control character in the subject': { claims: { sub: 'mal\nlory' } },
    'that is no token': { token: 'not-a-token' },
    'that is encrypted': { token: 'a.b.c.d.e' },
    'that is missing': { token: null },
    'without a kind of token': { response: { token_type: undefined } },
    'with the address of somebody else': { claims: { email: undefined }, person: { sub: 'ada' } },
    'with an address that is not verified': { claims: { email_verified: false } },
    'whose address is verified in other words': { claims: { email_verified: 'yes' } },
    'without an address': { claims: { email: null } },
    'with a text that is no address': { claims: { email: 'mallory' } },
    'with an address that is a list': { claims: { email: ['mallory@example.org'] } },
  };

  const nonceOf = ({ address }: Started): string => new URL(address).searchParams.get('nonce') ?? '';

  async function fromLiar(lies: Lies, iss: string | null = liar.settings.issuer): Promise<GraphqlAnswer<unknown>> {
    const started = await begin('liar');
    liar.nonce = nonceOf(started);
    liar.lies = lies;
    return finish({ code: 'any', state: started.state, iss });
  }

  const crossed: Record<string, () => Promise<GraphqlAnswer<unknown>>> = {
    'with a state that was never given out': async () => finish({ ...(await goThere('acme', 'ada')), state: 'another' }),
    'with an empty state': async () => finish({ ...(await goThere('acme', 'ada')), state: '' }),
    'with the state of another sign-in': async () => finish({ ...(await goThere('acme', 'ada')), state: (await begin('acme')).state }),
    'with a code of another provider': async () => finish({ ...(await goThere('acme', 'ada')), state: (await begin('gitlab')).state }),
    'with a code of another provider, and without its name': async () =>
      finish({ code: (await goThere('acme', 'ada')).code, state: (await begin('google')).state }),
    'with the name of another provider': async () => finish({ ...(await goThere('acme', 'ada')), iss: gitlab.settings.issuer }),
    'with nearly the same name': async () => finish({ ...(await goThere('acme', 'ada')), iss: `${acme.settings.issuer}/` }),
    'without the name that the provider promises': () => fromLiar({}, null),
    'that was used': async () => {
      const back = await goThere('acme', 'ada');
      await finish(back);
      return finish(back);
    },
    'with a code that was used': async () => {
      const back = await goThere('acme', 'ada');
      await finish(back);
      return finish({ ...back, state: (await begin('acme')).state });
    },
    'after its sign-in has expired': async () => {
      const back = await goThere('acme', 'ada');
      await application.dataSource.query(`UPDATE sign_in_request SET expires_at = now() - interval '1 second'`);
      return finish(back);
    },
    'with an empty code': async () => finish({ code: '', state: (await begin('acme')).state }),
    'with a very long code': async () => finish({ code: 'x'.repeat(5_000), state: (await begin('acme')).state }),
    'with more than a code': async () => finish({ code: 'a&code=b', state: (await begin('acme')).state }),
    'of another provider at the door of Google': async () => {
      const { code, state } = await goThere('acme', 'ada');
      return graphql(application.url, FINISH_GOOGLE, { input: { code, state } });
    },
  };

  const sessions = async (): Promise<unknown> => application.dataSource.query('SELECT count(*)::int AS count FROM session');

  test('with nothing forged, the same answer signs in', async () => {
    expect((await fromLiar({ claims: { sub: 'honest', email: 'honest@example.org' } })).errors).toEqual([]);
  });

  test.each(Object.entries(lied))('an ID token %s', async (_, lies) => {
    const before = await sessions();
    expect(await codeOf(fromLiar(typeof lies === 'function' ? await lies() : lies))).toMatch(/^PROVIDER_/);
    expect(await sessions()).toEqual(before);
  });

  test.each(Object.entries(crossed))('an answer %s', async (_, forge) => {
    expect(await codeOf(forge())).toBe(_.endsWith('Google') ? 'GOOGLE_CODE_REFUSED' : 'PROVIDER_CODE_REFUSED');
  });

  test('a code of another provider at the door for older clients', async () => {
    const { status, body } = await post(application.url, 'googleauth/', { code: (await goThere('acme', 'ada')).code });
    expect([status, body?.code]).toEqual([400, 'GOOGLE_CODE_REFUSED']);
  });
});
