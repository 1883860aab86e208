import { EntitySchema } from 'typeorm';
import type { EmailLinkPurpose } from '../../../accounts/email-change/email-change.js';

/** An identity that proved who owns the former address, so that it proves it again when the change is taken back. */
export interface FormerProof {
  readonly issuer: string;
  readonly subject: string;
}

/** A row of `email_change`. An index of the migration finds it by the former address without regard to case. */
export interface EmailChangeTable {
  id: string;
  accountId: string;
  newEmail: string;
  formerEmail: string | null;
  confirmedAt: Date | null;
  endsAt: Date;
  formerProofs: readonly FormerProof[];
  /** The ids of passkeys that were added while the former address was verified. */
  formerPasskeys: readonly string[];
  /** What `address_proved` of the account was. */
  formerProved: boolean;
}

export const emailChangeTable = new EntitySchema<EmailChangeTable>({
  name: 'email_change',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'email_change_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    newEmail: { name: 'new_email', type: 'varchar', length: 254 },
    formerEmail: { name: 'former_email', type: 'varchar', length: 254, nullable: true },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    endsAt: { name: 'ends_at', type: 'timestamptz' },
    formerProofs: { name: 'former_proofs', type: 'jsonb', default: [] },
    formerPasskeys: { name: 'former_passkeys', type: 'jsonb', default: [] },
    formerProved: { name: 'former_proved', type: 'boolean', default: false },
  },
  checks: [{ name: 'email_change_was_of_an_address', expression: '(former_email IS NULL) = (confirmed_at IS NULL)' }],
  indices: [
    { name: 'email_change_of_account', columns: ['accountId'] },
    { name: 'email_change_by_end', columns: ['endsAt'] },
  ],
  foreignKeys: [
    {
      name: 'email_change_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A row of `email_link`: a mailed link of a change, which is valid as long as the change. */
export interface EmailLinkTable {
  tokenHash: Buffer;
  changeId: string;
  purpose: EmailLinkPurpose;
}

export const emailLinkTable = new EntitySchema<EmailLinkTable>({
  name: 'email_link',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true, primaryKeyConstraintName: 'email_link_pkey' },
    changeId: { name: 'change_id', type: 'uuid' },
    purpose: { type: 'varchar', length: 20 },
  },
  checks: [
    { name: 'email_link_is_hashed', expression: 'octet_length(token_hash) = 32' },
    { name: 'email_link_purpose_is_known', expression: `purpose IN ('confirm', 'take-back')` },
  ],
  indices: [{ name: 'email_link_of_change', columns: ['changeId'] }],
  foreignKeys: [
    {
      name: 'email_link_belongs_to_change',
      target: 'email_change',
      columnNames: ['changeId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
