import { expect, test } from '@jest/globals';
import type { AdminSession } from '../../../../server/gateway/command-line/admin-session.js';
import { removeFiles } from '../../../../server/gateway/command-line/exported-files.js';
import { ExportFolder } from '../../../../server/pages/exports/use-cases/export-folder.js';
import { MemoryExportedPages } from '../../../fakes/memory-exported-pages.js';

/** A folder in which some pages cannot be removed. */
class StubbornFolder extends MemoryExportedPages {
  readonly asked: string[] = [];

  constructor(private readonly stubborn: readonly string[]) {
    super();
  }

  override async remove(name: string): Promise<boolean> {
    this.asked.push(name);
    if (this.stubborn.includes(name)) throw new Error(`EACCES ${name}`);
    return true;
  }
}

const sessionOf = (folder: StubbornFolder) => ({ use: async () => new ExportFolder(folder) }) as unknown as AdminSession;
const pages = ['first', 'second', 'third', 'fourth'];

test('The files of all pages are removed, also after those of one could not be; the command fails and names what is left', async () => {
  const folder = new StubbornFolder(['first', 'third']);
  await expect(removeFiles(sessionOf(folder), pages, 'The account ada is removed.')).rejects.toMatchObject({
    code: 'EXPORT_NOT_REMOVED',
    message:
      'The account ada is removed. But the files of first, third could not be removed from PAGES_EXPORT_DIR, so the web server may still show them: EACCES first.',
  });
  expect(folder.asked).toEqual(pages);
});

test('If the files of all pages are removed, or there are none, nothing is reported', async () => {
  const folder = new StubbornFolder([]);
  await removeFiles(sessionOf(folder), pages, 'Done.');
  await removeFiles(sessionOf(folder), [], 'Done.');
  expect(folder.asked).toEqual(pages);
});
