import { lazyPart } from '../../../controls/loading/lazy-part.js';
import type { CheckLinkBack } from '../../../page-editing/links/link-backs-context.js';
import type { PreviewLink } from '../../../page-editing/tile-kinds/link-previews.js';

const previewPart = lazyPart(() => import('./preview-link.js'), { preloads: false });

/** Lets the server ask the pages that are pasted. */
export const previewLater: PreviewLink = async (address) => {
  const part = await previewPart.fetch().catch(() => null);
  return part && part.previewLink(address);
};

/** Lets the server ask profiles whether they link back to a page. */
export const linkBackLater =
  (pageId: string): CheckLinkBack =>
  async (address) => {
    const part = await previewPart.fetch().catch(() => null);
    return part && part.checkLinkBack(pageId, address);
  };
