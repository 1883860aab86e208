import { useEffect, useMemo, type ReactNode } from 'react';
import type { AccountPage } from '../api/account-pages.js';
import { site } from '../api/site.js';
import { PagePreview } from '../page-view/page-preview.js';
import { portraitShape } from '../page-view/page-styles.js';
import { usePageLook } from './use-page-look.js';

interface DrawnMiniatureProps {
  readonly page: AccountPage;
  /** Shown until the page is fetched. */
  readonly until: ReactNode;
  /** Called with the published title. */
  readonly onTitle?: ((pageId: string, title: string) => void) | undefined;
}

/** A page as visitors see it. */
export function DrawnMiniature({ page: { id, version, profilePicture }, until, onTitle }: DrawnMiniatureProps) {
  const look = usePageLook(id);
  const title = look?.design.title;
  useEffect(() => {
    if (title !== undefined && version > 0) onTitle?.(id, title);
  }, [id, version, title, onTitle]);
  const pictures = useMemo(() => ({ profilePicture, wallpaper: look?.wallpaper ?? null }), [profilePicture, look]);
  return look ? <PagePreview design={look.design} pictures={pictures} siteName={site().siteName} /> : until;
}

/** The radius of the profile picture's corners on a page with these tiles. */
export function shapeOfPortrait(tiles: Parameters<typeof portraitShape>[0]): string {
  return portraitShape(tiles);
}
