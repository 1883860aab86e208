import { ActFault } from '../audit/act-fault.js';
import type { PageExporter } from '../exports/use-cases/page-exporter.js';

/** What became of the files of pages that nobody may see any more. */
export interface RemovedFiles {
  /** The linknames of the pages whose files are still there. */
  readonly left: readonly string[];
  readonly fault?: ActFault;
}

/** Whether an act changed anything, and what became of the files of the pages. */
export interface Withdrawn extends RemovedFiles {
  readonly isChanged: boolean;
}

/**
 * Removes the files of pages that nobody may see any more, because no server may run that does it. If those of one page cannot be removed, the
 * others are removed nevertheless. Faults: EXPORT_NOT_REMOVED.
 */
export async function removeFiles(exporter: Pick<PageExporter, 'remove'>, linknames: readonly string[]): Promise<RemovedFiles> {
  const removals = await Promise.allSettled(linknames.map((linkname) => exporter.remove(linkname)));
  const left = linknames.filter((_, at) => removals[at]?.status === 'rejected');
  const failure = removals.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  return failure ? { left, fault: ActFault.of('EXPORT_NOT_REMOVED', failure.reason) } : { left };
}
