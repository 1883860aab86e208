import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { RegisterDocument } from '../../../client/api/generated/register.js';
import { LogInDocument } from '../../builders/accounts/log-in.js';
import { register } from '../../builders/accounts/account.js';
import { AccountsController } from '../../../server/gateway/rest/accounts.controller.js';
import { GoogleSignInController } from '../../../server/gateway/rest/google-sign-in.controller.js';
import { ImagesController } from '../../../server/gateway/rest/images.controller.js';
import { PagesController } from '../../../server/gateway/rest/pages.controller.js';
import { RecoveryController } from '../../../server/gateway/rest/recovery.controller.js';
import { graphql } from '../../support/calls/graphql.js';
import { call, post } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();
beforeAll(async () => {
  await register(application, { username: 'Ada', email: 'ada@example.org' });
});

/** What a class is given by its constructor. */
function ingredients(type: Type): unknown[] {
  return new Reflector().get<unknown[] | undefined>('design:paramtypes', type) ?? [];
}

test.each([
  ['accounts', AccountsController],
  ['recovery', RecoveryController],
  ['signing in with Google', GoogleSignInController],
  ['pages', PagesController],
  ['pictures', ImagesController],
])('WI-01 The REST paths of %s use only use cases that GraphQL also uses', (_, controller) => {
  const providers = [...application.nest.get(ModulesContainer).values()].flatMap((module) => [...module.providers.values()]);
  const resolvers = providers.map(({ metatype }) => metatype as Type | null).filter((type) => type?.name.endsWith('Resolver'));
  const overGraphql = resolvers.flatMap((resolver) => (resolver ? ingredients(resolver) : []));
  expect(ingredients(controller).length).toBeGreaterThan(0);
  expect(overGraphql).toEqual(expect.arrayContaining(ingredients(controller)));
});

describe('A refusal is the same through both APIs', () => {
  const fine = { username: 'somebody', email: 'somebody@example.org', password: 'a garden of lemons' };

  test.each([
    ['a bad username', { username: 'a b' }],
    ['a bad e-mail address', { email: 'nowhere' }],
    ['a short password', { password: '1234567' }],
    ['a long password', { password: 'x'.repeat(129) }],
    ['a common password', { password: 'Password1' }],
    ['a taken username', { username: 'aDA' }],
    ['a taken e-mail address', { email: 'ADA@example.org' }],
    ['everything at once', { username: '', email: '', password: '' }],
  ])('for %s at registering', async (_, wrong) => {
    const input = { ...fine, ...wrong };
    const rest = await post(application.url, 'register/', input);
    const { errors } = await graphql(application.url, RegisterDocument, { input });
    const { detail, code, ...fields } = rest.body ?? {};
    expect(errors).toMatchObject([{ message: detail, extensions: { code, fields } }]);
    expect(Object.keys(fields)).toEqual(Object.keys(errors[0]?.extensions.fields ?? {}));
  });

  test.each([
    ['recoverusername/', 'recoverUsername'],
    ['passwordresetrequest/', 'requestPasswordReset'],
  ])('for an invalid address at %s', async (path, field) => {
    for (const email of ['', 'nowhere', 'a@b']) {
      const { detail, code, ...fields } = (await post(application.url, path, { email })).body ?? {};
      const { errors } = await graphql(application.url, `mutation ($email: String!) { ${field}(email: $email) }`, { email });
      expect(errors).toMatchObject([{ message: detail, extensions: { code, fields } }]);
    }
  });

  test.each([
    ['a link that never existed', 'a garden of lemons'],
    ['a short password', 'short'],
    ['a common password', 'Password1'],
  ])('for %s at choosing a new password', async (_, password) => {
    const { detail, code, ...fields } = (await post(application.url, 'password-reset-confirm/anybody/anything/', { password })).body ?? {};
    const input = { accountId: 'anybody', token: 'anything', password };
    const { errors } = await graphql(application.url, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input });
    expect(errors[0]?.message).toBe(detail);
    expect(errors[0]?.extensions).toMatchObject({ code, ...(Object.keys(fields).length > 0 && { fields }) });
  });

  test('for a verification link that never existed', async () => {
    const { body } = await call(application.url, 'verify-email-token/?token=anything', {});
    const { errors } = await graphql(application.url, 'mutation { verifyEmail(token: "anything") }');
    expect(errors).toMatchObject([{ message: body?.detail, extensions: { code: body?.code } }]);
  });

  test.each([
    ['a wrong password', { username: 'Ada', password: 'not the password' }],
    ['an unknown name', { username: 'nobody', password: 'not the password' }],
  ])('for %s at logging in', async (_, input) => {
    const rest = await post(application.url, 'login/', input);
    const { errors } = await graphql(application.url, LogInDocument, { input });
    expect(errors).toMatchObject([{ message: rest.body?.detail, extensions: { code: rest.body?.code } }]);
  });
});
