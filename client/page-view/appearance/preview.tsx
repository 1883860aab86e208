import type { ReactNode } from 'react';
import { NO_PICTURES } from '../pictures/page-pictures.js';
import { ShownPage, type PagePreviewProps } from '../shown-page.js';
import { TileNameContext } from '../tiles/tile-button.js';
import { appearanceParts } from './appearance-parts.js';
import { lookInEditor } from './look-in-editor.js';
import { FullName } from './tile-signs.js';
import { useDocumentStyles } from './use-document-styles.js';
import { coveredDesign } from '../visibility/covered-tile.js';

/** The preview of a page that is not plain. */
export function DressedPreview(props: PagePreviewProps): ReactNode {
  const { pictures = NO_PICTURES, onOpen } = props;
  const design = coveredDesign(props.design);
  const parts = appearanceParts(design, pictures);
  useDocumentStyles(parts?.typefaces ?? '');
  // Only in the editor of the page, its tiles can be opened.
  useDocumentStyles(onOpen && design.appearance ? lookInEditor(design, design.appearance) : '');
  return (
    <TileNameContext value={FullName}>
      <ShownPage {...props} {...parts} design={design} />
    </TileNameContext>
  );
}
