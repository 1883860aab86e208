import { appOf } from '../tile-kinds/app-addresses.rules.js';
import { completeAddress, isMail, isTelephone } from '../tile-kinds/link-address.rules.js';
import { dialled, mailAddress, opensProgram } from '../tile-kinds/tile-address.rules.js';
import { NETWORK_SCHEMES, type NetworkId } from './networks.rules.js';

// If digits follow the colon, it separates a host from a port.
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** A typed text as an address of its network. Where that is not in the web, the text gets its scheme: `+49 30 12` becomes `sms:+493012`. The result is not checked. */
export function programAddress(network: NetworkId, typed: string): string {
  const text = typed.trim();
  const scheme = NETWORK_SCHEMES[network];
  if (scheme === undefined || text === '' || opensProgram(text) || ANY_SCHEME.test(text)) return completeAddress(text);
  if (isTelephone(text)) return `${scheme}${dialled(text)}`;
  return network === 'mail' && isMail(text) ? mailAddress(text) : completeAddress(`${scheme}${text}`);
}

/** The network of an address that opens another program; null for any other text. */
export function networkOfProgram(address: string): NetworkId | null {
  if (/^mailto:/i.test(address)) return 'mail';
  return /^tel:/i.test(address) ? 'phone' : appOf(address);
}
