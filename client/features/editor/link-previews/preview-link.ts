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

/** Lets the server ask a profile whether it links back to a page. Without an answer, nobody knows. */
export async function checkLinkBack(pageId: string, address: string): Promise<LinkBack> {
  try {
    return (await callServer(CheckLinkBackDocument, { pageId, address })).checkLinkBack;
  } catch {
    return 'unread';
  }
}
