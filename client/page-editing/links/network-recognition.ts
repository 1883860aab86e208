import { NETWORKS, type Network, type NetworkId, type NetworkWithName } from '../../../server/pages/networks/networks.rules.js';
import { isMail, isTelephone } from '../../../server/pages/tile-kinds/link-address.rules.js';

const ALL = Object.entries(NETWORKS) as [NetworkWithName, Network][];
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
/** How the address of somebody is written wherever Mastodon runs, and that of a feed. */
const [SOMEBODY, FEED] = [/^\/@[^/]+\/?$/, /(?:\.(?:rss|atom)|\/(?:feed|rss)(?:\.xml)?)\/?$/];

/** Whether an address of a network looks like that of a profile, and not of a post, a film or a search. */
export function isProfilePath(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const name = PROFILE_PATH.exec(pathname)?.groups?.['name'];
  return (
    name !== undefined && !NO_NAMES.has(name.toLowerCase().replace(/\.php$/, '')) && PROFILE_HOSTS.includes(hostname.replace(/^www\./, ''))
  );
}

/** The network whose address this is; null for any other text. */
export function networkOf(text: string): NetworkId | null {
  const typed = text.trim();
  if (isMail(typed.replace(/^mailto:/i, ''))) return 'mail';
  if (/^(?:tel:|\+)/i.test(typed) && isTelephone(typed.replace(/^tel:/i, ''))) return 'phone';
  const address = typed.replace(/^(?!https?:\/\/)/i, 'https://');
  return /\s/.test(address) || !URL.canParse(address) ? null : networkOfAddress(new URL(address));
}

function networkOfAddress({ hostname, username, pathname }: URL): NetworkId | null {
  if (username !== '' || !hostname.includes('.')) return null;
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  const found = ALL.find(([, { hosts }]) => hosts.some(isAt));
  if (found) return found[0];
  if (SOMEBODY.test(pathname)) return 'mastodon';
  return FEED.test(pathname) ? 'rss' : null;
}

/** What the address of a profile looks like. */
export function exampleOf(network: NetworkId): string {
  if (network === 'mail') return 'you@example.org';
  if (network === 'phone') return '+49 30 1234567';
  const { hosts: [host = 'example.org'] = [] } = networkWith(network) ?? {};
  return profileAddress(network, 'you') ?? (network === 'home' || network === 'own' ? host : `${host}/…`);
}

/** The address of a profile for `@name` or `name`, in the field of its network. Any other text stays as it is, such as `example.org`. */
export function withProfileAddress(network: NetworkId, text: string): string {
  const typed = text.trim();
  const name = HANDLE.exec(typed)?.[1];
  const address = name === undefined || (name === typed && name.includes('.')) ? undefined : profileAddress(network, name);
  return address === undefined ? text : `https://${address}`;
}

/** Without its protocol. Undefined if a name alone is not an address there. */
function profileAddress(network: NetworkId, name: string): string | undefined {
  const { hosts: [host] = [], path } = networkWith(network) ?? {};
  if (path === undefined) return undefined;
  return path === '*' ? `${name}.${host}` : `${host}/${path}${name}`;
}

function networkWith(network: NetworkId): Network | undefined {
  return network in NETWORKS ? NETWORKS[network as NetworkWithName] : undefined;
}
