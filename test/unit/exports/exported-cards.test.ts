import { beforeEach, expect, test } from '@jest/globals';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { DesignCard, FoundCard } from '../../../server/pages/page-card.js';
import type { PageExporter } from '../../../server/exports/use-cases/page-exporter.js';
import type { LoadCard } from '../../../server/pages/use-cases/load-card.js';
import { pageExporter } from '../../builders/pages/page-exporter.js';
import { MemoryExportedPages } from '../../fakes/pages/memory-exported-pages.js';

const ada = 'ada' as Linkname;
const design: DesignCard = () => {
  throw new Error('Only LoadCard asks for it.');
};

let exported: MemoryExportedPages;
/** The id of the card that the page has now; null without a page. */
let present: string | null;
let asked: string[];
let exporter: PageExporter;
beforeEach(() => {
  [exported, present, asked] = [new MemoryExportedPages(), 'first', []];
  const loadCard = {
    execute: async (_: string, id: string): Promise<FoundCard> => {
      asked.push(id);
      if (present === null) return null;
      return id === present ? { content: Buffer.from(id) } : { linkname: ada, present };
    },
  };
  exporter = pageExporter({ exported, loadCard: loadCard as unknown as LoadCard });
});

const write = (card: string) => exported.write(ada, [], { renderer: 'a', revision: '1' }, card);

test('The present card is written once, and again when the page has another one', async () => {
  await write('first');
  for (const name of ['ada', 'ada']) await exporter.updateCard(name, design);
  expect([await exported.cardOf(ada), asked]).toEqual(['first', ['', 'first', '']]);
  present = 'second';
  await exporter.updateCard('ada', design);
  expect(await exported.cardOf(ada)).toBe('second');
});

test('No card is drawn for a page without files, for a name that is no linkname, or for a page that nobody may see', async () => {
  for (const name of ['ada', '../ada']) await exporter.updateCard(name, design);
  expect(asked).toEqual([]);
  await write('first');
  present = null;
  await exporter.updateCard('ada', design);
  expect([await exported.cardOf(ada), asked]).toEqual([null, ['']]);
});
