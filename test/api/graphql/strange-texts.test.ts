import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { anyOperation, isAdministrative } from '../../support/calls/any-operation.js';
import { graphql } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off', logLevel: 'silent' });

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter(({ args }) => args.length > 0 && !args.some(({ type }) => String(type).startsWith('Upload')))
    .map((field) => ({ name: `${root}.${field.name}`, root, field })),
);

/** What a database, a header or an address cannot have. */
const STRANGE = ['\u0000', 'a\u0000b', '\ud800', 'a\r\nb', '%00'];

/** The same values, with a strange text in the place of each invented one. */
const withText = (variables: object, text: string) =>
  JSON.parse(JSON.stringify(variables).replaceAll('"eczar"', JSON.stringify(text))) as Record<string, unknown>;

describe('A text that a database or a header cannot have is no fault of the server', () => {
  test.each(operations)('in each id and each text of $name', async ({ root, field }) => {
    const { token } = await (isAdministrative(field) ? registerOperator(application) : register(application));
    for (const text of STRANGE) {
      const { query, variables } = anyOperation(root, field, text);
      const { status, errors } = await graphql(application.url, query, withText(variables, text), token);
      expect([JSON.stringify(text), status, errors.map(({ extensions }) => extensions.code)]).toEqual([
        JSON.stringify(text),
        expect.any(Number),
        expect.not.arrayContaining(['INTERNAL']),
      ]);
      expect(status).toBeLessThan(500);
    }
  });

  test.each([
    ['login/', { username: '', password: '' }],
    ['register/', { username: '', email: '', password: '' }],
    ['recoverusername/', { email: '' }],
    ['passwordresetrequest/', { email: '' }],
    ['googleauth/', { code: '' }],
    ['updatename/', { first_name: '' }],
    ['getdatapublic/', { first_name: '' }],
    ['postdata/', { editedText: '', inputTextList: [''], linkStyles: [''] }],
  ])('in each field of POST /api/%s', async (path, body) => {
    const { token } = await register(application);
    for (const text of STRANGE) {
      const filled = JSON.stringify(body).replaceAll('""', JSON.stringify(text));
      const { status } = await post(application.url, path, filled, withToken(token));
      expect([JSON.stringify(text), status < 500]).toEqual([JSON.stringify(text), true]);
    }
  });

  test('in an address', async () => {
    await aPageAt(application, 'strangers');
    const card = 'strangers%0A/00000000000000000000000000000000.jpg';
    const paths = [
      ...[`media/cards/${card}`, 'media/%00', 'media/%0d%0a', 'strangers%0A', 'strangers%00', '%00', 'strangers.json%0A', 'blog/%00'],
      ...['api/verify-email-token/?token=%00', 'api/pages/%00/counts.csv', 'oembed?url=%00', 'strangers%0A.atom', 'resetpw/%00/%0A'],
    ];
    for (const path of paths) {
      const { status } = await fetch(`${application.url}/${path}`, { redirect: 'manual' });
      expect([path, status < 500]).toEqual([path, true]);
    }
    const { status } = await post(application.url, 'password-reset-confirm/%00/%00/', { password: 'a new garden' });
    expect(status).toBe(400);
  });
});

/** The same values, with a number in the place of each number, and a moment in that of each moment. */
const extreme = (variables: object, number: number, moment: string) =>
  JSON.parse(
    JSON.stringify(variables)
      .replaceAll(/(?<=[:[,])0(?=[,}\]])/g, String(number))
      .replaceAll(/"20\d\d-\d\d-\d\dT[^"]*"/g, JSON.stringify(moment)),
  ) as object;

/** Whole numbers and moments at the ends of what their types can have. */
const EXTREMES = [
  [0, '0000-01-01T00:00:00Z'],
  [-1, '-271821-04-20T00:00:00.000Z'],
  [2_147_483_647, '+275760-09-13T00:00:00.000Z'],
  [-2_147_483_648, '9999-12-31T23:59:59.999Z'],
] as const;

describe('LM-15 A number or a moment at the end of its type is no fault of the server', () => {
  const numbered = operations.filter(({ root, field }) => {
    const { variables } = anyOperation(root, field);
    return JSON.stringify(extreme(variables, 1, '')) !== JSON.stringify(variables);
  });

  test.each(numbered)('in each argument of $name', async ({ root, field }) => {
    const { token } = await registerOperator(application);
    for (const [number, moment] of EXTREMES) {
      const { query, variables } = anyOperation(root, field);
      const { status, errors } = await graphql(
        application.url,
        query,
        extreme(variables, number, moment) as Record<string, unknown>,
        token,
      );
      expect([number, status < 500, errors.map(({ extensions }) => extensions.code)]).toEqual([
        number,
        true,
        expect.not.arrayContaining(['INTERNAL']),
      ]);
    }
  });

  test('and statistics are those of a year from 2000 on', async () => {
    const { token } = await registerOperator(application);
    const codeOf = async (year: number) =>
      (await graphql(application.url, 'query ($year: Int!) { adminReportStatistics(year: $year) }', { year }, token)).errors[0]?.extensions
        .code;
    expect([await codeOf(0), await codeOf(1_999), await codeOf(10_000)]).toEqual(Array(3).fill('YEAR_INVALID'));
    expect([await codeOf(2_000), await codeOf(9_999)]).toEqual([undefined, undefined]);
  });
});

test('Values within values, 100,000 levels, are refused by POST /api/postdata/, and no fault of the server', async () => {
  const { token } = await register(application);
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const value = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    for (const field of ['editedText', 'inputTextList', 'linkStyles', 'more']) {
      const { status } = await post(application.url, 'postdata/', `{"buttonNames":[],"${field}":${value}}`, withToken(token));
      // Too large, unless a field has to be a text or a list.
      expect([field, [400, 413].includes(status)]).toEqual([field, true]);
    }
  }
});
