import { useState } from 'react';
import type { PageAccess } from '../../../../api/generated/types.js';
import { lazyPart } from '../../../../controls/loading/lazy-part.js';
import { useWaking } from '../../../../page-view/visibility/use-waking.js';
import type { PublishState } from '../publish-state.js';
import type { PagePeriod } from './page-period.js';

/** Who sees a page, and when. */
export interface SeenBy {
  readonly access: PageAccess;
  readonly period: PagePeriod;
}

// Few pages have a time of their own.
const awayPart = lazyPart(() => import('./away-page.js'), { preloads: false });

/** Who sees the page, as it was fetched and has been changed since. */
export function useSeenBy(page: SeenBy) {
  const [seen, onSeenBy] = useState<SeenBy>(() => ({ access: page.access, period: page.period }));
  return { ...seen, away: useAway(seen.period), onSeenBy };
}

/** What the bar says of a page that its own time keeps from visitors. Null for any other page, and until the code for that is loaded. */
function useAway(period: PagePeriod): PublishState | null {
  useWaking([period?.from, period?.until].flatMap((moment) => (moment ? Date.parse(moment) : [])));
  const { module: part } = awayPart.use(period !== null);
  return period && part && part.awayState(period);
}
