import type { LinkTile } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { TileName } from '../../tiles/tile-button.js';
import { tileLink } from '../link-opens.js';
import linkedTilePrintCss from '../linked-tile-print.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import { linkTilePreview, shownLinkName } from './link-tile-preview.js';

export const linkTileView: TileKindView<LinkTile> = {
  styles: [...linkTilePreview.styles, linkedTilePrintCss],
  scripts: [],
  view(tile, number) {
    if (tile.address === '') return { item: null };
    return {
      item: (
        <a {...tileLink(tile, 'tile', `tile-${number}`)}>
          <TileName tile={{ ...tile, name: shownLinkName(tile) }} />
        </a>
      ),
    };
  },
  inside: ({ address, isMe }) => ({ address, isMe }),
};
