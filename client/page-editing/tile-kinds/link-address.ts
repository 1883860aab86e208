import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import { isLinkAddress } from '../../../server/pages/tile-kinds/link-address.rules.js';

/** Whether a completed address can be saved. None at all can be. */
export function isUsableLink(address: string): boolean {
  return address === '' || (address.length <= DESIGN_LIMITS.linkLength && isLinkAddress(address));
}
