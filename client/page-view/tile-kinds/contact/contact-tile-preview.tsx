import type { ContactTile } from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { PreviewTile } from '../../tiles/tile-button.js';
import type { TileKindPreview } from '../tile-kind-preview.js';

export const contactTilePreview: TileKindPreview<ContactTile> = {
  styles: [],
  preview: (tile, opening) => <PreviewTile tile={{ ...tile, name: shownContactName(tile) }} {...opening} />,
};

/** A contact card without a name on its tile is called by the name in its data. */
export function shownContactName({ name, contact }: ContactTile): string {
  return name.trim() === '' ? contact.name : name;
}
