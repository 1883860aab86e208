import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { oneAttemptPerRequest } from '../../../../server/gateway/graphql/query-limits.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const refusal = 'A request may sign in, check a password, send a mail, publish a page or change a picture only once. Send each attempt on its own.';

const attempts = [
  'logIn',
  'register',
  'startGoogleSignIn',
  'signInWithGoogle',
  'recoverUsername',
  'requestPasswordReset',
  'resetPassword',
  'requestEmailVerification',
  'deleteAccount',
  'publishPage',
  'changeProfilePicture',
  'changeWallpaper',
];

function refusals(query: string): string[] {
  return validate(schema, parse(query), [oneAttemptPerRequest]).map(({ message }) => message);
}

describe('One request is at most one attempt', () => {
  test.each(attempts)('of %s, whatever aliases it uses', (field) => {
    expect(refusals(`mutation { ${field} }`)).toEqual([]);
    expect(refusals(`mutation { a: ${field} b: ${field} c: ${field} }`)).toEqual([refusal]);
  });

  test.each(attempts)('of %s or of any other kind', (field) => {
    for (const other of attempts) expect(refusals(`mutation { ${field} more: ${other} }`)).toEqual([refusal]);
  });

  test('beside other things that the request asks for', () => {
    expect(refusals('mutation { logIn { token } logOut claimLinkname(linkname: "lemons") { linkname } }')).toEqual([]);
  });

  test('for everything that the schema says is limited or looks at a mailed link for a password', () => {
    const described = mutations.filter(({ description }) => /TOO_MANY_ATTEMPTS|RESET_LINK_INVALID/.test(description ?? ''));
    expect(described.map(({ name }) => name).toSorted()).toEqual(attempts.toSorted());
  });
});
