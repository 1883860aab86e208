import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { DomainError } from '../../domain-error.js';
import type { AuditEntry } from '../audit-entry.js';
import { AuditLog } from '../ports/audit-log.port.js';

/** Runs an act of an operator, with an entry in the audit log that is stored before the act begins. */
@Injectable()
export class RecordAct {
  constructor(
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute<Result>(
    { operator, act, subject }: Pick<AuditEntry, 'operator' | 'act' | 'subject'>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const id = randomUUID();
    await this.log.add({ id, at: this.clock.now(), operator, act, subject, outcome: 'begun' });
    try {
      const result = await work();
      await this.log.finish(id, 'done');
      return result;
    } catch (error) {
      await this.log.finish(id, error instanceof DomainError ? error.code : 'failed');
      throw error;
    }
  }
}
