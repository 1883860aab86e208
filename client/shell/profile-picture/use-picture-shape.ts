import type { CSSProperties } from 'react';
import { NOT_KEPT, useServerData } from '../../api/connection/use-server-data.js';
import { PortraitShapeDocument } from '../../api/generated/portrait-shape.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';

/** The part of a design that shapes its picture. */
export type ShapingDesign = Pick<PageDesign, 'appearance'> & { readonly tiles: readonly { readonly style: { readonly radius: number } }[] };

/** The shape of the profile picture on a page of this design. Undefined until it is known, and without a design. */
export function useShapeIn(design: ShapingDesign | undefined): CSSProperties | undefined {
  const { module: part } = pagePart.use(design !== undefined);
  return design && part?.shapeOfProfilePicture(design.tiles, design.appearance?.header.shape);
}

/**
 * The same for a published page. Nothing is fetched if the shape is known. The cache does not keep the answer, because it has only a part of
 * each tile.
 */
export function usePublishedShape(pageId: string, known: CSSProperties | undefined): CSSProperties | undefined {
  const skip = known !== undefined;
  const { data } = useServerData(PortraitShapeDocument, { id: pageId }, { ...NOT_KEPT, skip });
  const { module: part } = pagePart.use(true);
  const { tiles = [], appearance } = data?.page.design ?? {};
  return known ?? (data && part?.shapeOfProfilePicture(tiles, appearance?.header.shape));
}

// The code that draws pages. Alone, the few lines about the shape would split it into two files, which the editor would load, too.
const pagePart = lazyPart(() => import('../page-miniature/drawn-miniature.js'));
