import { RemoveExport } from '../../pages/use-cases/remove-export.js';
import type { AdminSession } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** Removes the files of a page that nobody may see any more, because no server may run that does it. `done`: what is done already. */
export async function removeFiles(session: AdminSession, linkname: string, done: string): Promise<void> {
  try {
    await (await session.use(RemoveExport)).execute(linkname);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `${done} But the files of its page could not be removed from PAGES_EXPORT_DIR, so the web server may still show it: ${reason}.`;
    const next = 'Let the web server use the settings without this folder until it can be written, and run pages export then.';
    throw new CommandFault('EXPORT_NOT_REMOVED', sentence, next, EXIT.failed);
  }
}
