import type { EntityManager } from 'typeorm';

const IS_RESERVED = `
  SELECT EXISTS (
    SELECT FROM email_change WHERE lower(former_email COLLATE "C") = lower(CAST($1 AS text) COLLATE "C") AND ends_at > now() AND account_id <> $2
  ) AS "isReserved"`;

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The address can be taken back by the owner of another account. */
export class AddressReserved extends Error {}

/** Whether the owner of an account, other than this one, can take the address back. */
export async function isReserved(email: string, manager: EntityManager, accountId = NOBODY): Promise<boolean> {
  const [found] = await manager.query<{ isReserved: boolean }[]>(IS_RESERVED, [email, accountId]);
  return found?.isReserved === true;
}

/**
 * Refuses an address that was just written and that the owner of another account can take back. It is asked after the address was written, because that waits for a
 * transaction that gives the address up at this moment.
 */
export async function refuseReserved(email: string, accountId: string, manager: EntityManager): Promise<void> {
  if (await isReserved(email, manager, accountId)) throw new AddressReserved();
}
