import { QueryFailedError } from 'typeorm';
import type { Account } from '../../../accounts/account.js';
import type { AccountTable } from './account.table.js';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import type { Username } from '../../../accounts/username.rules.js';

const uniqueViolation = '23505';
const identifying = ['account_username_ignoring_case', 'account_email_ignoring_case', 'external_identity_pkey'];

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

/** Whether a row was refused because another account has its username, its e-mail address or its identity. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation && identifying.includes(constraint ?? '');
}
