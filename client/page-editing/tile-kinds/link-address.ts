import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { completeAddress, isLinkAddress } from '../../../server/pages/tile-kinds/link-address.rules.js';
import { isWebAddress } from '../../../server/pages/tile-kinds/tile-address.rules.js';

/** Whether the address of a tile can be saved as it was typed. */
export function hasUsableLink({ address }: { readonly address: string }): boolean {
  return isUsableLink(completeAddress(address));
}

/** Whether a completed address can be saved. None at all can be. */
export function isUsableLink(address: string): boolean {
  return address === '' || (address.length <= DESIGN_LIMITS.linkLength && isLinkAddress(address));
}

/** A tile with a completed address: its former one, if that cannot be saved. Nobody has a profile where there is no web. */
export function leadingTo<T extends Leading>(copy: T, completed: string, former: string): T {
  const address = isUsableLink(completed) ? completed : former;
  const { isMe } = copy;
  // A change without the property would leave it as it was.
  return { ...copy, address, ...(isMe && !isWebAddress(address) && { isMe: undefined }) };
}

interface Leading {
  readonly address: string;
  readonly isMe?: true | undefined;
}
