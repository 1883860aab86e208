import { describe, expect, test } from '@jest/globals';
import { Actor } from '../../server/actor.js';
import { aPerson, anOperator } from '../builders/accounts/actor.js';

const signInNeeded = expect.objectContaining({ code: 'SIGN_IN_NEEDED' });
const operatorNeeded = expect.objectContaining({ code: 'OPERATOR_NEEDED' });

describe('Who acts', () => {
  test('a person has the account with all scopes, and the strength and time of the sign-in', () => {
    const at = new Date('2026-03-01T12:00:00Z');
    const ada = Actor.person('ada', { strength: 'provider', at });
    expect([ada.accountFor('publish'), ada.accountInPerson(), ada.signIn]).toEqual(['ada', 'ada', { strength: 'provider', at }]);
    expect(() => ada.asOperator()).toThrow(operatorNeeded);
    expect(() => ada.inPlaceOf('bob')).toThrow(operatorNeeded);
  });

  test('a program has the account for its scopes only, never in person, and no sign-in', () => {
    const program = Actor.program('ada', ['read']);
    expect([program.accountFor('read'), program.has('publish'), program.signIn]).toEqual(['ada', false, null]);
    expect(() => program.accountFor('publish')).toThrow(expect.objectContaining({ code: 'SCOPE_MISSING' }));
    expect(() => Actor.program('ada', ['account']).accountInPerson()).toThrow(signInNeeded);
    expect(() => program.asOperator()).toThrow(operatorNeeded);
    expect(() => program.inPlaceOf('bob')).toThrow(operatorNeeded);
  });

  test('an operator has no account, and in the place of an owner what the owner may do', () => {
    const operator = anOperator('root@web-1');
    expect([operator.asOperator(), operator.signIn]).toEqual([{ name: 'root@web-1', door: 'command-line' }, null]);
    expect(() => operator.accountFor('read')).toThrow(signInNeeded);
    expect(() => operator.accountInPerson()).toThrow(signInNeeded);
    const instead = operator.inPlaceOf('ada');
    expect([instead.accountFor('publish'), instead.accountInPerson(), instead.asOperator().name]).toEqual(['ada', 'ada', 'root@web-1']);
  });

  test('the sign-in of one person is not that of another', () => {
    expect(aPerson('ada')).not.toEqual(Actor.person('ada', { strength: 'provider', at: new Date('2026-03-01T12:00:00Z') }));
  });
});
