import { expect, test } from '@jest/globals';
import type { ImageName } from '../../../server/media/image.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { Page } from '../../../server/pages/page.js';
import { aPicture, aTilePicture } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { pageExporter } from '../../builders/pages/page-exporter.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { MemoryExportedPages } from '../../fakes/pages/memory-exported-pages.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { MemoryPublishedPictures } from '../../fakes/pages/memory-published-pictures.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const clock = new StoppedClock();
const renderer = { id: 'a release', card: () => ({ id: '', drawing: {} as never }), render: async () => [] };
const shown = aPicture();
const variants = aTilePicture().variants.map((variant) => ({ ...variant, name: variant.name.replaceAll(/^\d+/g, 'a'.repeat(64)) }));
const hidden = {
  ...aPicture({ picture: aTilePicture({ id: '0197a8f0-0000-7000-8000-000000000002', variants }) }),
  visibility: { who: 'hidden' } as const,
};
const [ofShown, ofHidden] = [shown, hidden].map((tile) => tile.picture!.variants[0]!.name as ImageName) as [ImageName, ImageName];

/** A published page with two pictures, of which visitors see one. Both are in the folder, as after an export before the other one was hidden. */
async function aFolder() {
  const pages = new MemoryPageStore();
  const exported = new MemoryExportedPages();
  await pages.saveLinkname({ accountId: 'ada' }, 'ada' as Linkname, clock.now());
  const design = aDesign({ tiles: [shown, hidden] });
  await pages.publish({ accountId: 'ada', design, publishedAt: clock.now(), sanitizerVersion: 1 });
  const page = new Page({ ...(await pages.find({ accountId: 'ada' })), design });
  for (const name of [ofShown, ofHidden]) await exported.writePicture(name, Buffer.from('a picture'));
  const listed = new MemoryStoredImages(() => true);
  await listed.note([ofShown, ofHidden]);
  const isThere = () => Promise.all([ofShown, ofHidden].map((name) => exported.hasPicture(name)));
  return { exporter: pageExporter({ pages, exported, listed, published: new MemoryPublishedPictures([page]), clock }), isThere };
}

test('A picture that visitors do not see any more goes from the folder when its page is exported, and the others stay', async () => {
  const { exporter, isThere } = await aFolder();
  await exporter.update('ada', renderer);
  expect(await isThere()).toEqual([true, false]);
});

test('A picture that visitors do not see any more goes from the folder when all pictures are compared, and the others stay', async () => {
  const { exporter, isThere } = await aFolder();
  expect(await exporter.removeUnusedPictures()).toBe(1);
  expect(await isThere()).toEqual([true, false]);
});
