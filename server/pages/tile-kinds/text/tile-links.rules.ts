import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';

/*
 * Links and addresses in the content of a tile. They are apart from the other rules of the content, because the editor needs them for every
 * draft.
 */

/** The allowed protocols of links (specification §5). */
export const LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel'] as const;

/** The address that replaces links with any other protocol (specification §5). */
export const NOWHERE = 'about:blank';

/** How every link opens. */
export const LINK_OPENS = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

const LINK = new RegExp(`^(?:${LINK_PROTOCOLS.join('|')}):`, 'i');

/** Whether a text begins with one of the protocols of links. */
export function hasLinkProtocol(address: string): boolean {
  return LINK.test(address);
}

/** The attributes of a link to this address, or to nowhere if it is not allowed. */
export function linkOpening(text: string): { readonly href: string } & typeof LINK_OPENS {
  const address = addressOf(text);
  return { href: hasLinkProtocol(address) && isUsableAddress(address) ? address : NOWHERE, ...LINK_OPENS };
}

/** The address in a text: browsers remove tabs and line breaks before they look at its protocol, and it has no other control characters. */
export function addressOf(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim();
}

/** The address of a picture as pages ask for it: only over https, as browsers do on a site with https. */
export function overHttps(address: string): string {
  return address.replace(/^http:/i, 'https:');
}

/** Whether an address is short enough, and can be parsed. */
export function isUsableAddress(address: string): boolean {
  return address.length <= DESIGN_LIMITS.linkLength && URL.canParse(address);
}
