import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { register } from '../../../builders/accounts/account.js';
import { graphql, graphqlData } from '../../../support/calls/graphql.js';
import { createIdentityProvider, signInAtProvider, type TestIdentityProvider } from '../../../support/neighbours/identity-provider.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';

const START = 'mutation ($provider: String!) { startSignIn(provider: $provider) { address state } }';
const FINISH = 'mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { token } }';
const people = [{ subject: 'ada', email: 'ada@example.org', emailVerified: true }];

let providers: readonly TestIdentityProvider[];
let application: RunningApplication;
beforeAll(async () => {
  providers = await Promise.all([
    createIdentityProvider(people),
    createIdentityProvider([{ ...people[0]!, email: 'ada@acme.example' }], { name: 'acme', label: 'Acme ID', icon: null }),
    createIdentityProvider(people, { name: 'down', label: 'Down', icon: null }),
  ]);
  application = await startApplication({ identityProviders: providers.map(({ settings }) => settings), rateLimits: 'off' });
  await Promise.all(providers.slice(0, 2).map((one) => one.start(`${application.url}/login`)));
});
afterAll(async () => {
  await application.stop();
  await Promise.all(providers.map((one) => one.stop()));
});

async function signInAt(provider: string): Promise<string> {
  const { startSignIn } = await graphqlData<{ startSignIn: { address: string } }>(application.url, START, { provider });
  const { code, state, address } = await signInAtProvider(startSignIn.address, 'ada');
  const input = { code, state, iss: address.searchParams.get('iss') };
  return (await graphqlData<{ finishSignIn: { token: string } }>(application.url, FINISH, { input })).finishSignIn.token;
}

const addressFor = async (token: string) =>
  (await graphqlData<{ providerLogOut: string | null }>(application.url, '{ providerLogOut }', {}, token)).providerLogOut;

test('SI-49 A session that was started at a provider names the address to log out there, which the provider knows and comes back from', async () => {
  const address = new URL((await addressFor(await signInAt('acme')))!);
  expect(address.origin).toBe(new URL(providers[1]!.settings.issuer).origin);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: providers[1]!.settings.clientId,
    post_logout_redirect_uri: `${application.url}/login`,
  });
  expect((await fetch(address)).status).toBe(200);
  address.searchParams.set('post_logout_redirect_uri', 'https://elsewhere.example');
  expect((await fetch(address)).status).toBe(400);
});

test('SI-49 No other session has one: by password, at Google, and at a provider that does not answer or is not configured any more', async () => {
  const { token } = await register(application);
  const google = await signInAt('google');
  expect([await addressFor(token), await addressFor(google)]).toEqual([null, null]);
  const acme = await signInAt('acme');
  for (const name of ['down', 'gone']) {
    await application.dataSource.query(`UPDATE session SET provider = $1 WHERE provider = 'acme' OR provider = 'down'`, [name]);
    expect([name, await addressFor(acme)]).toEqual([name, null]);
  }
  expect((await graphql(application.url, '{ providerLogOut }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
