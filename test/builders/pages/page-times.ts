import type { VisiblePeriod } from '../../../server/pages/design/visibility.rules.js';
import { graphqlData } from '../../support/calls/graphql.js';
import type { TestAccount } from '../accounts/account.js';

const CHANGE = 'mutation ($id: ID!, $period: PagePeriodInput) { changePagePeriod(id: $id, period: $period) { id } }';

/** Gives the main page of the account a time. */
export async function setPageTime(
  site: { readonly url: string },
  { token }: Pick<TestAccount, 'token'>,
  period: VisiblePeriod,
): Promise<void> {
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(site.url, '{ myPage { id } }', {}, token);
  await graphqlData(site.url, CHANGE, { id: myPage.id, period }, token);
}
