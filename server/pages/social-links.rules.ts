/** The ten places a creator can point to, in the order they are shown (specification §3). */
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

export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** One address for each kind; an empty text is not shown. */
export type SocialLinks = Readonly<Record<SocialKind, string>>;

/** No link at all. */
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

/** A link as it is saved: trimmed, and with `https://` in front when it has neither http:// nor https:// (specification §5). */
export function completeSocialLink(link: string): string {
  const trimmed = link.trim();
  if (trimmed === '' || /^https?:\/\//i.test(trimmed)) return trimmed;
  return `https://${trimmed}`;
}
