import type { Page } from '../../../pages/page.js';
import { closingOf } from '../../../pages/design/visible-tiles.rules.js';
import { pageClosingOf, type ClosedPage } from '../../../pages/public-look-up.js';
import type { Emblem } from '../../../pages/tile-kinds/tile-kind.rules.js';
import { asTextTile, hasBlankContent, publicContent, type AnyTile } from '../../../pages/tile-kinds/tile-kinds.rules.js';
import { wordsOf } from '../../../pages/tile-kinds/tile-words.rules.js';
import { networkLinksOf } from '../../../pages/networks/network-links.rules.js';
import { picturesOf, pictureView, type PictureView } from '../../picture-view.js';
import type { SiteAddresses } from '../../../site-addresses.js';
import type { PageData, PictureData, TileData } from './page-data-shape.js';

/** The data of a page at a linkname. `closed`: what stands on it instead of its tiles. */
export function pageData(linkname: string, page: Page, addresses: SiteAddresses, closed?: ClosedPage): PageData {
  const { title, bio = null, socialLinks, tiles } = page.shownDesign;
  const { profilePicture, wallpaper } = picturesOf(page, addresses);
  return {
    linkname,
    address: addresses.page(linkname),
    title,
    bio,
    publishedAt: page.publishedAt?.toISOString() ?? null,
    ...(closed && pageClosingOf(closed)),
    profilePicture: profilePicture && pictureData(profilePicture),
    wallpaper: wallpaper && pictureData(wallpaper),
    links: Object.fromEntries(Object.entries(socialLinks).filter(([, address]) => address !== '')),
    networkLinks: networkLinksOf(page.shownDesign),
    tiles: tiles.filter(isShown).map((tile) => tileData(tile, addresses)),
  };
}

/** A text tile without a text is a button on the page, and so is a heading without a name a gap; other tiles without content are not shown. */
function isShown(tile: AnyTile): boolean {
  return tile.kind === 'text' || tile.kind === 'heading' || !hasBlankContent(tile);
}

function tileData(tile: AnyTile, addresses: SiteAddresses): TileData {
  const { kind, name, secondLine, emblem, visibility: { warning } = {} } = tile;
  const closing = closingOf(tile);
  // Which kind it is belongs to what is withheld.
  if (closing) return { name, ...emblemData(emblem), ...closing };
  return {
    kind,
    name,
    ...(secondLine !== undefined && { secondLine }),
    ...emblemData(emblem),
    ...(warning !== undefined && { warning }),
    ...contentData(tile, addresses),
  };
}

function emblemData(emblem: Emblem | undefined): Pick<TileData, 'emblem'> {
  const sign = emblem?.sign ?? emblem?.icon;
  return sign === undefined ? {} : { emblem: sign };
}

function contentData(tile: AnyTile, addresses: SiteAddresses): Partial<TileData> {
  if (tile.kind === 'text') return { text: wordsOf(asTextTile(tile).html) };
  if (tile.kind !== 'picture') return publicContent(tile);
  return {
    ...(tile.picture && { picture: { ...pictureData(pictureView(tile.picture, addresses)), alternative: tile.alternative } }),
    ...(tile.address !== '' && { address: tile.address, isMe: tile.isMe }),
  };
}

function pictureData({ url, width, height }: PictureView): PictureData {
  return { url, width, height };
}
