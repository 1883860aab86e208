import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditEntry } from '../../../audit/audit-entry.js';
import { AuditLog } from '../../../audit/ports/audit-log.port.js';
import { auditLogTable } from './audit-log.table.js';

/** The audit log in PostgreSQL. */
@Injectable()
export class TypeormAuditLog extends AuditLog {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(entry: AuditEntry): Promise<void> {
    await this.rows.insert(entry);
  }

  override async finish(id: string, outcome: string): Promise<void> {
    await this.rows.update({ id }, { outcome });
  }

  override async list(atMost: number): Promise<AuditEntry[]> {
    return this.rows.find({ order: { at: 'DESC' }, take: atMost });
  }

  private get rows() {
    return this.dataSource.getRepository(auditLogTable);
  }
}
