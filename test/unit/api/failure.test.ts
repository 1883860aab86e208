import { expect, test } from '@jest/globals';
import { failureOfAnswer, type Failure } from '../../../client/api/connection/failure.js';
import { refusalSentence } from '../../../client/api/connection/refusal-sentence.js';

function refused(message: string, extensions: Readonly<Record<string, unknown>>): Extract<Failure, { kind: 'refused' }> {
  const failure = failureOfAnswer({ message, extensions });
  if (failure.kind !== 'refused') throw new Error(`It is ${failure.kind}.`);
  return failure;
}

test('The text of a refusal depends on its code, its detailed reason and its values, not on the text of the server', () => {
  expect(refused('Of the server.', { code: 'BUSY' }).message).toMatch(/^The service cannot be used/);
  expect(refused('Of the server.', { code: 'BUSY', reason: 'BUSY_HISTORY' }).message).toMatch(/^The history cannot be listed/);
  const values = { count: 2, unit: 'minutes' };
  expect(refused('Of the server.', { code: 'TOO_MANY_ATTEMPTS', values }).message).toBe(
    'That was tried too often. Wait 2 minutes and try again.',
  );
});

test('The text of a refused field depends on the same things', () => {
  const fields = { password: ['Of the server.'], username: ['Of the server.', 'Newer.'] };
  const fieldRefusals = {
    password: [{ code: 'PASSWORD_TOO_SHORT', values: { least: 8 } }],
    username: [{ code: 'TAKEN' }, { code: 'OF_A_NEWER_SERVER' }],
  };
  expect(refused('', { code: 'REGISTRATION_REFUSED', fields, fieldRefusals }).fields).toEqual({
    password: 'Choose a password of at least 8 characters.',
    username: 'This username or e-mail address is already taken. Choose another one, or sign in. Newer.',
  });
});

test.each([
  ['an unknown code', { code: 'OF_A_NEWER_SERVER' }],
  ['an unknown reason of a known code', { code: 'BUSY', reason: 'OF_A_NEWER_SERVER' }],
  ['a code without the values that its text needs', { code: 'TOO_MANY_ATTEMPTS' }],
  ['the name of a property that every object inherits', { code: 'constructor' }],
])('The text of the server is shown for %s', (_, extensions) => {
  const fields = { name: ['A field of the server.'] };
  expect(refused('Of the server.', { ...extensions, fields })).toMatchObject({
    message: 'Of the server.',
    fields: { name: 'A field of the server.' },
  });
});

test('The waiting time is written in seconds, minutes and hours, singular and plural', () => {
  const wait = (count: number, unit: string) => refusalSentence({ reason: 'TOO_MANY_ATTEMPTS', values: { count, unit } });
  expect(
    [wait(1, 'seconds'), wait(90, 'seconds'), wait(2, 'minutes'), wait(3, 'hours')].map((text) => /Wait (.*?) and/.exec(text ?? '')?.[1]),
  ).toEqual(['1 second', '90 seconds', '2 minutes', '3 hours']);
});
