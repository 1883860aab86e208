import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { parsePlace } from '../../lists/list-parts.rules.js';
import type { AuditChoice, AuditList, AuditEntry } from '../audit-entry.js';
import { AuditLog } from '../ports/audit-log.port.js';
import { RecordAct } from './record-act.js';

const ENTRIES_OF_A_PART = 50;
const ENTRIES_OF_A_FILE_PART = 2000;
const LONGEST_TEXT = 254;
/** For so long an entry is kept. */
const KEPT_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

/** What is chosen of the audit log, with the days back instead of a moment. */
export interface AskedActs extends Omit<AuditChoice, 'since'> {
  /** Of how many days; null for all that is kept. */
  readonly days: number | null;
  /** A place that another part has named; null for the beginning. */
  readonly at: string | null;
}

const BATCH = 1000;

/** What operators did. Errors of each that an operator calls: OPERATOR_NEEDED. */
@Injectable()
export class Acts {
  constructor(
    private readonly log: AuditLog,
    private readonly recordAct: RecordAct,
    private readonly clock: Clock,
  ) {}

  /** A part of the log, the newest first. */
  async find(actor: Actor, asked: AskedActs): Promise<AuditList> {
    actor.asOperator();
    return this.search(asked, ENTRIES_OF_A_PART);
  }

  /** A larger part of the log, to be saved as a file. The log has an entry about each file, which its first part adds. */
  async save(actor: Actor, asked: AskedActs): Promise<AuditList> {
    actor.asOperator();
    const search = () => this.search(asked, ENTRIES_OF_A_FILE_PART);
    if (asked.at !== null) return search();
    return this.recordAct.execute(actor, { act: 'audit save', subject: null }, search);
  }

  /** The names of all who are in the log. */
  async operators(actor: Actor): Promise<string[]> {
    actor.asOperator();
    return this.log.operators();
  }

  /** The last ones, the newest first. */
  async list(actor: Actor, atMost: number): Promise<AuditEntry[]> {
    actor.asOperator();
    return this.log.list(atMost);
  }

  /** Removes what operators did more than 400 days ago. Returns whether there may be more. */
  async removeOld(): Promise<boolean> {
    return (await this.log.removeExpired(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY), BATCH)) === BATCH;
  }

  private search({ about, operator, kind, days, at }: AskedActs, size: number): Promise<AuditList> {
    const since = days === null ? null : new Date(this.clock.now().getTime() - Math.min(Math.max(0, days), KEPT_DAYS) * DAY);
    const choice = { about: textOf(about), operator: textOf(operator), kind, since };
    return this.log.search(choice, { place: at === null ? null : parsePlace(at), size });
  }
}

function textOf(given: string | null): string | null {
  const text = (given ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT);
  return text === '' ? null : text;
}
