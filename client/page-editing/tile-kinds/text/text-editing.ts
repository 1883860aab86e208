import type { TextTile } from '../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import icon from '../../../art/icons/lucide/type.svg?raw';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import type { TileKindEditing } from '../tile-kind-editing.js';

export const textEditing: TileKindEditing<TextTile> = {
  svg: icon,
  ...tileKindTexts.text,
  content: { html: '' },
  hasPopup: true,
  opensFirst: false,
  mayBeUnnamed: false,
  rowNote: () => '',
};
