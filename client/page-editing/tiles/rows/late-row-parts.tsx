import type { Emblem } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';
import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { lazyPart, useWantedPart } from '../../../controls/loading/lazy-part.js';
import type { SelectionProps } from '../tile-actions.js';

/** For the selected tile. */
export function LateSelection(props: SelectionProps) {
  const part = useWantedPart(extrasPart);
  return part && <part.Selection {...props} />;
}

/** For a tile with an emblem. */
export function LateEmblem({ emblem }: { readonly emblem: Emblem }) {
  const part = useWantedPart(extrasPart);
  return part && <part.RowEmblem emblem={emblem} />;
}

/** For a tile with a picture. */
export function LatePicture({ picture }: { readonly picture: TilePicture }) {
  const part = useWantedPart(extrasPart);
  return part && <part.RowPicture picture={picture} />;
}

const extrasPart = lazyPart(() => import('./row-extras.js'));
