import type { DataSource, EntityManager } from 'typeorm';
import type { Account } from '../../../accounts/account.js';
import { OperatorStore, type Dismissal } from '../../../accounts/ports/operator-store.port.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { accountTable } from './account.table.js';
import { toAccount } from './to-account.js';

// `role` is written where an operator was made one; the address is compared by the expression of its index.
const NAMED = 'email_verified AND lower(email COLLATE "C") = lower(CAST($1 AS text) COLLATE "C")';
const OPERATOR = `(role = 'operator' OR (${NAMED}))`;

interface OperatorRow {
  readonly id: string;
  readonly isNamed: boolean;
}

/** Operators in PostgreSQL, and the one that the configuration names. */
export class TypeormOperatorStore extends OperatorStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly adminEmail?: string,
  ) {
    super();
  }

  override async isOperator(accountId: string): Promise<boolean> {
    const found: unknown[] = await this.dataSource.query(`SELECT FROM account WHERE id = $2 AND ${OPERATOR}`, [
      this.adminEmail ?? null,
      accountId,
    ]);
    return found.length > 0;
  }

  override async list(): Promise<Account[]> {
    const found: { id: string }[] = await this.dataSource.query(`SELECT id FROM account WHERE ${OPERATOR}`, [this.adminEmail ?? null]);
    const rows = this.dataSource
      .getRepository(accountTable)
      .createQueryBuilder('account')
      .whereInIds(found.map(({ id }) => id));
    return found.length === 0 ? [] : (await rows.orderBy('lower(account.username)').getMany()).map(toAccount);
  }

  override async appoint(accountId: string): Promise<boolean> {
    if (await this.isOperator(accountId)) return false;
    const { affected } = await this.dataSource.getRepository(accountTable).update({ id: accountId }, { role: 'operator' });
    return affected === 1;
  }

  override async dismiss(accountId: string): Promise<Dismissal> {
    return retriedTransaction(this.dataSource, async (manager) => {
      const operators = await this.lock(manager);
      const found = operators.find(({ id }) => id === accountId);
      if (!found) return 'unchanged';
      if (found.isNamed) return 'configured';
      if (operators.length === 1) return 'last';
      await manager.update(accountTable, { id: accountId }, { role: 'person' });
      return 'done';
    });
  }

  /** Whether nobody else administers the site. Until the commit, nobody who does can be removed or become a person. */
  async isLast(accountId: string, manager: EntityManager): Promise<boolean> {
    const operators = await this.lock(manager);
    return operators.length === 1 && operators[0]!.id === accountId;
  }

  private lock(manager: EntityManager): Promise<OperatorRow[]> {
    const select = `SELECT id, coalesce(${NAMED}, false) AS "isNamed" FROM account WHERE ${OPERATOR} ORDER BY id FOR UPDATE`;
    return manager.query<OperatorRow[]>(select, [this.adminEmail ?? null]);
  }
}
