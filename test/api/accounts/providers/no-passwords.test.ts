import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CreateAccount } from '../../../../server/accounts/for-operators/create-account.js';
import { IssueLink } from '../../../../server/accounts/use-cases/issue-link.js';
import { graphql } from '../../../support/calls/graphql.js';
import { post } from '../../../support/calls/rest.js';
import { createIdentityProvider } from '../../../support/neighbours/identity-provider.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';

let application: RunningApplication;
beforeAll(async () => {
  const acme = await createIdentityProvider([], { name: 'acme', label: 'Acme ID', icon: null });
  application = await startApplication({ identityProviders: [acme.settings], passwordSignIn: 'off', rateLimits: 'off' });
});
afterAll(() => application.stop());

const credentials = { username: 'ada', password: 'a garden of tiles' };
const email = 'ada@example.org';
const id = '9b6a2f44-7a1c-4b0e-9d63-0c1f1d1f2a3b';

test.each([
  ['logIn', 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }', { input: credentials }],
  ['register', 'mutation ($input: RegisterInput!) { register(input: $input) { token } }', { input: { ...credentials, email } }],
  ['requestPasswordReset', 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }],
  ['recoverUsername', 'mutation ($email: String!) { recoverUsername(email: $email) }', { email }],
  [
    'resetPassword',
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }',
    { input: { accountId: id, token: 'x', password: 'a garden of tiles' } },
  ],
])('SI-47 Without passwords, %s says where to sign in', async (_, query, variables) => {
  const { errors } = await graphql(application.url, query, variables);
  expect(errors).toMatchObject([{ extensions: { code: 'PASSWORDS_OFF' }, message: 'This site keeps no passwords. Sign in with Acme ID.' }]);
});

test.each([
  ['login/', credentials],
  ['register/', { ...credentials, email }],
  ['passwordresetrequest/', { email }],
  ['recoverusername/', { email }],
  [`password-reset-confirm/${id}/token/`, { password: 'a garden of tiles' }],
])('SI-47 Without passwords, /api/%s says where to sign in', async (path, body) => {
  const answer = await post(application.url, path, body);
  expect([answer.status, answer.body?.code]).toEqual([403, 'PASSWORDS_OFF']);
});

test('SI-47 Without passwords, an operator makes no account with a link and no link', async () => {
  const off = { code: 'PASSWORDS_OFF' };
  const create = application.nest.get(CreateAccount, { strict: false });
  await expect(create.execute({ username: 'ada', email })).rejects.toMatchObject(off);
  await expect(application.nest.get(IssueLink, { strict: false }).execute('reset-password', id)).rejects.toMatchObject(off);
});
