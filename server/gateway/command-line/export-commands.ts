import type { Command } from 'commander';
import type { RebuiltExport } from '../page-export/rebuild-export.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault, EXIT } from './command.errors.js';

/** `admin pages …` */
export function addExportCommands(program: Command, session: AdminSession, print: Print): void {
  program
    .command('pages')
    .description('All pages')
    .command('export')
    .description('writes the files of all published pages into PAGES_EXPORT_DIR again')
    .action((options: CommonOptions) => print(options, (given) => exportPages(session, given)));
}

async function exportPages(session: AdminSession, options: CommonOptions): Promise<Result> {
  // Only this command needs what renders pages.
  const rebuild = await session.load(async () => {
    const [{ PageExportModule }, { RebuildExport }] = await Promise.all([
      import('../page-export/page-export.module.js'),
      import('../page-export/rebuild-export.js'),
    ]);
    return { module: PageExportModule, type: RebuildExport };
  });
  const { folder } = rebuild;
  if (folder === undefined)
    throw new CommandFault('EXPORT_NOT_CONFIGURED', 'PAGES_EXPORT_DIR is not set.', 'Set it to the folder that the web server serves.');
  const result = await rebuild.execute(session.actor(options));
  if (result.fault) throw new CommandFault(result.fault.code, sentence(result), 'Look at these pages.', EXIT.failed);
  const { written, removed, pictures } = result;
  return { lines: [sentence(result)], facts: { folder, written, removed, pictures } };
}

function sentence({ written, removed, pictures, failed }: RebuiltExport): string {
  const left = failed.length > 0 ? ` These could not be written: ${failed.join(', ')}.` : '';
  return `${written} ${written === 1 ? 'page was' : 'pages were'} written, and ${removed} removed, with ${pictures} unused pictures.${left}`;
}
