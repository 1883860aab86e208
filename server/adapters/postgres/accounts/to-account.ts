import type { Account } from '../../../accounts/account.js';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import type { Username } from '../../../accounts/username.rules.js';
import type { AccountTable } from './account.table.js';

/** The account of a row. */
export function toAccount(row: AccountTable): Account {
  return {
    id: row.id,
    // Only parsed texts are ever written.
    username: row.username as Username,
    email: row.email as EmailAddress,
    emailVerified: row.emailVerified,
    registeredAt: row.registeredAt,
  };
}
