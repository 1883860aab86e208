import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { IdentityProvider } from '../../../server/accounts/providers/ports/identity-provider.port.js';
import { OpenidIdentityProvider } from '../../../server/adapters/openid/openid-identity-provider.js';
import { MemoryIdentityProvider } from '../../fakes/accounts/memory-identity-provider.js';
import { addressOfOlderClient, createIdentityProvider, signInAtProvider, type Person } from '../../support/neighbours/identity-provider.js';

const ada: Person = { subject: 'ada', email: 'ada@example.org', emailVerified: true };
const bob: Person = { subject: 'bob', email: 'bob@example.org', emailVerified: false };
const refused = { kind: 'invalid', code: 'PROVIDER_CODE_REFUSED' };
const unavailable = { kind: 'unavailable', code: 'PROVIDER_UNAVAILABLE' };

/** A provider, and a user who signs in there. */
interface Subject {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  /** Gives the code that the person comes back with. */
  signIn(address: string, person: Person): Promise<string>;
  signInForOlderClient(person: Person): Promise<string>;
  takeDown(): Promise<void>;
  bringUp(): Promise<void>;
}

async function inMemory(): Promise<Subject> {
  const provider = new MemoryIdentityProvider();
  const issuer = 'https://provider.example';
  const claimsOf = ({ subject, email, emailVerified }: Person) => ({ identity: { issuer, subject }, email, emailVerified });
  return {
    provider,
    issuer,
    signIn: async (address, person) => provider.signIn(address, claimsOf(person)),
    signInForOlderClient: async (person) => provider.signInForOlderClient(claimsOf(person)),
    takeDown: async () => void (provider.isDown = true),
    bringUp: async () => void (provider.isDown = false),
  };
}

async function openid(): Promise<Subject> {
  const publicUrl = 'http://127.0.0.1:1';
  const redirectUri = `${publicUrl}/login`;
  const real = await createIdentityProvider([ada, bob]);
  const { settings } = real;
  await real.start(redirectUri);
  return {
    provider: new OpenidIdentityProvider({ settings, redirectUri, onFailure: () => undefined }),
    issuer: settings.issuer,
    signIn: async (address, { subject }) => (await signInAtProvider(address, subject)).code,
    signInForOlderClient: async ({ subject }) => (await signInAtProvider(addressOfOlderClient(settings, redirectUri), subject)).code,
    takeDown: () => real.stop(),
    bringUp: () => real.start(redirectUri),
  };
}

describe.each([
  ['of a test', inMemory],
  ['of OpenID Connect', openid],
])('an identity provider %s', (_, create) => {
  let subject: Subject;
  let provider: IdentityProvider;
  beforeAll(async () => {
    subject = await create();
    provider = subject.provider;
  });
  afterAll(() => subject.takeDown());

  async function begin(person: Person) {
    const secrets = provider.newSecrets();
    return { secrets, code: await subject.signIn(await provider.address(secrets), person) };
  }

  test('makes different secrets for each sign-in', () => {
    const all = Array.from({ length: 50 }, () => Object.values<string>({ ...provider.newSecrets() })).flat();
    expect(new Set(all).size).toBe(150);
  });

  test.each([ada, bob])('says which user returned with a code, and whether the address is verified: $subject', async (person) => {
    const { secrets, code } = await begin(person);
    expect(await provider.redeem({ code }, secrets)).toEqual({
      identity: { issuer: subject.issuer, subject: person.subject },
      email: person.email,
      emailVerified: person.emailVerified,
    });
  });

  test('accepts a code that an older client requested on its own', async () => {
    const code = await subject.signInForOlderClient(ada);
    expect(await provider.redeem({ code }, null)).toMatchObject({ identity: { subject: 'ada' }, email: ada.email });
  });

  test('refuses a code that was used', async () => {
    const { secrets, code } = await begin(ada);
    await provider.redeem({ code }, secrets);
    await expect(provider.redeem({ code }, secrets)).rejects.toMatchObject(refused);
  });

  test.each([
    ['nothing', ''],
    ['another text', 'not-a-code'],
    ['a very long text', 'x'.repeat(5_000)],
    ['a zero character', 'a\0b'],
    ['half a character', '\ud800'],
    ['a code with more text', 'a&code=b'],
  ])('refuses a text that is no code: %s', async (_, code) => {
    await expect(provider.redeem({ code }, provider.newSecrets())).rejects.toMatchObject(refused);
    await expect(provider.redeem({ code }, null)).rejects.toMatchObject(refused);
  });

  test('refuses a code with the secrets of another sign-in, and without secrets', async () => {
    const first = await begin(ada);
    await expect(provider.redeem({ code: first.code }, provider.newSecrets())).rejects.toMatchObject(refused);
    const second = await begin(ada);
    await expect(provider.redeem({ code: second.code }, { ...second.secrets, nonce: 'another' })).rejects.toMatchObject(refused);
    const third = await begin(ada);
    await expect(provider.redeem({ code: third.code }, null)).rejects.toMatchObject(refused);
  });

  test('is unavailable while it does not respond, and works again without a restart', async () => {
    const { secrets, code } = await begin(ada);
    await subject.takeDown();
    await expect(provider.redeem({ code }, secrets)).rejects.toMatchObject(unavailable);
    await subject.bringUp();
    const again = await begin(ada);
    expect(await provider.redeem({ code: again.code }, again.secrets)).toMatchObject({ identity: { subject: 'ada' } });
  });
});

test('A provider that was unavailable at the first use is tried again at the next use', async () => {
  const publicUrl = 'http://127.0.0.1:1';
  const real = await createIdentityProvider([ada]);
  const { settings } = real;
  const failures: string[] = [];
  const provider = new OpenidIdentityProvider({
    settings,
    redirectUri: `${publicUrl}/login`,
    onFailure: (reason) => failures.push(reason),
  });
  await expect(provider.address(provider.newSecrets())).rejects.toMatchObject(unavailable);
  expect(failures).toEqual([expect.stringContaining(`The provider at ${settings.issuer} was not found`)]);
  await real.start(`${publicUrl}/login`);
  expect(new URL(await provider.address(provider.newSecrets())).origin).toBe(settings.issuer);
  await real.stop();
});
