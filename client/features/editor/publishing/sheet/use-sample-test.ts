import { useLazyPart } from '../../../../controls/loading/lazy-part.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { samplesPart } from '../../../../page-editing/layout/use-samples.js';

/** Which tiles are samples, which must be known before anything goes public. What its owner has published once is no sample any more. */
export function useSampleTest({ version }: Draft) {
  const isNew = version === 0;
  const { module: part, error, load } = useLazyPart(samplesPart, isNew);
  const isKnown = !isNew || part !== null;
  return {
    isSample: isNew && part ? part.isSample : null,
    isKnown,
    isLoading: !isKnown && error === null,
    hasFailed: error !== null,
    load,
  };
}
