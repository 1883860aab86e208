import { isWebAddress } from '../tile-kinds/tile-address.rules.js';

/** The ten kinds of social links, in the order in which they are shown (specification §3). */
export const SOCIAL_KINDS = [
  'home',
  'twitter',
  'instagram',
  'facebook',
  'youtube',
  'reddit',
  'tiktok',
  'linkedin',
  'medium',
  'discord',
] as const;

/** A kind of social link. */
export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** Whether a network is one of these kinds, which older clients know. */
export function isSocialKind(network: string): network is SocialKind {
  return (SOCIAL_KINDS as readonly string[]).includes(network);
}

/** One address for each kind. An empty text is not shown. */
export type SocialLinks = Readonly<Record<SocialKind, string>>;

/** No social link. */
export const NO_SOCIAL_LINKS: SocialLinks = {
  home: '',
  twitter: '',
  instagram: '',
  facebook: '',
  youtube: '',
  reddit: '',
  tiktok: '',
  linkedin: '',
  medium: '',
  discord: '',
};

/** A link as it is stored: trimmed, and with `https://` in front if it has neither http:// nor https:// (specification §5). */
export function completeSocialLink(link: string): string {
  const trimmed = link.trim();
  if (trimmed === '' || /^https?:\/\//i.test(trimmed)) return trimmed;
  return `https://${trimmed}`;
}

/** Whether a typed text is empty or, completed, an address that a tile may lead to, too, and in the web. */
export function isSocialLink(typed: string): boolean {
  const link = completeSocialLink(typed);
  return link === '' || (!isOtherProtocol(typed.trim()) && isWebAddress(link));
}

/** Why a typed text cannot be a link to the web. */
export type SocialLinkFault = 'too-long' | 'blank-inside' | 'not-web' | 'e-mail' | 'no-website';

// If digits follow the colon, it separates a host from a port: `example.org:8080`.
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d)/i;
const DOTTED = /[^.]\.[^.]/;

/**
 * The fault of a typed link. Null for a link to the web, and for an empty text. `longest` is in characters of the stored link. It does not
 * check whether the address exists.
 */
export function socialLinkFault(typed: string, longest: number): SocialLinkFault | null {
  const link = completeSocialLink(typed);
  if (link === '') return null;
  if (link.length > longest) return 'too-long';
  if (/[\s\p{Cc}]/u.test(link)) return 'blank-inside';
  return isOtherProtocol(typed.trim()) ? 'not-web' : websiteFault(link);
}

function isOtherProtocol(link: string): boolean {
  const scheme = SCHEME.exec(link)?.[1];
  return scheme !== undefined && !/^https?$/i.test(scheme);
}

function websiteFault(link: string): SocialLinkFault | null {
  if (!URL.canParse(link)) return 'no-website';
  const { hostname, username } = new URL(link);
  if (!DOTTED.test(hostname)) return 'no-website';
  return username === '' ? null : 'e-mail';
}
