import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { LinkBack } from '../../../../server/pages/link-previews/link-back.rules.js';
import { saysMe } from '../../../../server/pages/networks/network-links.rules.js';
import type { NetworkId } from '../../../../server/pages/networks/networks.rules.js';
import { LinkBacksContext } from '../link-backs-context.js';
import { addressOf, faultOf, type LinkRow } from './link-rows.js';

/** Where profiles say `rel="me"` of a website that somebody enters there, and where everybody can write it. Others would never link back, and most of them answer no server. */
const LINKING_BACK: ReadonlySet<NetworkId> = new Set(['mastodon', 'pixelfed', 'threads', 'github', 'gitlab', 'codeberg', 'home', 'own']);

/** Asks the profiles of the page one after the other, until the server asks no more. Returns what is known of a row; undefined for nothing yet, and for a link that is no profile. */
export function useLinkBacks(
  rows: readonly LinkRow[],
  onFound: (row: LinkRow, found: LinkBack) => void,
): (row: LinkRow) => LinkBack | undefined {
  const check = useContext(LinkBacksContext);
  const [known, setKnown] = useState<ReadonlyMap<string, LinkBack>>(new Map());
  const [isRefused, setRefused] = useState(false);
  const next = check && !isRefused ? rows.find((row) => mayLinkBack(row) && !known.has(addressOf(row))) : undefined;
  const address = next && addressOf(next);
  const tell = useEffectEvent((found: LinkBack) => {
    const row = rows.find((one) => mayLinkBack(one) && addressOf(one) === address);
    if (row) onFound(row, found);
  });
  useEffect(() => {
    if (!check || address === undefined) return;
    let isStale = false;
    void check(address).then((found) => {
      if (isStale) return;
      if (found === null) return setRefused(true);
      setKnown((now) => new Map(now).set(address, found));
      tell(found);
    });
    return () => {
      isStale = true;
    };
  }, [check, address]);
  return (row) => (mayLinkBack(row) ? known.get(addressOf(row)) : undefined);
}

/** Not while somebody types its address. */
function mayLinkBack(row: LinkRow): boolean {
  const { network, isPlaced, isMe, opened } = row;
  return (
    isPlaced && opened !== 'address' && LINKING_BACK.has(network) && faultOf(row) === null && saysMe({ address: addressOf(row), isMe })
  );
}
