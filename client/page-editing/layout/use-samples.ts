import { lazyPart } from '../../controls/loading/lazy-part.js';
import { useIdle } from '../../controls/loading/use-idle.js';
import type { Draft } from '../draft/draft.js';
import type { IsSample } from '../tiles/samples-context.js';

/** The tiles of all starters, to compare with. */
export const samplesPart = lazyPart(() => import('../starters/samples.js'), { preloads: false });

/** Which tiles of a page that was never published still say what their starter says. */
export function useSamples({ version, design }: Draft): IsSample {
  const isNew = version === 0;
  const isBlank = design.tiles.length === 0;
  const { module: part, error } = samplesPart.use(useIdle() && isNew && !isBlank);
  if (!isNew) return null;
  return part?.isSample ?? (isBlank || error !== null ? never : null);
}

const never = () => false;
