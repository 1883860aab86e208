import { expect, test } from '@jest/globals';
import { DomainError } from '../../server/domain-error.js';

class NoSuchThing extends DomainError {
  constructor() {
    super('not-found', 'NO_SUCH_THING', 'There is no such thing.');
  }
}

test('A refusal is an error of its class’s name, with a sentence for people, about no field unless one is named', () => {
  const refusal = new NoSuchThing();
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ name: 'NoSuchThing', message: 'There is no such thing.', kind: 'not-found', code: 'NO_SUCH_THING' });
  expect(refusal.fields).toEqual({});
});

test('A refusal about fields of other names is otherwise the same, and says when to try again, too', () => {
  const refusal = new DomainError('too-many', 'TOO_OFTEN', 'Too often.', { linkname: ['Wait.'] }, 7);
  const { kind, code, message, fields, retryAfterSeconds } = refusal.withFields({ first_name: ['Wait.'] });
  expect([kind, code, message, fields, retryAfterSeconds]).toEqual(['too-many', 'TOO_OFTEN', 'Too often.', { first_name: ['Wait.'] }, 7]);
});
