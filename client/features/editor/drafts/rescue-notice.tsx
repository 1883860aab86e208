import { RescueDraft, type RescueDraftProps } from './rescue-draft.js';

/** The offer in the editor. It is a part of its own, because the screen of a missing page has the same offer. */
export function RescueNotice(props: RescueDraftProps) {
  return <RescueDraft {...props} />;
}
