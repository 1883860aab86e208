import { EntitySchema } from 'typeorm';
import type { Operator } from '../../../actor.js';

/** A row of `audit_log`: an act of an operator. */
export interface AuditLogTable {
  readonly id: string;
  readonly at: Date;
  readonly operator: string;
  readonly door: Operator['door'];
  readonly act: string;
  readonly subject: string | null;
  readonly receipt: string | null;
  readonly outcome: string;
}

export const auditLogTable = new EntitySchema<AuditLogTable>({
  name: 'audit_log',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'audit_log_pkey' },
    at: { type: 'timestamptz' },
    operator: { type: 'text' },
    door: { type: 'text', default: 'command-line' },
    act: { type: 'text' },
    subject: { type: 'text', nullable: true },
    receipt: { type: 'text', nullable: true },
    outcome: { type: 'text' },
  },
  indices: [{ name: 'audit_log_by_time', columns: ['at'] }],
});
