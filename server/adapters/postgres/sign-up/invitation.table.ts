import { EntitySchema } from 'typeorm';

/** A row of `invitation`. */
export interface InvitationTable {
  id: string;
  code: string;
  email: string | null;
  note: string | null;
  /** The account of the operator who made it in the browser. */
  createdBy: string | null;
  uses: number;
  used: number;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export const invitationTable = new EntitySchema<InvitationTable>({
  name: 'invitation',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'invitation_pkey' },
    code: { type: 'varchar', length: 32 },
    email: { type: 'varchar', length: 254, nullable: true },
    note: { type: 'varchar', length: 100, nullable: true },
    createdBy: { name: 'created_by', type: 'uuid', nullable: true },
    uses: { type: 'integer' },
    used: { type: 'integer', default: 0 },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    revokedAt: { name: 'revoked_at', type: 'timestamptz', nullable: true },
  },
  uniques: [{ name: 'invitation_has_own_code', columns: ['code'] }],
  checks: [{ name: 'invitation_is_not_overused', expression: 'used BETWEEN 0 AND uses' }],
  indices: [
    { name: 'invitation_by_time', columns: ['createdAt'] },
    { name: 'invitation_by_expiry', columns: ['expiresAt'] },
    { name: 'invitation_by_creator', columns: ['createdBy'], where: 'created_by IS NOT NULL' },
  ],
});
