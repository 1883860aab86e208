import { embedOf, type EmbedTile } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import icon from '../../../art/icons/lucide/square-play.svg?raw';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import type { TileKindEditing } from '../tile-kind-editing.js';

export const embedEditing: TileKindEditing<EmbedTile> = {
  svg: icon,
  ...tileKindTexts.embed,
  content: { address: '' },
  takesAddress: (address) => embedOf(address) !== null,
  hasPopup: false,
  opensFirst: true,
  mayBeUnnamed: false,
  rowNote: ({ address }) => embedOf(address)?.provider.name ?? tileKindTexts.noAddress,
};
