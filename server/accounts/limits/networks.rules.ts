/** How many of the first bits of an IPv6 address name the networks that an attempt is counted for. A customer of a provider has one of the first three, a provider the last. */
const PREFIXES = [64, 56, 48, 32] as const;
/** A whole group of an address has so many bits. */
const GROUP_BITS = 16;

/**
 * The networks that a network lies in, itself first: of an IPv6 network the first 64, 56, 48 and 32 bits, because one customer may have thousands of the narrow ones; any other
 * network alone.
 */
export function networksAround(network: string): readonly string[] {
  const groups = groupsOf(network);
  return groups ? PREFIXES.map((bits) => prefixOf(groups, bits)) : [network];
}

/** The network that is promised attempts of its own: of an IPv6 network the first 48 bits. */
export function quietNetworkOf(network: string): string {
  const groups = groupsOf(network);
  return groups ? prefixOf(groups, 48) : network;
}

/** The networks that take turns as one: of IPv6 the first 32 bits, of IPv4 the first 16. */
export function groupOf(network: string): string {
  const groups = groupsOf(network);
  if (groups) return prefixOf(groups, 32);
  const [first, second, ...rest] = network.split('.');
  return rest.length === 2 ? `${first}.${second}.0.0/16` : network;
}

function groupsOf(network: string): readonly number[] | null {
  const [groups, rest] = network.split('::');
  if (rest !== '/64') return null;
  return groups!.split(':').map((group) => Number.parseInt(group, 16));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, at) => {
    const cut = Math.max(0, (at + 1) * GROUP_BITS - bits);
    return ((group >> cut) << cut).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}
