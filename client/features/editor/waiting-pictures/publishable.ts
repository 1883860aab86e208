import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { waitingPicturesOf, withReplaced } from '../../../page-editing/draft/waiting-pictures.js';
import { knownUploads } from './upload-waiting.js';

/** What is published of a draft, and what the draft keeps. */
export interface Publishable {
  readonly sent: PageDesign;
  readonly kept: PageDesign;
}

/** Pictures that are uploaded by now are published. Those that still wait on a device stay in the draft. */
export async function publishable(design: PageDesign): Promise<Publishable> {
  const uploaded = await knownUploads(waitingPicturesOf(design));
  const kept = withReplaced(design, (id) => uploaded.get(id));
  return { sent: withReplaced(kept, () => null), kept };
}
