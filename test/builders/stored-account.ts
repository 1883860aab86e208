import { randomUUID } from 'node:crypto';
import type { Account } from '../../server/accounts/account.js';
import type { EmailAddress } from '../../server/accounts/email-address.rules.js';
import { hashToken, newToken, type Session } from '../../server/accounts/session.js';
import type { Username } from '../../server/accounts/username.rules.js';

/** An account as the core knows it. */
export function anAccount(username = `ada-${randomUUID().slice(0, 8)}`, email = `${username}@example.org`): Account {
  return {
    id: randomUUID(),
    username: username as Username,
    email: email as EmailAddress,
    emailVerified: false,
    registeredAt: new Date('2026-03-01T12:00:00.123Z'),
  };
}

/** A session of an account, last used when it started unless another moment is given. */
export function aSession(accountId: string, lastUsedAt = new Date('2026-03-01T12:00:00.123Z')): Session {
  return { tokenHash: hashToken(newToken()), accountId, startedAt: new Date('2026-03-01T12:00:00.123Z'), lastUsedAt };
}
