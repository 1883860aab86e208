import type { ReactNode } from 'react';
import type { Appearance } from '../../../server/pages/appearance/appearance.rules.js';
import { NO_PICTURES } from '../page-pictures.js';
import { ShownPage, type PagePreviewProps } from '../shown-page.js';
import { TileNameContext } from '../tile-button.js';
import { dressedPage } from './dressed-page.js';
import { faceStack } from './faces.js';
import { FullName } from './tile-signs.js';
import { useDocumentStyles } from './use-document-styles.js';

/** The preview of a page that is not plain. */
export function DressedPreview(props: PagePreviewProps): ReactNode {
  const { design, pictures = NO_PICTURES, onOpen } = props;
  const dressed = dressedPage(design, pictures);
  useDocumentStyles(dressed?.faces ?? '');
  // Only in the editor of the page, its tiles can be opened.
  useDocumentStyles(onOpen && design.appearance ? listedLook(design.appearance) : '');
  return (
    <TileNameContext value={FullName}>
      <ShownPage {...props} {...dressed} />
    </TileNameContext>
  );
}

/** The typefaces and the alignment of the tiles, for the list of the editor. */
function listedLook({ type, tiles: { align } }: Appearance): string {
  const names = `[data-listed]{font-family:${faceStack(type.names)};text-align:${align};justify-content:${align}}`;
  return `${names}[data-listed] span{justify-content:${align}}[data-listed=true]{font-family:${faceStack(type.heading)}}`;
}
