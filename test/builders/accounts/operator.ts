import type { DataSource } from 'typeorm';
import { register, type TestAccount } from './account.js';

/** Registers an account that administers the site. */
export async function registerOperator(
  application: { readonly url: string; readonly dataSource: DataSource },
  chosen: Partial<Omit<TestAccount, 'token'>> = {},
): Promise<TestAccount> {
  const account = await register(application, chosen);
  await application.dataSource.query(`UPDATE account SET role = 'operator', email_verified = true WHERE username = $1`, [account.username]);
  return account;
}
