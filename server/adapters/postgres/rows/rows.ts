import type { EntityManager } from 'typeorm';
import type { OwnedPage } from '../../../pages/page.js';
import { NotSignedIn } from '../../../accounts/accounts.errors.js';
import type { CallCredential } from '../../../accounts/sessions/call-credential.js';
import { OwnerRemoved, PageNotFound } from '../../../pages/pages.errors.js';
import { toBytes } from '../accounts/token-bytes.js';
import { conditionOf, insertFirst, mayBeFirst, placeOf } from '../pages/owned-page.js';

/*
 * The locks of the rows of accounts and pages. Each is held until the end of the transaction. A statement that locks a row and writes it at once does so
 * itself.
 *
 * Whoever takes several takes them in this order: an account, the operators by id, a page and then the main page, a linkname (`lockLinkname`). Where this
 * cannot be, because the row is known only afterwards (an operator takes a linkname from whichever page has it; two operators remove each other), the
 * transaction is a `retriedTransaction`, which PostgreSQL may end.
 *
 * FOR UPDATE keeps others from adding rows that name this one. FOR NO KEY UPDATE lets them.
 */

/**
 * Locks an account (FOR UPDATE), and says whether it is there. For changes of several rows of an account, and for what signs in to it: nobody can add a first page, a
 * session or a token to it meanwhile, so that what ends all of them misses none.
 */
export async function lockAccount(id: string, manager: EntityManager): Promise<boolean> {
  return (await manager.query<unknown[]>('SELECT FROM account WHERE id = $1 FOR UPDATE', [id])).length > 0;
}

/**
 * Locks an account for what counts its rows, or orders them (FOR NO KEY UPDATE), and says whether it is there. Two of these come one after the other; others may add sessions meanwhile.
 */
export async function lockForRows(accountId: string, manager: EntityManager): Promise<boolean> {
  return (await manager.query<unknown[]>('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId])).length > 0;
}

const CREDENTIAL =
  'SELECT account_id FROM session WHERE token_hash = $1 UNION ALL SELECT account_id FROM access_token WHERE token_hash = $1';

/**
 * Locks the account that the call under way has signed in to (FOR KEY SHARE), before it adds what ends with a recovery of the account. Whoever recovers it holds the lock of
 * the account: so what is added is there to be ended, or the session has ended first, and nothing is added.
 * Returns its id, and null where nobody has to sign in.
 * Where the account itself is locked (FOR UPDATE), that comes first: two who share a lock that each wants alone would wait for each other.
 * @throws {NotSignedIn} when the session or the access token has ended since the call arrived.
 */
export async function lockCaller(credential: CallCredential, manager: EntityManager): Promise<string | null> {
  const hash = credential.tokenHash();
  if (hash === null) return null;
  const token = [toBytes(hash)];
  await manager.query(`SELECT FROM account WHERE id = (${CREDENTIAL}) FOR KEY SHARE`, token);
  // Only a new statement sees what has ended while this one waited.
  const [caller] = await manager.query<{ account_id: string }[]>(CREDENTIAL, token);
  if (!caller) throw new NotSignedIn();
  return caller.account_id;
}

/** Locks the accounts of a condition, by id (FOR UPDATE): none of them can be removed, or become one that the condition does not name, so that one is left. */
export function lockAccounts<Row>(
  { columns, condition, parameters }: { readonly columns: string; readonly condition: string; readonly parameters: readonly unknown[] },
  manager: EntityManager,
): Promise<Row[]> {
  return manager.query<Row[]>(`SELECT ${columns} FROM account WHERE ${condition} ORDER BY id FOR UPDATE`, [...parameters]);
}

interface LockedPage {
  readonly id: string;
  readonly linkname: string | null;
  readonly version: number;
}

/**
 * Locks the page of an account (FOR UPDATE), which is inserted if it is the first one of its account. The linkname is read with the lock. So each of two
 * concurrent moves knows which linkname it frees.
 * @throws {PageNotFound}
 * @throws {OwnerRemoved}
 */
export async function lockOwned(page: OwnedPage, manager: EntityManager): Promise<LockedPage> {
  const isMain = page.pageId === undefined;
  const place = placeOf(page);
  if (mayBeFirst(page)) await insertFirst(page.accountId, manager);
  const lock = `SELECT owner_id AS id, linkname, version FROM page WHERE ${conditionOf(page)} FOR UPDATE`;
  const find = async () => (await manager.query<LockedPage[]>(lock, place))[0];
  // If another page became the main one while the statement waited for the lock, only a new statement finds it.
  const row = (await find()) ?? (isMain ? await find() : undefined);
  if (!row) throw isMain ? new OwnerRemoved() : new PageNotFound();
  return row;
}

/**
 * Locks anybody's page at a linkname or with an id (FOR UPDATE), for operators; null if there is none. The row is locked before its columns are read: the linkname is the one of this
 * moment, whoever moves the page.
 */
export async function lockAnybodys<Row>(
  page: { readonly id: string } | { readonly linkname: string },
  columns: string,
  manager: EntityManager,
): Promise<Row | null> {
  const [place, value] = 'linkname' in page ? ['linkname', page.linkname] : ['owner_id', page.id];
  const [locked] = await manager.query<Row[]>(`SELECT ${columns} FROM page WHERE ${place} = $1 FOR UPDATE`, [value]);
  return locked ?? null;
}

interface ReportedPage {
  readonly pageId: string;
  readonly accountId: string;
  readonly version: number;
}

/**
 * Locks a page that visitors see, to report it (FOR NO KEY UPDATE); null if there is none. Whoever reports the same page meanwhile waits, so that only one of them is the first.
 */
export async function lockReported(linkname: string, manager: EntityManager): Promise<ReportedPage | null> {
  const [page] = await manager.query<ReportedPage[]>(
    `SELECT owner_id AS "pageId", account_id AS "accountId", version FROM page
     WHERE linkname = $1 AND hidden_at IS NULL AND version > 0 FOR NO KEY UPDATE`,
    [linkname],
  );
  return page ?? null;
}
