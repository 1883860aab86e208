import type { TextTile } from '../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { keepAddress, standIn } from '../../document/popup-script.js';
import { richText } from '../../tiles/rich-text.js';
import textCss from '../../tiles/rich-text.css?inline';
import { TileButton } from '../../tiles/tile-button.js';
import { textScope, TileDialog, TileSheet } from '../../tiles/tile-dialog.js';
import dialogCss from '../../tiles/tile-dialog.css?inline';
import type { TileKindView } from '../tile-kind-view.js';

export const textTileView: TileKindView<TextTile> = {
  styles: [dialogCss, textCss],
  scripts: [standIn, keepAddress],
  view(tile, number) {
    const { name, html } = tile;
    const content = richText(html, textScope(number));
    return {
      css: content.css,
      item: [
        <TileButton key="button" tile={tile} number={number} />,
        <TileDialog key="popup" name={name} number={number} content={content} />,
      ],
    };
  },
  inside({ html }, number) {
    const content = richText(html, textScope(number));
    return {
      css: content.css,
      className: content.staysLight ? 'light' : '',
      content: <TileSheet number={number} content={content} />,
    };
  },
};
