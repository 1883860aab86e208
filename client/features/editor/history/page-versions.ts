import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { apolloClient } from '../../../api/connection/apollo-client.js';
import { parsed } from '../../../api/connection/parsed.js';
import { PageVersionDocument } from '../../../api/generated/page-version.js';
import type { PageVersionsQuery } from '../../../api/generated/types.js';
import { readDesign } from '../server-page.js';

export type PageVersionSummary = PageVersionsQuery['pageVersions'][number];

/** The design of a version of a page. A version never changes, so it is fetched once. */
export async function fetchDesign(pageId: string, version: number): Promise<PageDesign> {
  const { data } = await apolloClient.query({
    query: parsed(PageVersionDocument),
    variables: { pageId, version },
    fetchPolicy: 'cache-first',
  });
  if (!data) throw new TypeError('The server answered no design.');
  return readDesign(data.pageVersion.design);
}
