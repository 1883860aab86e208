import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import type { AuditEntry } from '../audit-entry.js';
import { AuditLog } from '../ports/audit-log.port.js';

/** What operators did last, the newest first. Errors: OPERATOR_NEEDED. */
@Injectable()
export class ListActs {
  constructor(private readonly log: AuditLog) {}

  async execute(actor: Actor, atMost: number): Promise<AuditEntry[]> {
    actor.asOperator();
    return this.log.list(atMost);
  }
}
