import { opensProgram, programTarget } from '../../../server/pages/tile-kinds/tile-address.rules.js';
import { NETWORKS, type NetworkId, type NetworkWithName, type OtherPlace } from '../../../server/pages/networks/networks.rules.js';
import type { NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { publicPageTexts as texts } from '../../texts/en/public-page.js';

const OTHER_NAMES: Readonly<Record<OtherPlace, string>> = {
  home: texts.website,
  mail: texts.mail,
  phone: texts.telephone,
  sms: texts.textMessage,
  facetime: 'FaceTime',
  xmpp: 'XMPP',
  geo: texts.place,
  own: texts.link,
};

/** What a network is called. */
export function networkName(network: NetworkId): string {
  return network in OTHER_NAMES ? OTHER_NAMES[network as OtherPlace] : NETWORKS[network as NetworkWithName].name;
}

/** What a link is called where its icon is all that is seen. */
export function linkName({ network, label, address }: NetworkLink): string {
  if (network === 'own') return label ?? readAddress(address);
  return label === undefined ? networkName(network) : `${networkName(network)}, ${label}`;
}

/** An address as it is read in a line: without its protocol. */
export function readAddress(address: string): string {
  if (opensProgram(address)) return programTarget(address);
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
