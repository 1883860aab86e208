import { EntitySchema } from 'typeorm';

/** A password of an account for tiles and pages. */
export interface PasswordLockTable {
  readonly id: string;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

export const passwordLockTable = new EntitySchema<PasswordLockTable>({
  name: 'password_lock',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'password_lock_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    passwordHash: { name: 'password_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
  indices: [{ name: 'password_lock_by_account', columns: ['accountId'] }],
  checks: [{ name: 'password_lock_is_hashed', expression: `password_hash LIKE '$argon2id$%'` }],
  foreignKeys: [
    {
      name: 'password_lock_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
