import type { DataSource } from 'typeorm';
import { lockForRows } from '../rows/rows.js';

/** A statement that adds a row of an account, and the one that counts those it has, as `count`. */
export interface LimitedRows {
  readonly count: string;
  readonly add: string;
}

/** Adds a row of an account. If the account is gone or has `most` rows already, it adds nothing, and says so. */
export function addLimited(
  dataSource: DataSource,
  rows: LimitedRows,
  accountId: string,
  values: readonly unknown[],
  most: number,
): Promise<'added' | 'gone' | 'full'> {
  return dataSource.transaction(async (manager) => {
    // Two rows of an account are counted one after the other.
    if (!(await lockForRows(accountId, manager))) return 'gone';
    const [{ count }] = await manager.query<[{ count: number }]>(rows.count, [accountId]);
    if (count >= most) return 'full';
    await manager.query(rows.add, [...values]);
    return 'added';
  });
}
