import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FIRST_WORDS, type AuditChoice, type AuditEntry, type AuditList, type ListedEntry } from '../../../audit/audit-entry.js';
import { AuditLog } from '../../../audit/ports/audit-log.port.js';
import { partOf, type ListPlace } from '../../../lists/list-parts.rules.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { isTimeKey, keyOfTime, timeOfKey } from '../lists/time-keys.js';
import { auditLogTable } from './audit-log.table.js';

const FIRST_WORD = `split_part(act, ' ', 1)`;
const OF_KINDS = {
  accounts: { words: FIRST_WORDS.accounts, ofKind: `${FIRST_WORD} = ANY ($4)` },
  pages: { words: FIRST_WORDS.pages, ofKind: `${FIRST_WORD} = ANY ($4)` },
  site: { words: Object.values(FIRST_WORDS).flat(), ofKind: `${FIRST_WORD} <> ALL ($4)` },
  all: { words: [], ofKind: 'true' },
};

// Each parameter is given in every statement.
const FIND = `
  SELECT entry.id, at, operator, door, act, subject, receipt, outcome, account.id AS "accountId", username, ${keyOfTime('at')} AS key
  FROM audit_log AS entry
  LEFT JOIN account ON account.id = CASE WHEN subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN subject::uuid END
  WHERE ($1::text IS NULL OR subject = $1 OR receipt = upper($1) OR lower(username) = lower($1) OR starts_with(act, lower($1)))
    AND ($2::text IS NULL OR operator = $2) AND ($3::timestamptz IS NULL OR at >= $3) AND $4::text[] IS NOT NULL`;

interface FoundRow extends AuditEntry {
  readonly accountId: string | null;
  readonly username: string | null;
  readonly key: string;
}

interface AskedPart {
  readonly place: ListPlace | null;
  readonly size: number;
}

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

  override async search(choice: AuditChoice, { place: given, size }: AskedPart): Promise<AuditList> {
    const place = given && isTimeKey(given.key) ? given : null;
    const [comparison, direction] = place?.isBackwards === true ? ['>', 'ASC'] : ['<', 'DESC'];
    const further = place ? `AND (at, entry.id) ${comparison} (${timeOfKey('$5')}, $6::uuid)` : '';
    const { words, ofKind } = OF_KINDS[choice.kind ?? 'all'];
    const values: unknown[] = [choice.about, choice.operator, choice.since, words];
    const rows = await this.dataSource.query<FoundRow[]>(
      `${FIND} AND ${ofKind} ${further} ORDER BY at ${direction}, entry.id ${direction} LIMIT ${size + 1}`,
      place ? [...values, place.key, place.id] : values,
    );
    const part = partOf(rows, { place, size });
    return { ...part, rows: part.rows.map(toListed) };
  }

  override async operators(): Promise<string[]> {
    const rows: { operator: string }[] = await this.dataSource.query('SELECT DISTINCT operator FROM audit_log ORDER BY operator LIMIT 200');
    return rows.map(({ operator }) => operator);
  }

  override async removeExpired(before: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'audit_log', before, atMost);
  }

  private get rows() {
    return this.dataSource.getRepository(auditLogTable);
  }
}

function toListed({ accountId, username, key: _, ...entry }: FoundRow): ListedEntry {
  return { ...entry, account: accountId !== null && username !== null ? { id: accountId, username } : null };
}
