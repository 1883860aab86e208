import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { ActFault } from '../act-fault.js';
import type { AuditEntry } from '../audit-entry.js';
import { AuditLog } from '../ports/audit-log.port.js';

/** What an operator does. */
interface Act extends Pick<AuditEntry, 'act' | 'subject'> {
  /** The number of the receipt, of a deletion. */
  readonly receipt?: string | null;
  /** Whether it cannot be taken back, or decides who gets in. */
  readonly isFinal?: boolean;
}

/**
 * Runs an act of an operator, with an entry in the audit log that is stored before the act begins. It stays at `begun` if its end cannot be
 * stored. Errors: OPERATOR_NEEDED, with nothing done and nothing stored.
 */
@Injectable()
export class RecordAct {
  constructor(
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The outcome is the code of the error, or that of the `fault` in the result. Errors: FRESH_SIGN_IN_NEEDED for an act that `isFinal`, with nothing done and nothing stored. */
  async execute<Result>(
    actor: Actor,
    { act, subject, receipt = null, isFinal = false }: Act,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { name, door } = actor.asOperator();
    if (isFinal) actor.needFreshSignIn(this.clock.now());
    const id = randomUUID();
    await this.log.add({ id, at: this.clock.now(), operator: name, door, act, subject, receipt, outcome: 'begun' });
    try {
      const result = await work();
      await this.finish(id, faultOf(result) ?? 'done');
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

function faultOf(result: unknown): string | undefined {
  const isWithFault = typeof result === 'object' && result !== null && 'fault' in result && result.fault instanceof ActFault;
  return isWithFault ? (result.fault as ActFault).code : undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
