import { tileKindTexts } from '../../client/texts/en/tile-kinds.js';
import { OTHER_KINDS, sampleOf } from '../builders/pages/sample-tiles.js';

/** The popup of each kind of tiles but text: the name of its photograph, and what is typed into its first field. */
export const POPUPS_OF_KINDS = OTHER_KINDS.map((kind) => {
  const { typed } = sampleOf(kind);
  return { kind, name: tileKindTexts[kind].label, typed: typeof typed === 'string' ? typed : (Object.values(typed)[0] ?? '') };
});
