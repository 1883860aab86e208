import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { DEFAULT_DESIGN, newTile, type PageDesign, type Tile } from '../../../../server/pages/page-design.rules.js';
import { PageLookDocument, type PageLookQuery } from '../../../api/generated/graphql.js';
import type { Picture } from '../../../page-view/page-pictures.js';

type PublishedLook = NonNullable<PageLookQuery['page']['design']>;

/** How a page looks to visitors. */
export interface PageLook {
  /** The published design, with names and styles alone, or the one of a new page. */
  readonly design: PageDesign;
  readonly wallpaper: Picture | null;
}

/**
 * The look of a page; undefined until it is fetched. Each is fetched by a call of its own, because a design may be large. The cache does not
 * keep the answer: it has only a part of each tile, and the editor needs the whole.
 */
export function usePageLook(id: string): PageLook | undefined {
  const { data } = useQuery(PageLookDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  return useMemo(
    () => data && { design: data.page.design ? designOf(data.page.design) : DEFAULT_DESIGN, wallpaper: data.page.wallpaper ?? null },
    [data],
  );
}

/** Only names and styles are fetched. That is enough to draw a tile as a text, or as a heading. */
function designOf(look: PublishedLook): PageDesign {
  return { ...look, tiles: look.tiles.map(tileOf) };
}

function tileOf({ __typename: type, name, style }: PublishedLook['tiles'][number]): Tile {
  return type === 'HeadingTile' ? { kind: 'heading', name, style } : { ...newTile(name), style };
}
