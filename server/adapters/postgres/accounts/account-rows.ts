import { QueryFailedError, type EntityManager } from 'typeorm';
import type { Account } from '../../../accounts/account.js';
import { AddressReserved, refuseReserved } from '../email-change/reserved-addresses.js';
import { accountTable, type AccountTable } from './account.table.js';
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

/** Whether a row was refused because another account has its username, its e-mail address or its identity, or can take the address back. */
export function isTaken(error: unknown): boolean {
  if (error instanceof AddressReserved) return true;
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation && identifying.includes(constraint ?? '');
}

/**
 * Inserts an account. Afterwards, so that a transaction which gives the address up at this moment was waited for, it refuses an address that the owner of another account can
 * take back.
 */
export async function insertAccount(
  row: Partial<AccountTable> & Pick<AccountTable, 'id' | 'email'>,
  manager: EntityManager,
): Promise<void> {
  await manager.insert(accountTable, row);
  await refuseReserved(row.email, row.id, manager);
}

/**
 * Locks an account, and says whether it is there. Code that changes several rows of an account locks it first, which prevents deadlocks. Until the commit,
 * nobody can add a first page, a session or a token to it.
 */
export async function lockAccount(id: string, manager: EntityManager): Promise<boolean> {
  const found: unknown[] = await manager.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [id]);
  return found.length > 0;
}
