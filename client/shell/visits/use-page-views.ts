import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { PageViewsDocument } from '../../api/generated/visits/graphql.js';

/** How many days the list of pages and the popup show. */
export const SHOWN_DAYS = 30;

/** The views of each day, by the id of the page. Undefined until they are known. A page that nobody has viewed has none on each day. */
export function usePageViews(): (pageId: string) => readonly number[] | undefined {
  const { data } = useQuery(PageViewsDocument, { variables: { days: SHOWN_DAYS }, fetchPolicy: 'no-cache' });
  const found = useMemo(() => data && new Map(data.pageViews.map(({ pageId, views }) => [pageId, views])), [data]);
  return (pageId) => found && (found.get(pageId) ?? Array<number>(SHOWN_DAYS).fill(0));
}
