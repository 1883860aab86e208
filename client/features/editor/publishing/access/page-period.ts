import type { VisiblePeriod } from '../../../../../server/pages/design/visibility.rules.js';
import type { EditorOfPageQuery } from '../../../../api/generated/types.js';

/** The time of a page as the server tells it. */
export type PagePeriod = EditorOfPageQuery['page']['period'];

/** The same without what is null. */
export function periodOf(period: PagePeriod): VisiblePeriod {
  const { from, until, timeZone, isAnnounced } = period ?? {};
  return {
    ...(from && { from }),
    ...(until && { until }),
    ...(timeZone && { timeZone }),
    ...(isAnnounced && { isAnnounced }),
  };
}
