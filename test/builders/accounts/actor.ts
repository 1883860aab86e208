import { Actor } from '../../../server/actor.js';

/** The owner of an account, signed in by password at noon of 1 March 2026. */
export function aPerson(accountId: string): Actor {
  return Actor.person(accountId, { strength: 'password', at: new Date('2026-03-01T12:00:00.000Z') });
}

/** Somebody who administers this Tessera on the command line. */
export function anOperator(name = 'ada@a-machine'): Actor {
  return Actor.operator({ name, door: 'command-line' });
}
