import { useState } from 'react';
import type { EditorOfPageQuery } from '../../../../api/generated/types.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import type { PublishedPage } from '../../drafts/choose-draft.js';
import type { PublishState } from '../publish-state.js';
import { formatMoment } from '../../../../controls/dates.js';

type Page = Pick<EditorOfPageQuery['page'], 'scheduledPublication'>;

/**
 * What publishes the draft later, for the panel, and the state of publishing with what is scheduled. What was scheduled and is published by hand leaves the draft as it is.
 */
export function useLater({ draft, change }: DraftState, { scheduledPublication }: Page, state: PublishState) {
  const [scheduled, onScheduled] = useState(scheduledPublication);
  function onPublished({ design, version }: PublishedPage) {
    if (design) change({ type: 'published', sent: design, design, version });
  }
  return { shown: withScheduled(state, scheduled), later: { draft, onScheduled, onPublished } };
}

/** What is scheduled is more important than where the draft is. */
function withScheduled(state: PublishState, scheduled: Page['scheduledPublication']): PublishState {
  if (scheduled === null || state.tone === 'failed' || state.note === '') return state;
  if (scheduled.failure !== null) return { ...state, tone: 'failed', note: texts.notAppeared, short: texts.notAppeared };
  return { ...state, note: texts.appears({ moment: formatMoment(scheduled.publishesAt, { year: 'never' }) }) };
}
