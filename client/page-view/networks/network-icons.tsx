import { opensProgram } from '../../../server/pages/tile-kinds/tile-address.rules.js';
import type { ReactNode } from 'react';
import { saysMe, type NetworkLink, type PageIcons } from '../../../server/pages/networks/network-links.rules.js';
import { LINK_OPENS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';
import { EmblemDrawing } from '../appearance/emblem-drawing.js';
import { DRAWN_MARKS, NETWORK_MARKS } from './network-marks.js';
import { linkName } from './network-names.js';
import { shownLinks } from './shown-links.js';

interface NetworkIconsProps {
  readonly icons: PageIcons;
  /** The same icons as their creator entered them, if visitors follow other addresses: a name has no parameters. */
  readonly entered?: PageIcons;
}

/** The icons of a page in their order; nothing when there is none. */
export function NetworkIcons({ icons, entered = icons }: NetworkIconsProps): ReactNode {
  const shown = shownLinks(icons);
  const names = shownLinks(entered).map(linkName);
  if (shown.length === 0) return null;
  return (
    <ul className="links">
      {shown.map((link, at) => (
        <li key={at}>
          <a href={link.address} {...leading(link)} aria-label={names[at]}>
            <NetworkMark {...link} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What opens another program stays in its window. A profile of the creator is one of the addresses of the h-card around it. */
function leading(link: NetworkLink) {
  if (opensProgram(link.address)) return {};
  const isMe = saysMe(link);
  return isMe ? { ...LINK_OPENS, rel: `me ${LINK_OPENS.rel}`, className: 'u-url' } : LINK_OPENS;
}

/** The logo of a network in the current text colour; `drawn` marks one of lines instead of a filled shape. */
export function NetworkMark({ network, icon = 'link' }: Pick<NetworkLink, 'network' | 'icon'>): ReactNode {
  if (network === 'own') return <EmblemDrawing icon={icon} className="drawn" />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={DRAWN_MARKS.has(network) ? 'drawn' : undefined}>
      <path d={NETWORK_MARKS[network]} fillRule={network === 'linkedin' ? 'evenodd' : undefined} />
    </svg>
  );
}
