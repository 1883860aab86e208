import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { waitingPicturesOf, withReplaced } from '../../../page-editing/draft/waiting-pictures.js';

/** The design as it can be published: without the pictures that wait on a device. The same object if there is none. */
export function publishable(design: PageDesign): PageDesign {
  return waitingPicturesOf(design).length === 0 ? design : withReplaced(design, () => null);
}
