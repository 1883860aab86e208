// The special-purpose registries of IANA. Of IPv6, only 2000::/3 is in use for the Internet, so that all else is refused: loopback, link-local and
// unique local addresses, and IPv4 in IPv6.
const NOT_PUBLIC_V4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const GLOBAL_UNICAST: Network = ['2000::', 3];
/** On machines without IPv4, a gateway translates such an address to the one of IPv4 in its last 32 bits (RFC 6052), and names resolve to it. */
const TRANSLATED: Network = ['64:ff9b::', 96];
// Protocol assignments with Teredo, documentation, and 6to4, which has an IPv4 address inside.
const NOT_PUBLIC_V6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
/** Names that no name server of the Internet has (RFC 6761, RFC 6762, RFC 8375, and `internal` by a resolution of ICANN). */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'home.arpa'];

/** The first address of a network, and the length of its prefix in bits. */
type Network = readonly [address: string, prefix: number];

/** Whether an IP address is one of the public Internet. False for a text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  const url = `http://${address.includes(':') ? `[${address}]` : address}/`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  return isV4(hostname) || isV6(hostname) ? isPublicLiteral(hostname) : false;
}

/**
 * Whether the hostname of a `URL`, which has each IP address in one form, may be one of the public Internet. A name may have private addresses
 * all the same: only a name server knows.
 */
export function mayBePublicHost(hostname: string): boolean {
  if (isV4(hostname) || isV6(hostname)) return isPublicLiteral(hostname);
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return !PRIVATE_NAMES.some((end) => name === end || name.endsWith(`.${end}`));
}

function isPublicLiteral(hostname: string): boolean {
  if (isV4(hostname)) return isPublicV4(hostname);
  const address = hostname.slice(1, -1);
  if (isIn(TRANSLATED, address)) return isPublicV4(lastOfV4(address));
  return isIn(GLOBAL_UNICAST, address) && !NOT_PUBLIC_V6.some((network) => isIn(network, address));
}

function isPublicV4(address: string): boolean {
  return !NOT_PUBLIC_V4.some((network) => isIn(network, address));
}

/** The last 32 bits as an address of IPv4. */
function lastOfV4(address: string): string {
  const number = numberOf(address);
  return [24n, 16n, 8n, 0n].map((bits) => (number >> bits) & 0xffn).join('.');
}

// A URL refuses a host that ends in a number and is no address of IPv4.
function isV4(hostname: string): boolean {
  const parts = hostname.split('.');
  return parts.length === 4 && parts.every((part) => part !== '' && Number.isInteger(Number(part)));
}

function isV6(hostname: string): boolean {
  return hostname.startsWith('[');
}

function isIn([first, prefix]: Network, address: string): boolean {
  const bits = BigInt(address.includes(':') ? 128 : 32);
  const rest = bits - BigInt(prefix);
  return numberOf(address) >> rest === numberOf(first) >> rest;
}

/** An address as a number. The address has the form in which a `URL` has it, without brackets. */
function numberOf(address: string): bigint {
  if (!address.includes(':')) return joined(address.split('.').map(Number), 8n);
  const [before = [], after = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => parseInt(group, 16))));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return joined([...before, ...zeros, ...after], 16n);
}

function joined(parts: readonly number[], bits: bigint): bigint {
  return parts.reduce((number, part) => (number << bits) + BigInt(part), 0n);
}
