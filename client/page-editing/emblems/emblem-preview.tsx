import type { Emblem } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { EmblemDrawing } from '../../page-view/appearance/emblem-drawing.js';
import { ResponsivePicture } from '../../page-view/pictures/responsive-picture.js';
import { shownPicture } from '../../page-view/tile-kinds/picture/shown-picture.js';

/** An emblem as the editor shows it, without a box of its own. */
export function EmblemPreview({ emblem: { sign, icon, picture } }: { readonly emblem: Emblem }) {
  if (icon) return <EmblemDrawing icon={icon} />;
  if (!picture) return sign;
  const shown = shownPicture(picture);
  return shown && <ResponsivePicture picture={shown} sizes="48px" alt="" />;
}
