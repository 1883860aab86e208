import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { apolloClient } from '../../../api/connection/apollo-client.js';
import { parsed } from '../../../api/connection/parsed.js';
import { PageVersionDocument } from '../../../api/generated/page-version.js';
import { PageVersionsDocument } from '../../../api/generated/page-versions.js';
import type { PageVersionsQuery } from '../../../api/generated/types.js';
import { readDesign } from '../server-page.js';

export type PageVersionSummary = PageVersionsQuery['pageVersions'][number];

/** Fetches the list of a page's published versions. */
export async function fetchPageVersions(pageId: string): Promise<readonly PageVersionSummary[]> {
  const { data } = await apolloClient.query({ query: parsed(PageVersionsDocument), variables: { pageId } });
  if (!data) throw new TypeError('The server answered no versions.');
  return data.pageVersions;
}

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
