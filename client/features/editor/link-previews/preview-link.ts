import { callServer } from '../../../api/connection/call-server.js';
import { PreviewLinkDocument } from '../../../api/generated/preview-link.js';
import type { PreviewLink } from '../../../page-editing/tile-kinds/link-previews.js';

/** Lets the server ask a page what it says about itself. Without an answer, there is no proposal: nothing is told. */
export const previewLink: PreviewLink = async (address) => {
  try {
    return (await callServer(PreviewLinkDocument, { address })).previewLink;
  } catch {
    return null;
  }
};
