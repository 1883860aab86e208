import { expect, test } from '@jest/globals';
import { removeFiles } from '../../../server/administration/removed-files.js';
import { ActFault } from '../../../server/audit/act-fault.js';
import { filesLeft } from '../../../server/gateway/command-line/exported-files.js';
import { pageExporter } from '../../builders/pages/page-exporter.js';
import { MemoryExportedPages } from '../../fakes/pages/memory-exported-pages.js';

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

const pages = ['first', 'second', 'third', 'fourth'];

test('The files of all pages are removed, also after those of one could not be, and the fault names what is left', async () => {
  const folder = new StubbornFolder(['first', 'third']);
  const removed = await removeFiles(pageExporter({ exported: folder }), pages);
  expect(removed).toEqual({ left: ['first', 'third'], fault: new ActFault('EXPORT_NOT_REMOVED', 'EACCES first') });
  expect(folder.asked).toEqual(pages);
});

test('If the files of all pages are removed, or there are none, there is no fault', async () => {
  const folder = new StubbornFolder([]);
  expect(await removeFiles(pageExporter({ exported: folder }), pages)).toEqual({ left: [] });
  expect(await removeFiles(pageExporter({ exported: folder }), [])).toEqual({ left: [] });
  expect(folder.asked).toEqual(pages);
});

test('The command says what is done, whose files are left and why', () => {
  expect(filesLeft(['first', 'third'], new ActFault('EXPORT_NOT_REMOVED', 'EACCES'), 'The account ada is removed.')).toMatchObject({
    code: 'EXPORT_NOT_REMOVED',
    exitCode: 1,
    message:
      'The account ada is removed. But the files of first, third could not be removed from PAGES_EXPORT_DIR, so the web server may still show them: EACCES.',
  });
});
