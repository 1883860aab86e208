import type { LinkTile } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { TileName } from '../../tiles/tile-button.js';
import { linkOpens } from '../link-opens.js';
import linkedTilePrintCss from '../linked-tile-print.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import { linkTilePreview, shownLinkName } from './link-tile-preview.js';

export const linkTileView: TileKindView<LinkTile> = {
  styles: [...linkTilePreview.styles, linkedTilePrintCss],
  scripts: [],
  view(tile, number) {
    const { address } = tile;
    if (address === '') return { item: null };
    return {
      item: (
        <a className="tile" id={`tile-${number}`} href={address} {...linkOpens(address)}>
          <TileName tile={{ ...tile, name: shownLinkName(tile) }} />
        </a>
      ),
    };
  },
  inside: ({ address }) => ({ address }),
};
