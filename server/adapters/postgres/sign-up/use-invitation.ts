import type { EntityManager } from 'typeorm';
import type { Account } from '../../../accounts/account.js';
import { InvitationRefused } from '../../../accounts/accounts.errors.js';

const USE_INVITATION = `
  UPDATE invitation SET used = used + 1
  WHERE code = $1 AND used < uses AND expires_at > $3 AND revoked_at IS NULL
    AND (email IS NULL OR lower(email COLLATE "C") = lower(CAST($2 AS text) COLLATE "C"))`;

/**
 * Uses an invitation up, once. Two that use the last one up at once wait for each other here, and the later one finds it used.
 * @throws {InvitationRefused}
 */
export async function useInvitation(code: string, { email, registeredAt }: Account, manager: EntityManager): Promise<void> {
  const [, used] = await manager.query<[unknown[], number]>(USE_INVITATION, [code, email, registeredAt]);
  if (used === 0) throw new InvitationRefused('used');
}
