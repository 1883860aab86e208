import { Logger } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import type { ImageList } from '../../media/use-cases/image-list.js';
import type { ResanitizePages, Resanitized } from '../../pages/design/use-cases/resanitize-pages.js';
import type { VisitCounts } from '../../visits/use-cases/visit-counts.js';

/*
 * Steps of passes over all pages or pictures, which remember where the pass is, and say at its end what it has done.
 */

const NOTHING: Resanitized = { sanitized: 0, left: 0, goOnAfter: undefined };

/**
 * Sanitizes pages again that were sanitized by older rules: after an upgrade all pages, and during it those that an older instance
 * publishes.
 */
export function sanitizingPages(resanitizePages: ResanitizePages): (signal: AbortSignal) => Promise<boolean> {
  const log = new Logger('Pages');
  let soFar = NOTHING;
  return async (signal) => {
    const { sanitized, left, goOnAfter } = await resanitizePages.execute(soFar.goOnAfter, signal);
    const sum = { sanitized: soFar.sanitized + sanitized, left: soFar.left + left, goOnAfter };
    soFar = goOnAfter ? sum : NOTHING;
    if (goOnAfter) return true;
    if (sum.sanitized > 0) log.warn(`${sum.sanitized} pages were sanitized again by newer rules.`);
    if (sum.left > 0) log.error(`${sum.left} pages could not be sanitized by newer rules. The next attempt is in an hour.`);
    return false;
  };
}

/** Removes files of pictures that no page uses any more. The log has one failure of a pass, however many fail. */
export function removingUnusedImages(imageList: ImageList): () => Promise<boolean> {
  const log = new Logger('Pictures');
  let soFar = 0;
  let hasToldFailure = false;
  return async () => {
    const { removed, failures, mayBeMore } = await imageList.removeUnused();
    soFar += removed;
    if (failures.length > 0 && !hasToldFailure) {
      hasToldFailure = true;
      log.error(`Files of pictures that no page uses could not be removed, and are tried again in an hour: ${reasonOf(failures[0])}`);
    }
    if (mayBeMore) return true;
    if (soFar > 0) log.log(`${soFar} files of pictures that no page uses were removed.`);
    soFar = 0;
    hasToldFailure = false;
    return false;
  };
}

/** Sums up the visits of the last seven days. */
export function summingWeek(visitCounts: VisitCounts): () => Promise<boolean> {
  let after: string | null = null;
  return async () => {
    after = await visitCounts.sumWeek(after);
    return after !== null;
  };
}

function reasonOf(failure: unknown): string {
  return String(failure instanceof DomainError ? (failure.cause ?? failure) : failure);
}
