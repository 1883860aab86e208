import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';

const badgePart = lazyPart(() => import('./visibility-badge.js'), { preloads: false });
const fieldsPart = lazyPart(() => import('./visibility-fields.js'));

/** For a tile that not everybody always sees. */
export const LateVisibilityBadge = lazyComponent(badgePart, (module) => module.VisibilityBadge);

/** The last part of the popup of a tile. */
export const LateVisibilityFields = lazyComponent(fieldsPart, (module) => module.VisibilityFields);
