import type { DataSource, EntityManager } from 'typeorm';
import { OperatorNeeded } from '../../../actor.errors.js';
import type { Account } from '../../../accounts/account.js';
import type { CallCredential } from '../../../accounts/sessions/call-credential.js';
import { OperatorStore, type Dismissal, type FirstOperator } from '../../../accounts/ports/operator-store.port.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { siteSettingTable } from '../settings/site-setting.table.js';
import { SIGN_UP } from '../sign-up/typeorm-sign-up-modes.js';
import { signUpModeText } from '../../../accounts/sign-up/sign-up-mode.rules.js';
import { accountTable } from './account.table.js';
import { insertAccount, isTaken, toAccount } from './account-rows.js';
import { lockAccounts, lockCaller } from '../rows/rows.js';

// `role` is written where an operator was made one; the address is compared by the expression of its index.
const NAMED = 'email_verified AND lower(email COLLATE "C") = lower(CAST($1 AS text) COLLATE "C")';
// Whoever is suspended looks after nothing until that is lifted.
const OPERATOR = `(suspended_at IS NULL AND (role = 'operator' OR (${NAMED})))`;

const IS_PROTECTED = `
  SELECT FROM account WHERE ${OPERATOR} AND (EXISTS (SELECT FROM passkey WHERE account_id = account.id)
    OR EXISTS (SELECT FROM authenticator_app WHERE account_id = account.id AND since IS NOT NULL)) LIMIT 1`;

/** The name of the row with the code of the set-up. It is stored as it is, because each start of a server prints it again. */
const SET_UP_CODE = 'SET_UP_CODE';

const OFFER = `INSERT INTO site_setting (name, value, changed_at) VALUES ('${SET_UP_CODE}', $1, now()) ON CONFLICT (name) DO NOTHING`;

interface OperatorRow {
  readonly id: string;
  readonly isNamed: boolean;
}

/** Operators in PostgreSQL, and the one that the configuration names. */
export class TypeormOperatorStore extends OperatorStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
    private readonly adminEmail?: string,
  ) {
    super();
  }

  /** The address that `ADMIN_EMAIL` names, the second parameter of `condition`. */
  get named(): string | null {
    return this.adminEmail ?? null;
  }

  /** The condition for a row of `account` to be one of an operator. */
  readonly condition = OPERATOR.replace('$1', '$2');

  override async isOperator(accountId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const found: unknown[] = await manager.query(`SELECT FROM account WHERE id = $2 AND ${OPERATOR}`, [this.named, accountId]);
    return found.length > 0;
  }

  override async hasSecondFactor(): Promise<boolean> {
    const found: unknown[] = await this.dataSource.query(IS_PROTECTED, [this.named]);
    return found.length > 0;
  }

  override async list(manager: EntityManager = this.dataSource.manager): Promise<Account[]> {
    const found: { id: string }[] = await manager.query(`SELECT id FROM account WHERE ${OPERATOR}`, [this.named]);
    const rows = manager
      .getRepository(accountTable)
      .createQueryBuilder('account')
      .whereInIds(found.map(({ id }) => id));
    return found.length === 0 ? [] : (await rows.orderBy('lower(account.username)').getMany()).map(toAccount);
  }

  override async appoint(accountId: string): Promise<boolean> {
    return retriedTransaction(this.dataSource, async (manager) => {
      const caller = await lockCaller(this.credential, manager);
      if (caller !== null && !(await this.isOperator(caller, manager))) throw new OperatorNeeded();
      const { affected } = await manager.update(accountTable, { id: accountId, role: 'person' }, { role: 'operator' });
      return affected === 1;
    });
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

  override async offerSetUp(newCode: string): Promise<string | null> {
    if (await this.isAdministered(this.dataSource.manager)) return null;
    await this.dataSource.query(OFFER, [newCode]);
    return this.setUpCode();
  }

  override async setUpCode(): Promise<string | null> {
    const row = await this.dataSource.getRepository(siteSettingTable).findOneBy({ name: SET_UP_CODE });
    return row && !(await this.isAdministered(this.dataSource.manager)) ? row.value : null;
  }

  override async addFirst({ account, passwordHash, code, signUp }: FirstOperator): Promise<'done' | 'closed' | 'taken'> {
    const work = async (manager: EntityManager) => {
      // Two who use it at once wait for each other here, and the later one finds no code.
      if (await this.isAdministered(manager)) return 'closed';
      const { affected } = await manager.delete(siteSettingTable, { name: SET_UP_CODE, value: code });
      if (affected !== 1) return 'closed';
      await insertAccount({ ...account, passwordHash, role: 'operator' }, manager);
      const changedAt = account.registeredAt;
      if (signUp) await manager.upsert(siteSettingTable, { name: SIGN_UP, value: signUpModeText(signUp), changedAt }, ['name']);
      return 'done';
    };
    return this.dataSource.transaction(work).catch((error: unknown) => {
      if (isTaken(error)) return 'taken';
      throw error;
    });
  }

  private async isAdministered(manager: EntityManager): Promise<boolean> {
    if (this.adminEmail !== undefined) return true;
    return manager.existsBy(accountTable, { role: 'operator' });
  }

  /** Whether nobody else administers the site. Until the commit, nobody who does can be removed or become a person. */
  async isLast(accountId: string, manager: EntityManager): Promise<boolean> {
    const operators = await this.lock(manager);
    return operators.length === 1 && operators[0]!.id === accountId;
  }

  private lock(manager: EntityManager): Promise<OperatorRow[]> {
    const columns = `id, coalesce(${NAMED}, false) AS "isNamed"`;
    return lockAccounts<OperatorRow>({ columns, condition: OPERATOR, parameters: [this.named] }, manager);
  }
}
