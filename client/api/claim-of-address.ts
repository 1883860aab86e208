import { parseLinkname } from '../../server/pages/linkname.rules.js';
import { keepClaimedLinkname } from './claimed-linkname.js';

/** Keeps the name that an address carries as `?claim=`, where no script could keep it before: what can be no linkname is ignored. */
export function keepClaimOfAddress(search: string): void {
  const claimed = parseLinkname(new URLSearchParams(search).get('claim') ?? '');
  if (claimed.ok) keepClaimedLinkname(claimed.value);
}
