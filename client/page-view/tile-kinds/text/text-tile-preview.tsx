import type { TextTile } from '../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { PreviewTile } from '../../tiles/tile-button.js';
import type { TileKindPreview } from '../tile-kind-preview.js';

export const textTilePreview: TileKindPreview<TextTile> = {
  styles: [],
  preview: (tile, opening) => <PreviewTile tile={tile} {...opening} />,
};
