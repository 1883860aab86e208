import { NETWORKS, networkWithName, profilePattern, type NetworkId } from '../../../server/pages/networks/networks.rules.js';

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

const PROGRAM_EXAMPLES: Readonly<Partial<Record<NetworkId, string>>> = {
  mail: 'you@example.org',
  phone: '+49 30 1234567',
  sms: '+49 30 1234567',
  facetime: '+49 30 1234567',
  xmpp: 'you@example.org',
  geo: '52.52, 13.405',
};

/** What the address of a profile looks like. */
export function exampleOf(network: NetworkId): string {
  const example = PROGRAM_EXAMPLES[network];
  if (example !== undefined) return example;
  const known = networkWithName(network);
  const profile = known && profilePattern(known)?.replace('{name}', 'you').replace('https://', '');
  const { hosts: [host = 'example.org'] = [] } = known ?? {};
  return profile ?? (known ? `${host}/…` : host);
}

/** A name after `@`, or after `users`, as programs write it. */
const SOMEBODY = /^\/(?:@|users\/)([^/@]+)\/?$/;

/**
 * The address of a profile as the servers of Mastodon write it themselves, with `https`: they verify only a page whose link has exactly that, but for letter case. `/users/NAME` is a name only at hosts
 * that are known: elsewhere it may be an id, as at Misskey, and stays as it is. So does any other address, such as that of a profile which is on another server.
 */
export function asMastodonWritesIt(address: string): string {
  const { host, pathname } = new URL(address);
  const name = SOMEBODY.exec(pathname)?.[1];
  const isName = pathname.startsWith('/@') || (NETWORKS.mastodon.hosts as readonly string[]).includes(host);
  return name !== undefined && isName ? `https://${host}/@${name}` : address;
}
