import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../audit-entry.js';
import { AuditLog } from '../ports/audit-log.port.js';

/** What operators did last, the newest first. */
@Injectable()
export class ListActs {
  constructor(private readonly log: AuditLog) {}

  execute(atMost: number): Promise<AuditEntry[]> {
    return this.log.list(atMost);
  }
}
