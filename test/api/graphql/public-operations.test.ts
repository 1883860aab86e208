import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { register } from '../../builders/accounts/account.js';
import { anyOperation, isAdministrative } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { handlersOf } from '../../support/servers/handlers.js';
import { runningApplication } from '../../support/servers/running-application.js';

// The public operations. Every operation that is not named here is closed, also a new one.
const publicFields = [
  'Query.publicPage',
  'Query.linknameAvailability',
  'Query.reservedLinknames',
  'Query.themes',
  'Query.emblemIcons',
  'Query.typefaces',
  'Query.networks',
  'Query.limits',
  'Query.signUp',
  'Query.signInProviders',
  'Query.siteSetUp',
  'Mutation.openPage',
  'Mutation.register',
  'Mutation.setUp',
  'Mutation.sendSetUpMail',
  'Mutation.logIn',
  'Mutation.beginLogIn',
  'Mutation.answerChallenge',
  'Mutation.recoverUsername',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.confirmEmailChange',
  'Mutation.takeBackEmail',
  'Mutation.verifyEmail',
  'Mutation.startPasskeySignIn',
  'Mutation.finishPasskeySignIn',
  'Mutation.startSignIn',
  'Mutation.finishSignIn',
  'Mutation.startGoogleSignIn',
  'Mutation.signInWithGoogle',
];
const publicPaths = [
  'POST /api/login',
  'POST /api/register',
  'POST /api/recoverusername',
  'POST /api/passwordresetrequest',
  'POST /api/password-reset-confirm/:uid/:token',
  'GET /api/verify-email-token',
  'POST /api/googleauth',
  'POST /api/getdatapublic',
];
const publicAnswers = ['GET /api/openapi.json', 'GET /health/live', 'GET /health/ready', 'GET /metrics', 'ALL /api', 'ALL /api/*'];

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {})
    .filter((field) => !isAdministrative(field))
    .map((field) => {
      const rootName = root?.name === 'Mutation' ? 'Mutation' : 'Query';
      return { name: `${rootName}.${field.name}`, description: field.description, ...anyOperation(rootName, field) };
    }),
);
const closedFields = fields.filter(({ name }) => !publicFields.includes(name));

const application = runningApplication();
let revokedToken: string;
beforeAll(async () => {
  revokedToken = (await register(application)).token;
  await graphqlData(application.url, LogOutDocument, {}, revokedToken);
});

/** Every kind of guest, by the token that each sends. */
const guests = (): readonly (string | undefined)[] => [undefined, revokedToken, 'null', 'A'.repeat(43)];

test('the list of public operations names only existing ones', () => {
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(publicFields));
  expect(closedFields.length).toBeGreaterThan(0);
});

test.each(closedFields)('the description of $name says which scopes it needs, or that it is for people alone', ({ description }) => {
  expect(description).toMatch(/Scope: [A-Z]+\.|Scopes: [A-Z]+ and [A-Z]+\.|\bSIGN_IN_NEEDED\b/);
});

describe('over GraphQL', () => {
  test.each(closedFields)('$name is refused to a guest and to a revoked token', async ({ query, variables }) => {
    for (const token of guests()) {
      const { data, errors } = await graphql<object>(application.url, query, variables, token);
      // A field that may be null is null by itself.
      expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  test.each(fields.filter(({ name }) => publicFields.includes(name)))('$name is open to every client', async ({ query, variables }) => {
    for (const token of guests()) {
      const { errors } = await graphql(application.url, query, variables, token);
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('UNAUTHENTICATED');
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL');
    }
  });
});

describe('over REST', () => {
  test('every handler that is not listed as public is refused to a guest and to a revoked token', async () => {
    const closed = handlersOf(application.nest).filter((handler) => ![...publicPaths, ...publicAnswers].includes(handler));
    expect(closed).toEqual(expect.arrayContaining(['POST /api/logout', 'POST /api/postdata']));
    for (const handler of closed) {
      for (const token of guests()) expect([handler, await statusOf(handler, token)]).toEqual([handler, 401]);
    }
  });

  test('the list of public handlers names only existing ones, and each is open to every client', async () => {
    expect(handlersOf(application.nest)).toEqual(expect.arrayContaining([...publicPaths, ...publicAnswers]));
    for (const handler of publicPaths) {
      for (const token of guests()) expect([200, 400]).toContain(await statusOf(handler, token));
    }
  });
});

async function statusOf(handler: string, token: string | undefined): Promise<number> {
  const [method, path = ''] = handler.split(' ');
  const headers = { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Token ${token}` }) };
  const body = method === 'GET' ? undefined : '{"first_name":"anything"}';
  const answer = await fetch(application.url + path, { method: method ?? 'POST', headers, ...(body && { body }) });
  return answer.status;
}
