import { graphqlData } from '../../support/calls/graphql.js';
import type { TestAccount } from '../accounts/account.js';

interface Site {
  readonly url: string;
}

/** The id of a lock of the account with this password. */
export async function aLock({ url }: Site, { token }: Pick<TestAccount, 'token'>, password: string): Promise<string> {
  const create = 'mutation ($password: String!) { createLock(password: $password) }';
  return (await graphqlData<{ createLock: string }>(url, create, { password }, token)).createLock;
}

/** Gives the main page of the account a password. */
export async function lockPage(
  site: Site,
  account: Pick<TestAccount, 'token'>,
  password: string,
  hint: string | null = null,
): Promise<void> {
  const lock = await aLock(site, account, password);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(site.url, '{ myPage { id } }', {}, account.token);
  const change =
    'mutation ($id: ID!, $lock: ID, $hint: String) { changePageAccess(id: $id, access: password, lock: $lock, hint: $hint) { access } }';
  await graphqlData(site.url, change, { id: myPage.id, lock, hint }, account.token);
}
