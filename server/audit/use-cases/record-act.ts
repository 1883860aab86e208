import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { AuditEntry } from '../audit-entry.js';
import { AuditLog } from '../ports/audit-log.port.js';

/** Runs an act of an operator, with an entry in the audit log that is stored before the act begins. It stays at `begun` if its end cannot be stored. */
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
      await this.finish(id, 'done');
      return result;
    } catch (error) {
      await this.finish(id, codeOf(error) ?? 'failed');
      throw error;
    }
  }

  // What became of the act matters more to the operator than what became of its entry.
  private async finish(id: string, outcome: string): Promise<void> {
    await this.log.finish(id, outcome).catch(() => undefined);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
