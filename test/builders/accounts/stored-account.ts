import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Account } from '../../../server/accounts/account.js';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import type { ExternalIdentity } from '../../../server/accounts/providers/external-identity.js';
import type { LinkPurpose, OneTimeToken } from '../../../server/accounts/one-time-token.js';
import { hashToken, newToken, type Session } from '../../../server/accounts/sessions/session.js';
import type { Username } from '../../../server/accounts/username.rules.js';

/** An account, in the type of the core. */
export function anAccount(username = `ada-${randomUUID().slice(0, 8)}`, email = `${username}@example.org`): Account {
  return {
    id: randomUUID(),
    username: username as Username,
    firstUsername: username as Username,
    email: email as EmailAddress,
    emailVerified: false,
    registeredAt: new Date('2026-03-01T12:00:00.123Z'),
  };
}

/** A session of an account. By default, it was last used when it started. */
export function aSession(accountId: string, lastUsedAt = new Date('2026-03-01T12:00:00.123Z')): Session {
  return {
    tokenHash: hashToken(newToken()),
    id: randomUUID(),
    accountId,
    device: 'Firefox on Linux',
    startedAt: new Date('2026-03-01T12:00:00.123Z'),
    provenAt: new Date('2026-03-01T11:00:00.123Z'),
    strength: 'provider',
    provider: 'acme',
    lastUsedAt,
  };
}

/** The token of a mailed link. It is valid until an hour after noon of 1 March 2026. */
export function aOneTimeToken(accountId: string, purpose: LinkPurpose = 'reset-password'): OneTimeToken {
  return { tokenHash: hashToken(newToken()), purpose, accountId, expiresAt: new Date('2026-03-01T13:00:00.456Z') };
}

/** The identity of a person at an identity provider. */
export function anIdentity(): ExternalIdentity {
  return { issuer: 'https://accounts.example.org', subject: randomUUID() };
}

/** Stores an account in the database, for rows that belong to one, and returns its id. */
export async function storeAccount(dataSource: DataSource): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `INSERT INTO account (id, username, email, email_verified, password_hash, registered_at)
     VALUES ($1, left($2, 30), $2, false, '$argon2id$', now())`,
    [id, `ada${id.replaceAll('-', '')}`],
  );
  return id;
}
