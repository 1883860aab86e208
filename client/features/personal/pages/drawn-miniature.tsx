import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { DEFAULT_DESIGN, newTile, type PageDesign, type Tile } from '../../../../server/pages/page-design.rules.js';
import type { AccountPage } from '../../../api/account-pages.js';
import { PageLookDocument, type PageLookQuery } from '../../../api/generated/graphql.js';
import { site } from '../../../api/site.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import { portraitShape } from '../../../page-view/page-styles.js';

type Look = NonNullable<PageLookQuery['page']['design']>;

interface DrawnMiniatureProps {
  readonly page: AccountPage;
  /** Shown until the page is fetched. */
  readonly until: ReactNode;
}

/**
 * A page as visitors see it. Each is fetched by a call of its own, because a design may be large. The cache does not keep the answer: it has
 * only a part of each tile, and the editor needs the whole.
 */
export function DrawnMiniature({ page: { id, profilePicture }, until }: DrawnMiniatureProps) {
  const { data } = useQuery(PageLookDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  const design = useMemo(() => data && (data.page.design ? designOf(data.page.design) : DEFAULT_DESIGN), [data]);
  const wallpaper = data?.page.wallpaper ?? null;
  const pictures = useMemo(() => ({ profilePicture, wallpaper }), [profilePicture, wallpaper]);
  return design ? <PagePreview design={design} pictures={pictures} siteName={site().siteName} /> : until;
}

/** The radius of the profile picture's corners on a page with these tiles. */
export function shapeOfPortrait(tiles: Parameters<typeof portraitShape>[0]): string {
  return portraitShape(tiles);
}

/** Only names and styles are fetched. That is enough to draw a tile as a text, or as a heading. */
function designOf(look: Look): PageDesign {
  return { ...look, tiles: look.tiles.map(tileOf) };
}

function tileOf({ __typename: type, name, style }: Look['tiles'][number]): Tile {
  return type === 'HeadingTile' ? { kind: 'heading', name, style } : { ...newTile(name), style };
}
