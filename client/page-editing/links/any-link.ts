import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import {
  completeSocialLink,
  SOCIAL_KINDS,
  socialLinkFault,
  type SocialKind,
  type SocialLinkFault,
} from '../../../server/pages/design/social-links.rules.js';
import { isProfilePath, networkOf, withProfileAddress } from './social-profiles.js';

/** What a text is that was typed into the field for any profile. */
export type AnyLink =
  | { readonly is: 'nothing' }
  | { readonly is: 'wrong'; readonly fault: SocialLinkFault }
  /** The address of a profile in one of the ten. */
  | { readonly is: 'profile'; readonly kind: SocialKind; readonly address: string }
  /** `@name`, which is an address in each of these. */
  | { readonly is: 'name'; readonly name: string; readonly kinds: readonly SocialKind[] }
  /** Any other address of the web. */
  | { readonly is: 'other'; readonly address: string };

export function anyLinkOf(typed: string): AnyLink {
  const text = typed.trim();
  if (text === '') return { is: 'nothing' };
  const kinds = SOCIAL_KINDS.filter((kind) => withProfileAddress(kind, text) !== text);
  if (kinds.length > 0) return { is: 'name', name: text, kinds };
  const fault = socialLinkFault(text, DESIGN_LIMITS.linkLength);
  if (fault !== null) return { is: 'wrong', fault };
  const kind = networkOf(text);
  const address = completeSocialLink(text);
  return kind === null ? { is: 'other', address } : { is: 'profile', kind, address };
}

/** The profile to which a whole address leads; null for any other text, such as the address of a post. */
export function profileOf(text: string): { readonly kind: SocialKind; readonly address: string } | null {
  if (!/^https?:/i.test(text)) return null;
  const found = anyLinkOf(text);
  return found.is === 'profile' && isProfilePath(found.address) ? found : null;
}

/** An address as it is read in a line: without its protocol. */
export function readAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
