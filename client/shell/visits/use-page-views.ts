import { useMemo, useState } from 'react';
import { NOT_KEPT, useServerData } from '../../api/connection/use-server-data.js';
import { PageViewsDocument } from '../../api/generated/page-views.js';

/** How many days the list of pages and the popup show. */
export const SHOWN_DAYS = 30;

type Views = readonly number[];

/**
 * The views of each day, by the id of the page: undefined until they are known, and none on each day if nobody has viewed it. And a function
 * that takes those which were counted later.
 */
export function usePageViews() {
  const { data } = useServerData(PageViewsDocument, { days: SHOWN_DAYS }, NOT_KEPT);
  const found = useMemo(() => data && new Map(data.pageViews.map(({ pageId, views }) => [pageId, views])), [data]);
  const [later, setLater] = useState<ReadonlyMap<string, Views>>(new Map());
  const viewsOf = (pageId: string): Views | undefined =>
    later.get(pageId) ?? (found && (found.get(pageId) ?? Array<number>(SHOWN_DAYS).fill(0)));
  const noteViews = (pageId: string, views: Views) => setLater((former) => new Map(former).set(pageId, views));
  return [viewsOf, noteViews] as const;
}
