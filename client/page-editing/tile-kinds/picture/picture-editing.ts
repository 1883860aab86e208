import { linkTarget } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import icon from '../../../art/icons/lucide/image.svg?raw';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import type { TileKindEditing } from '../tile-kind-editing.js';

/** What the picture shows, if the row has no other name for it, and where it leads. */
function rowNote({ picture, name, alternative, address }: PictureTile): string {
  if (picture === null) return tileKindTexts.noPicture;
  const shows = name.trim() === '' ? alternative || tileKindTexts.picture.label : '';
  return [shows, linkTarget(address)].filter((part) => part !== '').join(' · ');
}

export const pictureEditing: TileKindEditing<PictureTile> = {
  svg: icon,
  ...tileKindTexts.picture,
  content: { picture: null, alternative: '', address: '' },
  takesAddress: () => true,
  newName: '',
  hasPopup: false,
  opensFirst: true,
  mayBeUnnamed: true,
  needsUpload: true,
  rowNote,
};
