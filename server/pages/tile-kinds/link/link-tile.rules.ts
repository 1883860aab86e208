import { link, paragraph } from '../tile-html-writing.rules.js';
import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';

/** A button that leads straight to an address. */
export interface LinkTile extends BaseTile {
  readonly kind: 'link';
  /** An http, https, mailto or tel address of at most `DESIGN_LIMITS.linkLength` characters. Empty until its creator enters one. */
  readonly address: string;
  /** Whether the page says with `rel="me"` that its creator is there. Missing for no. */
  readonly isMe?: true;
}

export const linkTiles: TileKindRules<LinkTile> = {
  toHtml: ({ address }) => (address === '' ? '' : paragraph(link(address, shownAddress(address)))),
  isBlank: ({ address }) => address === '',
  publicFields: ['address', 'isMe'],
};

/** The address as people read it: without the protocol of an e-mail address or a telephone. */
export function shownAddress(address: string): string {
  return address.replace(/^(?:mailto|tel):/i, '');
}

/** Where a link leads, in few words: a host without `www.`, an e-mail address or a telephone number. Empty if there is no address. */
export function linkTarget(address: string): string {
  if (!/^https?:/i.test(address)) return shownAddress(address);
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';
}
