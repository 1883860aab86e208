import { linkTarget, type LinkTile } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { PreviewTile } from '../../tiles/tile-button.js';
import linkedTileCss from '../linked-tile.css?inline';
import type { TileKindPreview } from '../tile-kind-preview.js';

export const linkTilePreview: TileKindPreview<LinkTile> = {
  styles: [linkedTileCss],
  preview: (tile) => <PreviewTile tile={{ ...tile, name: shownLinkName(tile) }} />,
};

/** A link without a name is called by where it leads. */
export function shownLinkName({ name, address }: LinkTile): string {
  return name.trim() === '' ? linkTarget(address) : name;
}
