import type { Actor } from '../actor.js';
import { OwnAccount } from './administration.errors.js';

/** @throws {OwnAccount} when it is the account with which the operator has signed in. */
export function refuseOwn(actor: Actor, accountId: string): void {
  if (actor.asOperator().accountId === accountId) throw new OwnAccount();
}
