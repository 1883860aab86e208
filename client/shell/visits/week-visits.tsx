import pointer from '../../art/icons/lucide/mouse-pointer-click.svg?raw';
import { NOT_KEPT, useServerData } from '../../api/connection/use-server-data.js';
import { PageViewsDocument } from '../../api/generated/page-views.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { pageCountsTexts as texts } from '../../texts/en/page-counts.js';

const WEEK = 7;

interface WeekVisitsProps {
  readonly pageId: string;
  readonly className: string | undefined;
  readonly onOpen: () => void;
}

/** How often a page was viewed in the last seven days. It leads to more, also before the number is known. */
export function WeekVisits({ pageId, className, onOpen }: WeekVisitsProps) {
  const { data } = useServerData(PageViewsDocument, { days: WEEK }, NOT_KEPT);
  const days = data?.pageViews.find((page) => page.pageId === pageId)?.views ?? [];
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onOpen}>
      <IconDrawing svg={pointer} />
      {data ? texts.week({ views: days.reduce((sum, more) => sum + more, 0) }) : texts.visits}
    </button>
  );
}
