import { LINK_OPENS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';

/**
 * How a tile's link opens: like every link in a text, in a new tab that knows nothing of the page. A mail program or a telephone opens in
 * no tab, so an empty one would be left behind.
 */
export function linkOpens(address: string): { readonly target?: string; readonly rel: string } {
  return /^https?:/i.test(address) ? LINK_OPENS : { rel: LINK_OPENS.rel };
}
