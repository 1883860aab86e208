import { linkTarget, type LinkTile } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import icon from '../../../art/icons/lucide/link.svg?raw';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import type { TileKindEditing } from '../tile-kind-editing.js';

export const linkEditing: TileKindEditing<LinkTile> = {
  svg: icon,
  ...tileKindTexts.link,
  content: { address: '' },
  takesAddress: () => true,
  hasPopup: false,
  opensFirst: true,
  mayBeUnnamed: false,
  rowNote: ({ address }) => (address === '' ? tileKindTexts.noAddress : linkTarget(address)),
};
