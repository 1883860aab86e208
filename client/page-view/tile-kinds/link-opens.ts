import { LINK_OPENS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';

/**
 * How a tile's link opens: like every link in a text, in a new tab that knows nothing of the page. A mail program or a telephone opens in
 * no tab, so an empty one would be left behind.
 */
export function linkOpens(address: string): { readonly target?: string; readonly rel: string } {
  return /^https?:/i.test(address) ? LINK_OPENS : { rel: LINK_OPENS.rel };
}

/** What the link that a whole tile is has: its place on the page, and where it leads. One to a profile of the creator says so. */
export function tileLink(
  { isMe, address }: { readonly isMe?: boolean | undefined; readonly address: string },
  className?: string,
  id?: string,
) {
  const place = { className: isMe ? [className, 'u-url'].filter(Boolean).join(' ') : className, id, href: address, ...linkOpens(address) };
  return isMe ? { ...place, rel: `me ${place.rel}` } : place;
}
