import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askingAgain } from '../../../../server/adapters/openid/openid-identity-provider.js';
import { graphql, graphqlData } from '../../../support/calls/graphql.js';
import { startForgingProvider, type ForgingProvider } from '../../../support/neighbours/forging-provider.js';
import {
  createIdentityProvider,
  ProviderVisitor,
  signInAtProvider,
  type TestIdentityProvider,
} from '../../../support/neighbours/identity-provider.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';

const START = `mutation ($provider: String!, $asksAgain: Boolean) {
  startSignIn(provider: $provider, asksAgain: $asksAgain) { address state }
}`;
const FINISH = 'mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { token } }';
const CREATE = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';

let acme: TestIdentityProvider;
let liar: ForgingProvider;
let application: RunningApplication;
beforeAll(async () => {
  acme = await createIdentityProvider([{ subject: 'ada', email: 'ada@example.org', emailVerified: true }], {
    name: 'acme',
    label: 'Acme ID',
    icon: null,
  });
  liar = await startForgingProvider('liar', false);
  application = await startApplication({ identityProviders: [acme.settings, { ...liar.settings, label: 'Liar ID' }] });
  await acme.start(`${application.url}/login`);
});
afterAll(async () => {
  await application.stop();
  liar.stop();
  await acme.stop();
});

async function begin(provider: string, asksAgain?: boolean): Promise<{ readonly address: string; readonly state: string }> {
  const data = await graphqlData<{ startSignIn: { address: string; state: string } }>(application.url, START, { provider, asksAgain });
  return data.startSignIn;
}

async function finish(input: { code: string; state: string; iss: string | null }): Promise<string> {
  return (await graphqlData<{ finishSignIn: { token: string } }>(application.url, FINISH, { input })).finishSignIn.token;
}

/** The refusal of what only a fresh sign-in may do; undefined when it was done. */
async function sensitiveAct(token: string) {
  const input = { name: 'a program', scopes: ['ACCOUNT'] };
  return (await graphql(application.url, CREATE, { input }, token)).errors[0];
}

describe('SI-88 Whoever signs in again at a provider gives it a new proof, and one from before counts from when it was given:', () => {
  test('the provider asks somebody whom it knows only then, and says when', async () => {
    const visitor = new ProviderVisitor();
    const asked: boolean[] = [];
    for (const asksAgain of [undefined, false, true]) {
      const { wasAsked, code, state, address } = await signInAtProvider((await begin('acme', asksAgain)).address, 'ada', visitor);
      asked.push(wasAsked);
      await finish({ code, state, iss: address.searchParams.get('iss') });
    }
    expect(asked).toEqual([true, false, true]);
    const proofs = await application.dataSource.query<object[]>(
      `SELECT proven_at IS NOT NULL AND proven_at > now() - interval '1 minute' AS "isFresh" FROM session WHERE provider = 'acme' ORDER BY started_at`,
    );
    expect(proofs).toEqual([{ isFresh: false }, { isFresh: false }, { isFresh: true }]);
  });

  test('Google refuses that question, and asks people who they are instead', () => {
    expect(askingAgain('https://accounts.google.com')).toEqual({ prompt: 'select_account' });
  });

  test.each([
    ['of eleven minutes ago', -11 * 60, 'FRESH_SIGN_IN_NEEDED'],
    ['of nine minutes ago', -9 * 60, undefined],
    ['of tomorrow, by a clock that is fast', 24 * 60 * 60, undefined],
    ['of a time that the provider does not say', undefined, undefined],
  ])('a proof %s', async (_, seconds, code) => {
    const { address, state } = await begin('liar');
    liar.nonce = new URL(address).searchParams.get('nonce') ?? '';
    liar.lies = { claims: seconds === undefined ? {} : { auth_time: Math.floor(Date.now() / 1000) + seconds } };
    const token = await finish({ code: 'any', state, iss: liar.settings.issuer });
    expect((await sensitiveAct(token))?.extensions.code).toBe(code);
    const [late] = await application.dataSource.query<object[]>(`SELECT count(*)::int AS count FROM session WHERE proven_at > started_at`);
    expect(late).toEqual({ count: 0 });
  });

  test('a provider that does not ask for it, although it was asked to, is named; later, the sign-in itself is too old', async () => {
    const { address, state } = await begin('liar', true);
    liar.nonce = new URL(address).searchParams.get('nonce') ?? '';
    liar.lies = { claims: { auth_time: Math.floor(Date.now() / 1000) - 24 * 60 * 60 } };
    const token = await finish({ code: 'any', state, iss: liar.settings.issuer });
    expect(await sensitiveAct(token)).toMatchObject({
      message:
        'Liar ID let you in without asking who you are, so this does not count as a new sign-in. Log out there, then sign in here again.',
      extensions: { code: 'FRESH_SIGN_IN_NEEDED', values: { provider: 'Liar ID' } },
    });
    await application.dataSource.query(
      `UPDATE session SET started_at = started_at - interval '11 minutes' WHERE proven_at < now() - interval '1 hour'`,
    );
    expect((await sensitiveAct(token))?.message).toContain('more than ten minutes old');
  });
});
