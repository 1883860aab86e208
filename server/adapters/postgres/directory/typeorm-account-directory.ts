import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../accounts/account.js';
import { MOST_FOUND, type AccountChoice, type AccountList, type ListedAccount } from '../../../accounts/directory/account-directory.js';
import { AccountDirectory } from '../../../accounts/directory/ports/account-directory.port.js';
import type { SuspensionReason } from '../../../accounts/suspension/suspension.rules.js';
import { partOf, type ListPlace } from '../../../lists/list-parts.rules.js';
import { toAccount } from '../accounts/account-rows.js';
import type { AccountTable } from '../accounts/account.table.js';
import { TypeormOperatorStore } from '../accounts/typeorm-operator-store.js';
import { isTimeKey, keyOfTime, timeOfKey } from '../lists/time-keys.js';
import { isUuid } from '../connection/uuid.js';
import { beginningOf } from './beginning.js';

const USERNAME = 'lower(account.username COLLATE "C")';

/** A way to sort: the expression of its index, what a key is as a text and as a value, and whether the greatest comes first. */
interface Sorting {
  readonly by: string;
  readonly asText: string;
  readonly asValue: string;
  readonly isKey: (text: string) => boolean;
  readonly isDescending: boolean;
}

const SORTINGS: Readonly<Record<AccountChoice['order'], Sorting>> = {
  seen: byTime('account.last_seen_at'),
  joined: byTime('account.registered_at'),
  name: { by: USERNAME, asText: USERNAME, asValue: '$3::text', isKey: () => true, isDescending: false },
};

function byTime(by: string): Sorting {
  return { by, asText: keyOfTime(by), asValue: timeOfKey('$3'), isKey: isTimeKey, isDescending: true };
}

// The first two parameters are given to each statement, and not each uses both.
const GIVEN = '$1::text IS NOT DISTINCT FROM $1 AND $2::text IS NOT DISTINCT FROM $2';

// Each is the beginning of a text in an index whose order is that of bytes.
const FOUND = `
  (SELECT id FROM account WHERE lower(username COLLATE "C") LIKE $1 LIMIT ${MOST_FOUND})
  UNION (SELECT id FROM account WHERE lower(email COLLATE "C") LIKE $1 LIMIT ${MOST_FOUND})
  UNION (SELECT account_id FROM page WHERE linkname COLLATE "C" LIKE $1 LIMIT ${MOST_FOUND})`;

const COLUMNS = `
  account.id, account.username, account.first_username AS "firstUsername", account.email, account.email_verified AS "emailVerified",
  account.registered_at AS "registeredAt", account.suspended_at AS "suspendedAt", account.suspension_reason AS "suspensionReason",
  account.last_seen_at AS "lastSeenAt",
  (SELECT count(*)::integer FROM page WHERE account_id = account.id) AS pages,
  (SELECT count(*)::integer FROM page_report WHERE account_id = account.id) AS reports`;

interface AskedPart {
  readonly place: ListPlace | null;
  readonly size: number;
}

interface Row extends AccountTable {
  readonly isOperator: boolean;
  readonly pages: number;
  readonly reports: number;
  readonly key: string;
}

/** Accounts as rows of PostgreSQL, read by their indexes. */
@Injectable()
export class TypeormAccountDirectory extends AccountDirectory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operators: TypeormOperatorStore,
  ) {
    super();
  }

  override async list(choice: AccountChoice, { place: given, size }: AskedPart): Promise<AccountList> {
    const sorting = SORTINGS[choice.order];
    const place = given && sorting.isKey(given.key) ? given : null;
    const chosen = this.chosen(choice);
    const values: unknown[] = [choice.search === null ? null : `${beginningOf(choice.search)}%`, this.operators.named];
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(this.select(chosen, sorting, { place, size }), place ? [...values, place.key, place.id] : values),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::integer AS total FROM account WHERE ${GIVEN} AND ${chosen}`, values),
    ]);
    const { rows: shown, ...rest } = partOf(rows, { place, size });
    return { ...rest, rows: shown.map(toListed), total: counted!.total };
  }

  override async find(id: string): Promise<ListedAccount | null> {
    if (!isUuid(id)) return null;
    const select = `SELECT ${COLUMNS}, coalesce(${this.operators.condition}, false) AS "isOperator" FROM account WHERE id = $1 AND $2::text IS NOT DISTINCT FROM $2`;
    const [row] = await this.dataSource.query<Row[]>(select, [id, this.operators.named]);
    return row ? toListed(row) : null;
  }

  private select(chosen: string, { by, asText, asValue, isDescending }: Sorting, { place, size }: AskedPart): string {
    const isDown = isDescending !== (place?.isBackwards === true);
    const direction = isDown ? 'DESC' : 'ASC';
    const isFurther = place ? `AND (${by}, account.id) ${isDown ? '<' : '>'} (${asValue}, $4::uuid)` : '';
    return `
      SELECT ${COLUMNS}, coalesce(${this.operators.condition}, false) AS "isOperator", ${asText} AS key
      FROM account WHERE ${GIVEN} AND ${chosen} ${isFurther} ORDER BY ${by} ${direction}, account.id ${direction} LIMIT ${size + 1}`;
  }

  private chosen({ search, filter }: AccountChoice): string {
    const filters = {
      all: 'true',
      unverified: 'NOT account.email_verified',
      suspended: 'account.suspended_at IS NOT NULL',
      operators: this.operators.condition,
    };
    return search === null ? filters[filter] : `${filters[filter]} AND account.id IN (${FOUND})`;
  }
}

function toListed(row: Row): ListedAccount {
  const role: Role = row.isOperator ? 'operator' : 'person';
  // Only known reasons are ever written.
  const suspension = row.suspendedAt && { since: row.suspendedAt, reason: row.suspensionReason as SuspensionReason };
  return { ...toAccount(row), role, suspension, pages: row.pages, reports: row.reports, lastSeenAt: row.lastSeenAt };
}
