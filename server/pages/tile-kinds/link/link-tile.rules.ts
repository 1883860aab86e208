import { hasAppScheme, programTarget } from '../tile-address.rules.js';
import { link, paragraph, plainText } from '../tile-html-writing.rules.js';
import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';

/** A button that leads straight to an address. */
export interface LinkTile extends BaseTile {
  readonly kind: 'link';
  /** An address of the web, of mail, of a telephone or of an app, of at most `DESIGN_LIMITS.linkLength` characters. Empty until its creator enters one. */
  readonly address: string;
  /** Whether the page says with `rel="me"` that its creator is there. Missing for no. */
  readonly isMe?: true;
}

export const linkTiles: TileKindRules<LinkTile> = {
  toHtml: ({ address }) => (address === '' ? '' : paragraph(linkInText(address, shownAddress(address)))),
  isBlank: ({ address }) => address === '',
  publicFields: ['address', 'isMe'],
};

/** A link as in a text tile. A text cannot lead to an app (specification §5), so there the address stands as words. */
export function linkInText(address: string, words: string): string {
  if (!hasAppScheme(address)) return link(address, words);
  return plainText(words === address ? words : `${words} ${address}`);
}

/** The address as people read it: without the protocol of an e-mail address or a telephone. */
export function shownAddress(address: string): string {
  return address.replace(/^(?:mailto|tel):/i, '');
}

/** Where a link leads, in few words: a host without `www.`, an e-mail address, a telephone number, or whom an app reaches. Empty if there is no address. */
export function linkTarget(address: string): string {
  if (!/^https?:/i.test(address)) return programTarget(address);
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';
}
