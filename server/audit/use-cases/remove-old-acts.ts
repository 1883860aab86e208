import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { AuditLog } from '../ports/audit-log.port.js';

const KEPT_FOR = 400 * 24 * 60 * 60 * 1000;
const BATCH = 1000;

/** Removes what operators did more than 400 days ago. */
@Injectable()
export class RemoveOldActs {
  constructor(
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.log.removeExpired(new Date(this.clock.now().getTime() - KEPT_FOR), BATCH)) === BATCH;
  }
}
