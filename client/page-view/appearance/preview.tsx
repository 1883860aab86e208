import type { ReactNode } from 'react';
import type { Appearance } from '../../../server/pages/appearance/appearance.rules.js';
import { NO_PICTURES } from '../page-pictures.js';
import { ShownPage, type PagePreviewProps } from '../shown-page.js';
import { TileNameContext } from '../tile-button.js';
import { dressedPage } from './dressed-page.js';
import { faceStack } from './faces.js';
import { FullName } from './tile-signs.js';
import { usePageFaces } from './use-page-faces.js';

/** The preview of a page that is not plain. */
export function DressedPreview(props: PagePreviewProps): ReactNode {
  const { design, pictures = NO_PICTURES, onOpen } = props;
  const dressed = dressedPage(
    design,
    pictures,
    design.tiles.map(() => true),
  );
  // Only in the editor of the page, its tiles can be opened.
  usePageFaces(dressed?.faces ?? '', onOpen && design.appearance ? listedLook(design.appearance) : '');
  return (
    <TileNameContext value={FullName}>
      <ShownPage {...props} {...dressed} />
    </TileNameContext>
  );
}

/** The typefaces and the alignment of the tiles, for the list of the editor. */
function listedLook({ type, tiles: { align } }: Appearance): string {
  const names = `[data-face]{font-family:${faceStack(type.names)};text-align:${align};justify-content:${align}}`;
  return `${names}[data-face] span{justify-content:${align}}[data-face=plain]{font-family:${faceStack(type.heading)}}`;
}
