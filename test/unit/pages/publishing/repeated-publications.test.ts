import { publishingParts } from '../../../builders/pages/publisher.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Actor, type Scope } from '../../../../server/actor.js';
import { aPerson } from '../../../builders/accounts/actor.js';
import type { ImageName } from '../../../../server/media/image.js';
import { ClientMutationIdUsed, DesignInvalid, PageChangedElsewhere } from '../../../../server/pages/pages.errors.js';
import { TileSanitizer } from '../../../../server/pages/design/ports/tile-sanitizer.port.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import type { PublishPage, PublishPageCommand } from '../../../../server/pages/publishing/use-cases/publish-page.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { aPicture, aTilePicture } from '../../../builders/pages/mixed-design.js';
import { PLAIN } from '../vocabulary/completed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { MemoryImageStorage } from '../../../fakes/media/memory-image-storage.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { MemoryTilePictures } from '../../../fakes/pages/memory-tile-pictures.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';
import { PublicationUpkeep } from '../../../../server/pages/publishing/use-cases/publication-upkeep.js';

const hour = 3_600_000;
const sanitizer = new (class extends TileSanitizer {
  override readonly version = 1;

  override async sanitize(html: string): Promise<string> {
    return html.replaceAll('evil', '');
  }
})();

let clock: StoppedClock;
let pages: MemoryPageStore;
let pictures: MemoryTilePictures;
let images: MemoryImageStorage;
let publishPage: PublishPage;
beforeEach(() => {
  clock = new StoppedClock();
  pages = new MemoryPageStore();
  pictures = new MemoryTilePictures();
  images = new MemoryImageStorage();
  publishPage = publishingParts({ pages, clock, pictures, images, sanitizer }).publishPage;
});

function publish(title: string, more: Partial<PublishPageCommand> = {}, account = 'ada') {
  return publishPage.execute({ actor: aPerson(account), design: aDesign({ title }), ...more });
}

async function versions(account = 'ada'): Promise<number[]> {
  return (await pages.listVersions({ accountId: account })).map(({ version }) => version);
}

describe('a publication that is sent again with its name', () => {
  test('is answered as the first time and makes no version, also after the page was published elsewhere', async () => {
    const send = () => publish('First', { basedOn: 0, clientMutationId: 'one' });
    const first = await send();
    expect(first).toMatchObject({ page: { version: 1 }, isChanged: true });
    expect(await send()).toEqual(first);
    await publish('Elsewhere', { basedOn: 1 });
    expect(await send()).toEqual(first);
    expect(await versions()).toEqual([2, 1]);
    expect((await pages.find({ accountId: 'ada' })).design?.title).toBe('Elsewhere');
  });

  test('is answered as the first time, whatever was changed elsewhere of what its client cannot say', async () => {
    const send = () => publish('First', { vocabulary: PLAIN, clientMutationId: 'one' });
    await publish('', { design: aDesign({ title: 'Present', bio: 'Baker' }) });
    const first = await send();
    expect(first).toMatchObject({ page: { version: 2, design: { title: 'First', bio: 'Baker' } }, isChanged: true });
    await publish('', { design: aDesign({ title: 'First', bio: 'Cook' }) });
    expect(await send()).toEqual(first);
    expect(await versions()).toEqual([3, 2, 1]);
  });

  test('is answered as the first time if it has changed nothing then', async () => {
    await publish('Same');
    const send = () => publish('Same', { clientMutationId: 'nothing new' });
    const first = await send();
    expect(first).toMatchObject({ page: { version: 1 }, isChanged: false });
    await publish('Elsewhere');
    expect(await send()).toEqual(first);
    expect(await versions()).toEqual([2, 1]);
  });

  test('is answered without its design if its version is not kept any more', async () => {
    const send = () => publish('First', { clientMutationId: 'one' });
    await send();
    for (let version = 2; version <= 51; version += 1) await publish(`Version ${version}`);
    expect(await send()).toMatchObject({ page: { version: 1, design: null }, isChanged: true });
  });

  test('at the same moment is published once, and both get the answer', async () => {
    for (const basedOn of [0, undefined]) {
      const account = `at once on ${basedOn}`;
      const send = () => publish('First', { basedOn, clientMutationId: 'one' }, account);
      const [one, other] = await Promise.all([send(), send()]);
      expect(one).toEqual(other);
      expect(await versions(account)).toEqual([1]);
    }
  });

  test('is refused if anything else is sent with the name, and another account can use the name', async () => {
    await publish('First', { basedOn: 0, clientMutationId: 'one' });
    const others: Partial<PublishPageCommand>[] = [
      { design: aDesign({ title: 'Other' }) },
      { basedOn: 1 },
      { pageId: 'ada' },
      { theme: 'sage' },
    ];
    for (const other of others)
      await expect(publish('First', { basedOn: 0, clientMutationId: 'one', ...other })).rejects.toThrow(ClientMutationIdUsed);
    expect(await versions()).toEqual([1]);
    expect(await publish('Second', { basedOn: 0, clientMutationId: 'one' }, 'bob')).toMatchObject({ isChanged: true });
  });

  test('is published if it was refused the first time, and after 24 hours', async () => {
    await publish('Present');
    const send = (basedOn: number) => publish('Next', { basedOn, clientMutationId: `on ${basedOn}` });
    await expect(send(0)).rejects.toMatchObject({ code: 'PAGE_CHANGED_ELSEWHERE', values: { version: 1 } });
    await expect(send(0)).rejects.toThrow(PageChangedElsewhere);
    expect(await send(1)).toMatchObject({ page: { version: 2 } });
    clock.advance(24 * hour - 1);
    const old = new PublicationUpkeep(pages, clock);
    expect(await old.removeOldKeys()).toBe(false);
    expect(await send(1)).toMatchObject({ page: { version: 2 } });
    clock.advance(1);
    await expect(send(1)).rejects.toThrow(PageChangedElsewhere);
  });
});

