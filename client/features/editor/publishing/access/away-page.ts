import { visibilityStates } from '../../../../page-view/visibility/visibility-words.js';
import { pageAccessTexts } from '../../../../texts/en/page-access.js';
import { publishStateTexts } from '../../../../texts/en/publish-state.js';
import type { PublishState } from '../publish-state.js';
import { periodOf, type PagePeriod } from './page-period.js';

/** The state of a published page that its own time keeps from visitors at this moment. Null while it is there. */
export function awayState(period: PagePeriod): PublishState | null {
  const known = periodOf(period);
  const [state] = visibilityStates(known);
  if (state?.kind !== 'to come' && state?.kind !== 'over') return null;
  const note = state.kind === 'to come' && known.isAnnounced ? pageAccessTexts.announced : publishStateTexts.hidden;
  return { tone: 'grey', title: state.words, short: state.words, note };
}
