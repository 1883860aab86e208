import type { ReactNode } from 'react';
import { NO_PICTURES } from '../pictures/page-pictures.js';
import { ShownPage, type PagePreviewProps } from '../shown-page.js';
import { TileNameContext } from '../tiles/tile-button.js';
import { appearanceParts } from './appearance-parts.js';
import { FullName } from './tile-signs.js';
import { useDocumentStyles } from './use-document-styles.js';
import { coveredDesign } from '../visibility/covered-tile.js';
import type { Appearance } from '../../../server/pages/appearance/appearance.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { sheetProperties } from './appearance-properties.js';
import { bodyStack, typefaceStack, titleStack } from './type/typefaces.js';

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

/** Rules that give parts of the editor the look of the page: the list of its tiles, and the fields for its words and for the text of a tile. */
function lookInEditor(design: PageDesign, appearance: Appearance): string {
  return listedLook(appearance) + wordsLook(appearance) + writtenLook(design, appearance);
}

/** The typefaces and the alignment of the tiles. */
function listedLook({ type, tiles: { align } }: Appearance): string {
  const names = `[data-listed]{font-family:${typefaceStack(type.names)};text-align:${align};justify-content:${align}}`;
  return `${names}[data-listed] span{justify-content:${align}}[data-listed=true]{font-family:${typefaceStack(type.heading)}}`;
}

/** The typefaces of the fields for the title, for the line about the creator, which alone has a placeholder, and for the words on a tile. */
function wordsLook({ type }: Appearance): string {
  const { heading, weight, isItalic, names, secondLines, text } = type;
  const title = `font-family:${titleStack(heading)};font-weight:${weight};font-style:${isItalic ? 'italic' : 'normal'}`;
  const line = `font-family:${typefaceStack(text)};font-weight:400;font-style:normal`;
  const onTile = `input[data-words=name]{font-family:${typefaceStack(names)}}input[data-words=second]{font-family:${typefaceStack(secondLines)}}`;
  return `[data-text]::after,[data-text] textarea{${title}}[data-text]:has([placeholder])::after,[data-text] [placeholder]{${line}}${onTile}`;
}

/** The popup in which visitors read the text. A text that stays on white has an attribute of its own. */
function writtenLook(design: PageDesign, appearance: Appearance): string {
  const sheet = sheetProperties(design, appearance);
  const field = '[data-rich-text]:not([data-theme])';
  const colors = `background:${sheet['sheet-color']};color:${sheet['sheet-ink']};color-scheme:${sheet['sheet-scheme']}`;
  return `[data-rich-text]{font-family:${bodyStack(appearance.type.text)}}${field}{${colors}}${field} .ql-editor a{color:${sheet['sheet-link']}}`;
}
