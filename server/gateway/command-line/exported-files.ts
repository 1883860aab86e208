import { ExportFolder } from '../../pages/exports/use-cases/export-folder.js';
import type { AdminSession } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/**
 * Removes the files of pages that nobody may see any more, because no server may run that does it. If those of one page cannot be removed, the
 * others are removed nevertheless. `done`: what is done already.
 */
export async function removeFiles(session: AdminSession, linknames: readonly string[], done: string): Promise<void> {
  const removeExport = await session.use(ExportFolder);
  const removals = await Promise.allSettled(linknames.map((linkname) => removeExport.remove(linkname)));
  const left = linknames.filter((_, at) => removals[at]?.status === 'rejected');
  if (left.length === 0) return;
  const failure = removals.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  const reason = failure.reason instanceof Error ? failure.reason.message : String(failure.reason);
  const sentence = `${done} But the files of ${left.join(', ')} could not be removed from PAGES_EXPORT_DIR, so the web server may still show them: ${reason}.`;
  const next = 'Let the web server use the settings without this folder until it can be written, and run pages export then.';
  throw new CommandFault('EXPORT_NOT_REMOVED', sentence, next, EXIT.failed);
}
