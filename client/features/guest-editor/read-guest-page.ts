import { readDraftDesign } from '../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { keptGuestPage } from '../../api/session/guest-page.js';

/** The page that this tab keeps, also if another release has written it. Null if it cannot be read. */
export function readGuestPage(): PageDesign | null {
  return readDraftDesign(keptGuestPage()).design;
}
