import { NO_CONTACT, type ContactTile } from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import icon from '../../../art/icons/lucide/contact-round.svg?raw';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import type { TileKindEditing } from '../tile-kind-editing.js';

export const contactEditing: TileKindEditing<ContactTile> = {
  svg: icon,
  ...tileKindTexts.contact,
  content: { contact: NO_CONTACT },
  newEmblem: { icon: 'users' },
  hasPopup: true,
  opensFirst: true,
  mayBeUnnamed: false,
  rowNote: ({ contact: { name, telephone, mail, address } }) =>
    [telephone, mail, address].filter((part) => part !== '').join(', ') || name || tileKindTexts.noContact,
};
