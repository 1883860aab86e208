import { callServer } from '../../../api/connection/call-server.js';
import { CheckLinkBackDocument } from '../../../api/generated/check-link-back.js';
import { PreviewLinkDocument } from '../../../api/generated/preview-link.js';
import type { LinkBack } from '../../../../server/pages/link-previews/link-back.rules.js';
import type { PreviewLink } from '../../../page-editing/tile-kinds/link-previews.js';

/** Lets the server ask a page what it says about itself. Without an answer, there is no proposal: nothing is told. */
export const previewLink: PreviewLink = async (address) => {
  try {
    return (await callServer(PreviewLinkDocument, { address })).previewLink;
  } catch {
    return null;
  }
};

/** An answer is good for this time, in milliseconds: then 50 links, opened again and again, stay within the 200 questions of ten minutes. */
const KEPT = 3 * 60_000;

/** What the server has answered, by page and address. */
const answers = new Map<string, { readonly found: LinkBack; readonly until: number }>();

/** Lets the server ask a profile whether it links back to a page, unless it has just done so. Null if it does not answer: then nothing is known of the profile. */
export async function checkLinkBack(pageId: string, address: string): Promise<LinkBack | null> {
  const asked = `${pageId} ${address}`;
  const kept = answers.get(asked);
  if (kept && kept.until > performance.now()) return kept.found;
  try {
    const { checkLinkBack: found } = await callServer(CheckLinkBackDocument, { pageId, address });
    answers.set(asked, { found, until: performance.now() + KEPT });
    return found;
  } catch {
    return null;
  }
}
