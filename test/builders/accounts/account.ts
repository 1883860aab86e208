import { ClaimLinknameDocument } from '../../../client/api/generated/claim-linkname.js';
import { PublishPageDocument } from '../../../client/api/generated/publish-page.js';
import { RegisterDocument } from '../../../client/api/generated/register.js';
import type { DataSource } from 'typeorm';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { aDesign, asTextInput } from '../pages/page-design.js';

/** An account as its owner knows it. */
export interface TestAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The token of the session that the registration opened. */
  readonly token: string;
}

let registered = 0;

/** Registers an account by the API. The default username is unique. */
export async function register(
  application: { readonly url: string },
  chosen: Partial<Omit<TestAccount, 'token'>> = {},
): Promise<TestAccount> {
  registered += 1;
  const username = chosen.username ?? `ada${registered}-${Date.now().toString(36)}`;
  const input = { username, email: `${username}@example.org`, password: 'a garden of lemons', ...chosen };
  const data = await graphqlData(application.url, RegisterDocument, { input });
  return { ...input, token: data.register.token };
}

/** Claims a linkname for the account. */
export async function claim(application: { readonly url: string }, account: TestAccount, linkname: string, pageId?: string): Promise<void> {
  await graphqlData(application.url, ClaimLinknameDocument, { linkname, pageId }, account.token);
}

/** Publishes a design of the account, based on the given version; the default is the first publication. */
export async function publish(
  application: { readonly url: string },
  account: TestAccount,
  design: PageDesign = aDesign(),
  basedOnVersion = 0,
): Promise<void> {
  const input = { design: asTextInput(design), basedOnVersion };
  await graphqlData(application.url, PublishPageDocument, { input }, account.token);
}

/** Registers an account with a published page at a linkname. */
export async function aPageAt(
  application: { readonly url: string },
  linkname: string,
  design: PageDesign = aDesign(),
): Promise<TestAccount> {
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(application, account, design);
  return account;
}

/** Lets the owner of an account have signed in this many minutes ago, on all devices. */
export async function signInMinutesAgo(
  { dataSource }: { readonly dataSource: DataSource },
  { username }: Pick<TestAccount, 'username'>,
  minutes: number,
): Promise<void> {
  const sessions = 'account_id = (SELECT id FROM account WHERE username = $1)';
  await dataSource.query(`UPDATE session SET started_at = now() - make_interval(mins => $2) WHERE ${sessions}`, [username, minutes]);
}
