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
