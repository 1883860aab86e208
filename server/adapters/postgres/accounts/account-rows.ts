import { QueryFailedError, type EntityManager } from 'typeorm';
import type { Account } from '../../../accounts/account.js';
import { AddressReserved, refuseReserved } from '../email-change/reserved-addresses.js';
import { accountTable, type AccountTable } from './account.table.js';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import type { Username } from '../../../accounts/username.rules.js';

const uniqueViolation = '23505';
/** The expression of the index. */
export const sameFirstUsername = 'lower(first_username COLLATE "C") = lower(CAST(:username AS text) COLLATE "C")';

/** Another account was opened with the username. */
class UsernameKept extends Error {}

const identifying = ['account_username_ignoring_case', 'account_email_ignoring_case', 'external_identity_pkey'];

/** The account of a row. */
export function toAccount(row: AccountTable): Account {
  return {
    id: row.id,
    // Only parsed texts are ever written.
    username: row.username as Username,
    firstUsername: (row.firstUsername ?? row.username) as Username,
    email: row.email as EmailAddress,
    emailVerified: row.emailVerified,
    registeredAt: row.registeredAt,
  };
}

/**
 * Whether a row was refused because another account has its username, its e-mail address or its identity, was opened with the username, or can take the address back.
 */
export function isTaken(error: unknown): boolean {
  if (error instanceof AddressReserved || error instanceof UsernameKept) return true;
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation && identifying.includes(constraint ?? '');
}

/**
 * Inserts an account. Afterwards, so that a transaction which gives the name or the address up at this moment was waited for, it refuses a username that another account was
 * opened with, and an address that the owner of another account can take back.
 */
export async function insertAccount({ firstUsername: _, ...account }: NewRow, manager: EntityManager): Promise<void> {
  await manager.insert(accountTable, account);
  await refuseKept(account.username, account.id, manager);
  await refuseReserved(account.email, account.id, manager);
}

type NewRow = Partial<AccountTable> & Pick<AccountTable, 'id' | 'username' | 'email'>;

/** Refuses a username that was just written and that another account was opened with. */
export async function refuseKept(username: string, accountId: string, manager: EntityManager): Promise<void> {
  const others = manager.getRepository(accountTable).createQueryBuilder().where(sameFirstUsername, { username });
  if (await others.andWhere('id <> :accountId', { accountId }).getExists()) throw new UsernameKept();
}
