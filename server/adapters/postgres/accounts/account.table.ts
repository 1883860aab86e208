import { EntitySchema } from 'typeorm';
import type { Role } from '../../../accounts/account.js';

/** A row of `account`. Two indexes of the migration make usernames and addresses unique without regard to case. */
export interface AccountTable {
  id: string;
  username: string;
  /** Null while the account has the username that it was opened with. */
  firstUsername: string | null;
  email: string;
  emailVerified: boolean;
  /** Null for an account that a provider has opened, or joined for the first time, until its owner sets one. */
  passwordHash: string | null;
  registeredAt: Date;
  /** The last use of a session, accurate to an hour, or the registration. */
  lastSeenAt: Date;
  /** Whether it publishes only once its address is verified. */
  mustVerify: boolean;
  role: Role;
  /** Whether an identity that proves who owns the address was linked, and is not any more. */
  addressProved: boolean;
  /** Whether it has known a device. */
  devicesNoted: boolean;
  /** Since when an operator suspends it, for which reason, and what its owner was told besides. */
  suspendedAt: Date | null;
  suspensionReason: string | null;
  suspensionWords: string | null;
  /** When operators were first told that a page of it waits for a look, and when one of them first approved a page. */
  firstLookAskedAt?: Date | null;
  approvedAt?: Date | null;
  /** Whether its owner wants a mail when a device signs in that it does not know. */
  signInNotices: boolean;
}

export const accountTable = new EntitySchema<AccountTable>({
  name: 'account',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'account_pkey' },
    username: { type: 'varchar', length: 30 },
    firstUsername: { name: 'first_username', type: 'varchar', length: 30, nullable: true },
    email: { type: 'varchar', length: 254 },
    emailVerified: { name: 'email_verified', type: 'boolean' },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true },
    role: { type: 'varchar', length: 20, default: 'person' },
    addressProved: { name: 'address_proved', type: 'boolean', default: false },
    devicesNoted: { name: 'devices_noted', type: 'boolean', default: false },
    signInNotices: { name: 'sign_in_notices', type: 'boolean', default: true },
    suspendedAt: { name: 'suspended_at', type: 'timestamptz', nullable: true },
    suspensionReason: { name: 'suspension_reason', type: 'varchar', length: 20, nullable: true },
    suspensionWords: { name: 'suspension_words', type: 'varchar', length: 2000, nullable: true },
    firstLookAskedAt: { name: 'first_look_asked_at', type: 'timestamptz', nullable: true },
    approvedAt: { name: 'approved_at', type: 'timestamptz', nullable: true },
    mustVerify: { name: 'must_verify', type: 'boolean', default: false },
    registeredAt: { name: 'registered_at', type: 'timestamptz' },
    lastSeenAt: { name: 'last_seen_at', type: 'timestamptz', nullable: true, default: () => 'now()' },
  },
  indices: [
    { name: 'account_operators', columns: ['id'], where: `role = 'operator'` },
    { name: 'account_by_last_seen', columns: ['lastSeenAt', 'id'] },
    { name: 'account_by_registration', columns: ['registeredAt', 'id'] },
    { name: 'account_by_suspension', columns: ['suspendedAt'], where: 'suspended_at IS NOT NULL' },
  ],
  checks: [
    { name: 'account_username_is_valid', expression: `username ~ '^[A-Za-z0-9_.-]{3,30}$'` },
    { name: 'account_password_is_hashed', expression: `password_hash LIKE '$argon2id$%'` },
  ],
});
