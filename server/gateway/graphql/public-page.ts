import { pageClosingOf, type PublicLookUp } from '../../pages/public-look-up.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { picturesOf } from '../picture-view.js';
import { publicDesignView } from './design-view.js';
import type { PublicPage } from './generated.js';

/** A page as a visitor sees it. Null if nobody has the linkname. */
export function publicPageView({ page, closed }: PublicLookUp, addresses: SiteAddresses): PublicPage | null {
  if (!page?.linkname) return null;
  return {
    linkname: page.linkname,
    address: addresses.page(page.linkname),
    locked: closed !== undefined && 'locked' in pageClosingOf(closed),
    comesAt: closed?.comes ? new Date(closed.comes.from) : null,
    design: publicDesignView(page.shownDesign, addresses),
    ...picturesOf(page, addresses),
  };
}
