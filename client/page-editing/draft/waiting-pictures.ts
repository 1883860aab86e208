import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { pictureIdsOf, withPictures, type ReplacePicture } from '../../../server/pages/pictures/tile-pictures.rules.js';
import { isWaitingPicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';

/** The ids of the pictures in a design that wait on a device until its account may upload. */
export function waitingPicturesOf(design: Pick<PageDesign, 'tiles'>): string[] {
  return pictureIdsOf(design).filter(isWaitingPicture);
}

/** The design with something else in the place of waiting pictures. What has none of them stays the same object, so that nothing is rendered again. */
export function withReplaced(design: PageDesign, replace: ReplacePicture): PageDesign {
  return withPictures(design, (id) => (isWaitingPicture(id) ? replace(id) : undefined));
}
