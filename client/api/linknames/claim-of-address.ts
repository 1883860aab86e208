import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';
import { keepClaimedLinkname } from './claimed-linkname.js';

/**
 * Keeps the linkname in the query parameter `claim`. A form that works without script passes it on in this way. An invalid linkname is
 * ignored.
 */
export function keepClaimOfAddress(search: string): void {
  const claimed = parseLinkname(new URLSearchParams(search).get('claim') ?? '');
  if (claimed.ok) keepClaimedLinkname(claimed.value);
}
