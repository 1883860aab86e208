import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';

const extrasPart = lazyPart(() => import('./row-extras.js'));

/** For the selected tile. */
export const LateSelection = lazyComponent(extrasPart, (module) => module.Selection);

/** For a tile with an emblem. */
export const LateEmblem = lazyComponent(extrasPart, (module) => module.RowEmblem);

/** For a tile with a picture. */
export const LatePicture = lazyComponent(extrasPart, (module) => module.RowPicture);
