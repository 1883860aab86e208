import type { SocialKind } from '../../../server/pages/design/social-links.rules.js';

interface Network {
  /** Its hosts, without `www.`. Each also stands for its subdomains, such as `old.reddit.com`. */
  readonly hosts: readonly string[];
  /** What precedes a name in the address of a profile; null if a name alone is not an address there. */
  readonly profile: string | null;
}

const NETWORKS: Readonly<Record<Exclude<SocialKind, 'home'>, Network>> = {
  twitter: { hosts: ['x.com', 'twitter.com'], profile: 'https://x.com/' },
  instagram: { hosts: ['instagram.com', 'instagr.am'], profile: 'https://instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'], profile: 'https://facebook.com/' },
  youtube: { hosts: ['youtube.com', 'youtu.be'], profile: 'https://youtube.com/@' },
  reddit: { hosts: ['reddit.com'], profile: 'https://reddit.com/user/' },
  tiktok: { hosts: ['tiktok.com'], profile: 'https://tiktok.com/@' },
  linkedin: { hosts: ['linkedin.com', 'lnkd.in'], profile: 'https://linkedin.com/in/' },
  medium: { hosts: ['medium.com'], profile: 'https://medium.com/@' },
  discord: { hosts: ['discord.gg', 'discord.com', 'discordapp.com'], profile: null },
};

const HANDLE = /^@?([\p{L}\p{N}][\p{L}\p{N}._-]*)$/u;

// One name, or one after the word for what it names.
const PROFILE_PATH = /^\/(?:(?:in|company|school|user|u|r|c|channel|invite)\/)?(?<name>@?[^/]+)\/?$/;
/** First parts of paths that are no names of people. */
const NO_NAMES = new Set(
  'about account clip clips events explore feed gaming groups hashtag help home i in intent invite jobs live login marketplace messages p permalink photo photos playlist popular posts premium reel reels results search settings share sharer shorts signup stories story tag topics user video videos watch'.split(
    ' ',
  ),
);
/** Where profiles are. Of short addresses, and of subdomains, only the network knows where they lead. */
const PROFILE_HOSTS =
  'x.com twitter.com instagram.com facebook.com youtube.com reddit.com tiktok.com linkedin.com medium.com discord.gg discord.com'.split(
    ' ',
  );

/** Whether an address of a network looks like that of a profile, and not of a post, a film or a search. */
export function isProfilePath(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const name = PROFILE_PATH.exec(pathname)?.groups?.['name'];
  return (
    name !== undefined && !NO_NAMES.has(name.toLowerCase().replace(/\.php$/, '')) && PROFILE_HOSTS.includes(hostname.replace(/^www\./, ''))
  );
}

/** The network whose address this is; null for any other text. */
export function networkOf(text: string): SocialKind | null {
  const address = text.trim().replace(/^(?!https?:\/\/)/i, 'https://');
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  if (username !== '') return null;
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  const found = Object.entries(NETWORKS).find(([, { hosts }]) => hosts.some(isAt));
  return found ? (found[0] as SocialKind) : null;
}

/** The address of a profile for `@name` or `name`, in the field of its network. Any other text stays as it is, such as `example.org`. */
export function withProfileAddress(kind: SocialKind, text: string): string {
  const typed = text.trim();
  const name = HANDLE.exec(typed)?.[1];
  const start = kind === 'home' ? null : NETWORKS[kind].profile;
  return name === undefined || (name === typed && name.includes('.')) || start === null ? text : `${start}${name}`;
}
