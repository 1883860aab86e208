import { ClaimLinknameDocument, PublishPageDocument, RegisterDocument } from '../../client/api/generated/graphql.js';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { graphqlData } from '../support/graphql.js';
import { aDesign } from './page-design.js';

/** An account as the person who opened it knows it. */
export interface TestAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Of the session that registering opened. */
  readonly token: string;
}

let registered = 0;

/** Opens an account through the API, with a name that nobody else has unless one is given. */
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

/** Gives the account's page its address. */
export async function claim(application: { readonly url: string }, account: TestAccount, linkname: string): Promise<void> {
  await graphqlData(application.url, ClaimLinknameDocument, { linkname }, account.token);
}

/** Publishes a design for an account that has not published before, or on top of the version given. */
export async function publish(
  application: { readonly url: string },
  account: TestAccount,
  design: PageDesign = aDesign(),
  basedOnVersion = 0,
): Promise<void> {
  const input = { design: { ...design, tiles: [...design.tiles] }, basedOnVersion };
  await graphqlData(application.url, PublishPageDocument, { input }, account.token);
}

/** Somebody whose first published page is at an address. */
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
