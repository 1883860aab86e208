import { DomainError } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

/** The text cannot be the username of the account. */
export class UsernameRefused extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super(code === 'USERNAME_TAKEN' ? 'conflict' : 'invalid', code, { values, reason, fields: 'username' });
  }
}
