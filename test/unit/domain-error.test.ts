import { expect, test } from '@jest/globals';
import { DomainError } from '../../server/domain-error.js';
import { refusal } from '../../server/parsed.rules.js';

class Nothing extends DomainError {
  constructor() {
    super('not-found', 'NOT_FOUND');
  }
}

test('A refusal is an error with the name of its class and a sentence for people; it concerns no field unless one is named', () => {
  const error = new Nothing();
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'Nothing', message: 'There is nothing at this address.', kind: 'not-found', code: 'NOT_FOUND' });
  expect(error.fields).toEqual({});
});

test('A refusal about several fields is the same apart from the fields, and also says when to try again', () => {
  const details = { reason: 'BUSY_HISTORY', fields: { linkname: [refusal('LINKNAME_TAKEN')] }, retryAfterSeconds: 7 };
  const { kind, code, message, fields, retryAfterSeconds } = new DomainError('unavailable', 'BUSY', details).withFields({
    first_name: [refusal('PASSWORD_TOO_SHORT', { least: 8 })],
  });
  expect([kind, code, message, fields, retryAfterSeconds]).toEqual([
    'unavailable',
    'BUSY',
    'The history cannot be listed at this moment. Try again in a few seconds.',
    { first_name: ['Choose a password of at least 8 characters.'] },
    7,
  ]);
});

test('A refusal about one field says the same about that field', () => {
  const { message, fields, fieldRefusals } = new DomainError('conflict', 'LINKNAME_TAKEN', { fields: 'linkname' });
  expect(fields).toEqual({ linkname: [message] });
  expect(fieldRefusals).toEqual({ linkname: [refusal('LINKNAME_TAKEN')] });
});
