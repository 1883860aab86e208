import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { waitingPicturesOf, withReplaced } from '../../../page-editing/draft/waiting-pictures.js';
import { noteLeftOut } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { knownUploads } from './upload-waiting.js';

/** What is published of a draft, and what the draft keeps. */
export interface Publishable {
  readonly sent: PageDesign;
  readonly kept: PageDesign;
  /** Called with the version of the page when it is published. */
  readonly onPublished?: (version: number) => Promise<void>;
}

/** Pictures that are uploaded by now are published. Those that still wait on a device stay in the draft, and are noted. */
export async function publishable(pageId: string, design: PageDesign): Promise<Publishable> {
  const uploaded = await knownUploads(waitingPicturesOf(design));
  const kept = withReplaced(design, (id) => uploaded.get(id));
  const ids = waitingPicturesOf(kept);
  const sent = withReplaced(kept, () => null);
  // What is noted of a former version stays: another tab may still have it.
  return ids.length === 0 ? { sent, kept } : { sent, kept, onPublished: (version) => noteLeftOut(pageId, { version, ids }) };
}
