import { lazy, Suspense, type ReactNode } from 'react';
import type { SocialLinks } from '../../server/pages/design/social-links.rules.js';
import { shownLinks } from './tiles/shown-links.js';

/** Loads the logos. They are 4 kB, and most new pages have no links. */
export const loadIcons = () => import('./tiles/social-icons.js');

/** If the logos cannot be loaded, the preview is shown without them. */
const Icons = lazy(async () => {
  const module = await loadIcons().catch(() => null);
  return { default: module ? module.SocialIcons : NoIcons };
});

/** The icons of the social links in a preview. Their room is kept until they are loaded. */
export function PreviewIcons({ links }: { readonly links: SocialLinks }): ReactNode {
  const shown = shownLinks(links);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={<Room count={shown.length} />}>
      <Icons links={links} />
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
