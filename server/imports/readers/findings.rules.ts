import { hasLeadingScheme } from '../../pages/tile-kinds/tile-address.rules.js';
import { isMail } from '../../pages/tile-kinds/link-address.rules.js';
import { networkOf } from '../../pages/networks/network-recognition.rules.js';
import { NETWORK_IDS, NETWORKS, type NetworkId, type NetworkWithName } from '../../pages/networks/networks.rules.js';
import type { FoundEntry, FoundLink, FoundNetwork, FoundPage, FoundPicture, LeftOut, LeftOutReason } from '../found-page.rules.js';

/** The longest address of which a network is asked for, in UTF-16 units. A longer one is none of a profile. */
const LONGEST_ADDRESS = 4_000;

/** What a reader has found so far, in the order in which it found it. */
export interface Findings {
  readonly networks: FoundNetwork[];
  readonly entries: FoundEntry[];
  readonly leftOut: LeftOut[];
}

/** Nothing yet. */
export function noFindings(): Findings {
  return { networks: [], entries: [], leftOut: [] };
}

/** What stands above the links of a page. */
export type PageHead = Pick<FoundPage, 'title' | 'line' | 'picture'>;

/** Names something that is not taken over by the first of these names that says something. What has no name at all shows nothing either. */
export function leaveOut(findings: Findings, reason: LeftOutReason, ...names: readonly string[]): void {
  const name = names.find((each) => each !== '');
  if (name !== undefined) findings.leftOut.push({ name, reason });
}

/** A link. One without a name is called by its address. */
export function linkOf(
  name: string,
  address: string,
  more: { readonly line?: string; readonly picture?: FoundPicture | null } = {},
): FoundLink {
  const { line = '', picture = null } = more;
  return { kind: 'link', name: name || address, address, ...(line !== '' && { line }), ...(picture && { picture }) };
}

/** A heading, if it says something. */
export function addHeading({ entries }: Findings, name: string): void {
  if (name !== '') entries.push({ kind: 'heading', name });
}

/** A picture by its address, or in a `data:` address. Null without one. */
export function pictureAt(address: string): FoundPicture | null {
  if (address === '') return null;
  if (!/^data:/i.test(address)) return { address };
  const at = address.indexOf(',');
  return /;base64$/i.test(address.slice(Math.max(0, at - 7), Math.max(0, at))) ? { base64: address.slice(at + 1) } : null;
}

/** The network of an address; null if it is that of no network. */
export function networkAt(address: string): NetworkId | null {
  return address.length <= LONGEST_ADDRESS ? networkOf(address) : null;
}

/** Other names of networks, in small letters without anything between them. */
const OTHER_NAMES: Readonly<Record<string, NetworkId>> = {
  x: 'twitter',
  email: 'mail',
  emailaddress: 'mail',
  envelope: 'mail',
  phonenumber: 'phone',
  telephone: 'phone',
  website: 'home',
  personalwebsite: 'home',
  web: 'home',
  globe: 'home',
  podcast: 'applepodcasts',
  applepodcast: 'applepodcasts',
  buymeacoffe: 'buymeacoffee',
  devto: 'devdotto',
  dev: 'devdotto',
  itchio: 'itchdotio',
  rssfeed: 'rss',
};

/**
 * An icon that leads to somebody. A service may say which one it shows: `service`, such as `EMAIL_ADDRESS`. That counts only if the address does not say it; an icon that is unknown here
 * becomes one with its name.
 */
export function networkLinkOf(address: string, service: string, label = ''): FoundNetwork {
  const words = label === '' ? {} : { label };
  if (networkAt(address) !== null) return { address, ...words };
  const network = networkCalled(service);
  if (network !== null) return { network, address, ...words };
  return { network: 'own', address, label: label || serviceName(service) || address };
}

/** The network that a service calls so. */
export function networkCalled(service: string): NetworkId | null {
  const name = service
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return NETWORK_IDS.find((id) => id === name) ?? (Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? null) : null);
}

/** What people call a service that others call so, such as `TIKTOK`. */
export function serviceName(service: string): string {
  const network = networkCalled(service);
  return network !== null && network in NETWORKS ? NETWORKS[network as NetworkWithName].name : asWords(service);
}

/** `PRODUCT_HUNT` as people write it. */
export function asWords(constant: string): string {
  const words = constant.split(/[_\s-]/).filter((word) => word !== '');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
}

/** The address that writes to this e-mail address, or that calls this telephone. One with a scheme stays as it is. */
export function withScheme(scheme: 'mailto:' | 'tel:', address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]{0,20}:/i.test(address) ? address : `${scheme}${address}`;
}

/** Whether a text is an address and nothing else, and says so: by its scheme, by `www.`, or as an e-mail address. */
export function isClearAddress(text: string): boolean {
  return isWord(text) && (hasLeadingScheme(text) || /^www\./i.test(text) || isMail(text));
}

/** The same, or a host as people write it, such as `bread.example/salt`. Names of people and files may look like one. */
export function isAddress(text: string): boolean {
  return isClearAddress(text) || (isWord(text) && /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]|$)/u.test(text));
}

function isWord(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && !/\s/.test(text);
}
