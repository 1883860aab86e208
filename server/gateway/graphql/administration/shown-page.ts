import type { PageDesign } from '../../../pages/design/page-design.rules.js';
import { withoutHidden } from '../../../pages/design/visible-tiles.rules.js';
import type { Page } from '../../../pages/page.js';
import { isWithheld, unlessHidden } from '../../../pages/seen-page.js';
import { TILES_IN_LOOK } from '../../../pages/publishing/page-version.js';
import type { SiteAddresses } from '../../../site-addresses.js';
import { picturesOf } from '../../picture-view.js';
import { asTextTile } from '../../../pages/tile-kinds/tile-kinds.rules.js';
import { tilePictureView } from '../design-view.js';
import type { AdminReadTile, AdminShownPage, PageLook } from '../generated.js';

/** A page as operators see it. `isRead`: whether the audit log says so if visitors do not see it; otherwise a hidden page has no look, and neither has one whose owner withholds something, and the title is that
 * which visitors see. */
export function shownPage(page: Page, addresses: SiteAddresses, isRead: boolean): AdminShownPage {
  const { id, linkname, isHidden, publishedAt } = page;
  const design = publicDesign(page);
  const isShown = isRead || !(isHidden || isWithheld(page, new Date()));
  // The generated type differs only in that its lists are mutable.
  const look = design && isShown ? ({ ...design, tiles: design.tiles.slice(0, TILES_IN_LOOK) } as unknown as PageLook) : null;
  const pictures = isShown ? picturesOf(page, addresses) : { profilePicture: null, wallpaper: null };
  const address = addresses.page(linkname);
  return { id, linkname, isHidden, publishedAt, address, look, title: titleOf(page, isRead), ...pictures };
}

function titleOf(page: Page, isRead: boolean): string {
  const shown = isRead ? page : unlessHidden(page, new Date()).page;
  return shown?.design?.title.trim() || (page.linkname ?? '');
}

/** What visitors see at some time. Null if nothing is published, and for a page of a newer release. */
function publicDesign({ design }: Page): PageDesign | null {
  return design && withoutHidden(design);
}

/** What the tiles of a design say. */
export function readTiles(design: PageDesign | null | undefined, addresses: SiteAddresses): AdminReadTile[] {
  return (design ? withoutHidden(design).tiles : []).map((tile) => ({
    name: tile.name,
    html: asTextTile(tile).html,
    // The generated type differs only in that its lists are mutable.
    picture: (tile.kind === 'picture' && tile.picture ? tilePictureView(tile.picture, addresses) : null) as AdminReadTile['picture'],
  }));
}
