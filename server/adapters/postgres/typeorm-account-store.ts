import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import type { Account } from '../../accounts/account.js';
import type { EmailAddress } from '../../accounts/email-address.rules.js';
import { AccountStore, type Credentials } from '../../accounts/ports/account-store.port.js';
import type { Username } from '../../accounts/username.rules.js';
import { accountTable, type AccountTable } from './account.table.js';

const uniqueViolation = '23505';

// As the unique indexes have it, so that they are used.
const sameUsername = 'lower(account.username COLLATE "C") = lower(CAST(:username AS text) COLLATE "C")';
const sameEmail = 'lower(account.email COLLATE "C") = lower(CAST(:email AS text) COLLATE "C")';

/** Accounts as rows of PostgreSQL. */
@Injectable()
export class TypeormAccountStore extends AccountStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(account: Account, passwordHash: string): Promise<boolean> {
    try {
      await this.rows.insert({ ...account, passwordHash });
      return true;
    } catch (error) {
      // The unique indexes decide a race: the later writer has no row.
      if (isTaken(error)) return false;
      throw error;
    }
  }

  override async isTaken(username: Username, email: EmailAddress): Promise<boolean> {
    return this.select().where(sameUsername, { username }).orWhere(sameEmail, { email }).getExists();
  }

  override async findById(id: string): Promise<Account | null> {
    const row = await this.rows.findOneBy({ id });
    return row && toAccount(row);
  }

  override async findCredentials(username: Username): Promise<Credentials | null> {
    const row = await this.select().where(sameUsername, { username }).getOne();
    return row && { account: toAccount(row), passwordHash: row.passwordHash };
  }

  private get rows() {
    return this.dataSource.getRepository(accountTable);
  }

  private select() {
    return this.rows.createQueryBuilder('account');
  }
}

function toAccount(row: AccountTable): Account {
  return {
    id: row.id,
    // Only parsed texts were ever written.
    username: row.username as Username,
    email: row.email as EmailAddress,
    emailVerified: row.emailVerified,
    registeredAt: row.registeredAt,
  };
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation && ['account_username_ignoring_case', 'account_email_ignoring_case'].includes(constraint ?? '');
}
