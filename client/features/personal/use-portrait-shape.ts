import type { CSSProperties } from 'react';
import { useQuery } from '@apollo/client/react';
import { PortraitShapeDocument } from '../../api/generated/graphql.js';
import { lazyPart, useWantedPart } from '../../controls/lazy-part.js';

/**
 * The shape of the profile picture on a published page. Undefined until it is known. The cache does not keep the answer, because
 * it has only a part of each tile.
 */
export function usePortraitShape(pageId: string): CSSProperties | undefined {
  const { data } = useQuery(PortraitShapeDocument, { variables: { id: pageId }, fetchPolicy: 'no-cache' });
  const part = useWantedPart(pagePart, true);
  return data && part?.shapeOfPortrait(data.page.design?.tiles ?? [], data.page.design?.appearance?.header.shape);
}

// The code that draws pages. Alone, the few lines about the shape would split it into two files, which the editor would load, too.
const pagePart = lazyPart(() => import('../../shell/drawn-miniature.js'));
