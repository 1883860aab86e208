import { lazy, Suspense, type ReactNode } from 'react';
import type { PageIcons } from '../../server/pages/networks/network-links.rules.js';
import { shownLinks } from './networks/shown-links.js';

/** Loads the logos. They are 40 kB, and most new pages have no links. */
export const loadIcons = () => import('./networks/network-icons.js');

/** If the logos cannot be loaded, the preview is shown without them. */
const Icons = lazy(async () => {
  const module = await loadIcons().catch(() => null);
  return { default: module ? module.NetworkIcons : NoIcons };
});

/** The icons of the social links in a preview. Their room is kept until they are loaded. */
export function PreviewIcons({ icons }: { readonly icons: PageIcons }): ReactNode {
  const shown = shownLinks(icons);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={<Room count={shown.length} />}>
      <Icons icons={icons} />
    </Suspense>
  );
}

function Room({ count }: { readonly count: number }): ReactNode {
  return (
    <ul className="links" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} style={{ inlineSize: 44, blockSize: 44 }} />
      ))}
    </ul>
  );
}

function NoIcons(): ReactNode {
  return null;
}
