import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { completeAddress, isLinkAddress } from '../../../server/pages/tile-kinds/link-address.rules.js';

/** Whether the address of a tile can be saved as it was typed. */
export function hasUsableLink({ address }: { readonly address: string }): boolean {
  return isUsableLink(completeAddress(address));
}

/** Whether a completed address can be saved. None at all can be. */
export function isUsableLink(address: string): boolean {
  return address === '' || (address.length <= DESIGN_LIMITS.linkLength && isLinkAddress(address));
}
