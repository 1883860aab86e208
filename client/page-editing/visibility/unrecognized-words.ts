import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import type { VisibilityState } from '../../page-view/visibility/visibility-words.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';

/** Why a tile is hidden or locked of which its owner has not said so. Undefined of any other, and of what else is said of its visibility. */
export function unrecognizedWords(kind: VisibilityState['kind'], { unrecognizedBeside: name }: TileVisibility): string | undefined {
  if (name === undefined) return undefined;
  if (kind === 'hidden') return name === '' ? texts.hiddenBesideAnother : texts.hiddenBeside({ name });
  if (kind === 'locked') return name === '' ? texts.lockedBesideAnother : texts.lockedBeside({ name });
  return undefined;
}
