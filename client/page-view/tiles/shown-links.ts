import { SOCIAL_KINDS, type SocialKind, type SocialLinks } from '../../../server/pages/design/social-links.rules.js';

/** The social links that lead to the web, in the order of the kinds. */
export function shownLinks(links: SocialLinks): { readonly kind: SocialKind; readonly address: string }[] {
  return SOCIAL_KINDS.map((kind) => ({ kind, address: links[kind] })).filter(({ address }) => isWebAddress(address));
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link);
}
