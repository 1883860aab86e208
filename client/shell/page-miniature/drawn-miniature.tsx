import { useEffect, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { AccountPage } from '../../api/account-pages.js';
import type { PictureShape } from '../../api/generated/types.js';
import { site } from '../../api/site.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { profilePictureShape } from '../../page-view/document/page-styles.js';
import { smallPictures, withSmallPictures } from './small-pictures.js';
import { usePageLook } from './use-page-look.js';

interface DrawnMiniatureProps {
  readonly page: AccountPage;
  /** Shown until the page is fetched. */
  readonly until: ReactNode;
  /** Called with the published title. */
  readonly onTitle?: ((pageId: string, title: string) => void) | undefined;
}

/** More are below the edge of every miniature. */
const MOST_TILES = 10;

/** A page as visitors see it. */
export function DrawnMiniature({ page: { id, version, profilePicture }, until, onTitle }: DrawnMiniatureProps) {
  const look = usePageLook(id);
  const title = look?.design.title;
  useEffect(() => {
    if (title !== undefined && version > 0) onTitle?.(id, title);
  }, [id, version, title, onTitle]);
  const pictures = useMemo(() => smallPictures({ profilePicture, wallpaper: look?.wallpaper ?? null }), [profilePicture, look]);
  const design = useMemo(() => look && withSmallPictures({ ...look.design, tiles: look.design.tiles.slice(0, MOST_TILES) }), [look]);
  return design ? <PagePreview design={design} pictures={pictures} siteName={site().siteName} /> : until;
}

/** As on the page; a banner as on a phone. */
const SHAPES: Readonly<Record<Exclude<PictureShape, 'tile'>, CSSProperties>> = {
  circle: { borderRadius: '50%' },
  square: { borderRadius: 0 },
  arch: { height: 'auto', aspectRatio: '1 / 1.22', borderRadius: '999px 999px 0 0' },
  banner: { height: 'auto', aspectRatio: '1 / 0.54', borderRadius: 0, objectPosition: '50% 25%' },
};

/** The shape of the profile picture on a page with these tiles, whose look has this shape for pictures. */
export function shapeOfProfilePicture(tiles: Parameters<typeof profilePictureShape>[0], shape: PictureShape | undefined): CSSProperties {
  return shape === undefined || shape === 'tile' ? { borderRadius: profilePictureShape(tiles) } : SHAPES[shape];
}
