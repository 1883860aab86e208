import type { HeadingTile } from '../../../../server/pages/tile-kinds/heading/heading-tile.rules.js';
import icon from '../../../art/icons/lucide/heading.svg?raw';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import type { TileKindEditing } from '../tile-kind-editing.js';

export const headingEditing: TileKindEditing<HeadingTile> = {
  svg: icon,
  ...tileKindTexts.heading,
  content: {},
  newName: tileKindTexts.newHeading,
  hasPopup: false,
  opensFirst: false,
  mayBeUnnamed: true,
  rowNote: ({ name }) => (name.trim() === '' ? tileKindTexts.gap : ''),
};