describe('a dry run', () => {
  test('answers with the design as it would be stored, with the present version and whether it would change, and stores nothing', async () => {
    const before = (await publish('Present')).page;
    const design = aDesign({ title: 'Next', tiles: [aTile({ html: 'evil good' })] });
    const dry = await publish('', { design, basedOn: 1, isDryRun: true, clientMutationId: 'dry' });
    expect(dry).toMatchObject({ page: { version: 1, design: { title: 'Next', tiles: [{ html: ' good' }] } }, isChanged: true });
    expect(await pages.find({ accountId: 'ada' })).toEqual(before);
    const published = await publish('', { design, basedOn: 1, clientMutationId: 'dry' });
    expect(published.page.design).toEqual(dry.page.design);
    expect(await publish('', { design, basedOn: 2, isDryRun: true })).toMatchObject({ isChanged: false });
    const plain = await publish('', { design: aDesign({ title: 'Plain' }), isDryRun: true, vocabulary: PLAIN });
    expect(plain).toMatchObject({ page: { version: 2, design: { title: 'Plain' } }, isChanged: true });
    expect(await versions()).toEqual([2, 1]);
  });

  test('is refused as a publication would be, and needs no more than a token that reads', async () => {
    await publish('Present');
    await expect(publish('Next', { basedOn: 0, isDryRun: true })).rejects.toThrow(PageChangedElsewhere);
    await expect(publish('', { design: 'text', isDryRun: true })).rejects.toThrow(DesignInvalid);
    const trying = (...scopes: readonly Scope[]) => publish('Next', { actor: Actor.program('ada', scopes), isDryRun: true, basedOn: 1 });
    expect(await trying('read')).toMatchObject({ isChanged: true });
    await expect(trying('media')).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    expect(await versions()).toEqual([1]);
  });

  test('keeps no picture of a starter', async () => {
    const { id, variants } = STARTER_PICTURES.cook;
    for (const { name } of variants) await images.save(name as ImageName, Buffer.from('a picture'));
    const design = aDesign({ tiles: [aPicture({ picture: aTilePicture({ id }) })] } as Partial<PageDesign>);
    const { page } = await publish('', { design, isDryRun: true });
    const [tile] = page.shownDesign.tiles;
    const own = tile?.kind === 'picture' ? (tile.picture?.id ?? '') : '';
    expect([own === '', own === id, (await pictures.find('ada', [own])).size]).toEqual([false, false, 0]);
    await publish('', { design });
    expect((await pictures.find('ada', [own])).size).toBe(1);
  });
});
