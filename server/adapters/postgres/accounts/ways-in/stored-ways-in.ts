import type { EntityManager } from 'typeorm';
import { NotSignedIn } from '../../../../accounts/accounts.errors.js';
import type { AccountIdentities } from '../../../../accounts/providers/ports/identity-store.port.js';
import { accountTable } from '../account.table.js';
import { externalIdentityTable } from '../external-identity.table.js';
import { passkeyTable } from './passkey.table.js';
import { lockAccount } from '../../rows/rows.js';

/**
 * Locks an account before something that signs in to it is added or removed, so that two changes cannot remove the last two at once.
 * @throws {NotSignedIn} when the account was just removed.
 */
export async function lockWaysIn(accountId: string, manager: EntityManager): Promise<void> {
  if (!(await lockAccount(accountId, manager))) throw new NotSignedIn();
}

/** What signs in to an account. */
export async function waysInOf(accountId: string, manager: EntityManager): Promise<AccountIdentities> {
  const account = await manager.findOneBy(accountTable, { id: accountId });
  const identities = await manager.find(externalIdentityTable, {
    where: { accountId },
    order: { linkedAt: { direction: 'ASC', nulls: 'FIRST' } },
  });
  const passkeys = await manager.find(passkeyTable, { where: { accountId }, select: { id: true } });
  return {
    hasPassword: (account?.passwordHash ?? null) !== null,
    identities: identities.map(({ issuer, subject, provider, email, linkedAt }) => ({ issuer, subject, provider, email, linkedAt })),
    passkeyIds: passkeys.map(({ id }) => id),
  };
}
