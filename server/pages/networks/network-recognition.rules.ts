import { hasAppScheme } from '../tile-kinds/tile-address.rules.js';
import { appOf } from '../tile-kinds/app-addresses.rules.js';
import { completeAddress, isMail, isTelephone } from '../tile-kinds/link-address.rules.js';
import { NETWORKS, type Network, type NetworkId, type NetworkWithName } from './networks.rules.js';

const ALL = Object.entries(NETWORKS) as [NetworkWithName, Network][];
/** How the address of somebody is written wherever Mastodon runs, and that of a feed. */
const [SOMEBODY, FEED] = [/^\/@[^/]+\/?$/, /(?:\.(?:rss|atom)|\/(?:feed|rss)(?:\.xml)?)\/?$/];

/** The network whose address this is; null for any other text. */
export function networkOf(text: string): NetworkId | null {
  const typed = text.trim();
  if (isMail(typed.replace(/^mailto:/i, ''))) return 'mail';
  if (/^(?:tel:|\+)/i.test(typed) && isTelephone(typed.replace(/^tel:/i, ''))) return 'phone';
  if (hasAppScheme(typed)) return appOf(completeAddress(typed));
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
