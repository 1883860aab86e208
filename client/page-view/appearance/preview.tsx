import type { ReactNode } from 'react';
import { NO_PICTURES } from '../page-pictures.js';
import { ShownPage, type PagePreviewProps } from '../shown-page.js';
import { TileNameContext } from '../tile-button.js';
import { dressedPage } from './dressed-page.js';
import { FullName } from './tile-signs.js';
import { usePageFaces } from './use-page-faces.js';

/** The preview of a page that is not plain. */
export function DressedPreview(props: PagePreviewProps): ReactNode {
  const { design, pictures = NO_PICTURES } = props;
  const dressed = dressedPage(
    design,
    pictures,
    design.tiles.map(() => true),
  );
  usePageFaces(dressed?.faces ?? '');
  return (
    <TileNameContext value={FullName}>
      <ShownPage {...props} {...dressed} />
    </TileNameContext>
  );
}
