import { afterEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { ImageProcessor } from '../../../server/media/ports/image-processor.port.js';
import { ImageStorage } from '../../../server/media/ports/image-storage.port.js';
import type { ImageName } from '../../../server/media/image.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { Withdrawals } from '../../../server/pages/for-operators/withdrawals.js';
import { aPageAt, claim, publish, register } from '../../builders/accounts/account.js';
import { aPlainPng } from '../../builders/images.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';

const application = runningApplication();
afterEach(() => {
  jest.restoreAllMocks();
});

const contentOf = (html: string, name: string): string => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

async function pageAt(linkname: string): Promise<string> {
  return (await fetch(`${application.url}/${linkname}`)).text();
}

async function cardOf(linkname: string): Promise<{ readonly address: string; readonly content: Buffer }> {
  const address = contentOf(await pageAt(linkname), 'og:image');
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  return { address, content: Buffer.from(await answer.arrayBuffer()) };
}

/** The colour of a pixel, as far as a JPEG keeps it. */
async function colorAt(card: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 8));
}
const rounded = (...channels: number[]): number[] => channels.map((value) => Math.round(value / 8));

function storedCards(linkname: string): Promise<{ readonly name: ImageName }[]> {
  const query = `SELECT page_image.name FROM page_image JOIN page USING (owner_id) WHERE linkname = $1 AND kind = 'card'`;
  return application.dataSource.query(query, [linkname]);
}

const drawings = () => jest.spyOn(application.nest.get(ImageProcessor), 'draw');

test('LK-04 A page names its card: 1200 by 630 pixels with its title, its colours and its picture', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'carded');
  const kiosk = THEMES.find(({ id }) => id === 'kiosk')!;
  await publishMixed(application, account, applyTheme(aDesign({ title: 'Volta & Bikes', bio: 'Repairs <fast>' }), kiosk));
  const html = await pageAt('carded');
  const facts = ['og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card', 'twitter:image:alt'];
  const alt = 'Volta &amp; Bikes · Repairs &lt;fast&gt;';
  expect(facts.map((name) => contentOf(html, name))).toEqual(['image/jpeg', '1200', '630', alt, 'summary_large_image', alt]);
  const { content: bare } = await cardOf('carded');
  expect(await sharp(bare).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await colorAt(bare, 20, 20)).toEqual(rounded(0xff, 0xe6, 0x00));
  expect(await colorAt(bare, 1190, 625)).toEqual(rounded(0xff, 0xff, 0xff));
  await uploadGraphql(application.url, 'changeProfilePicture', await aPlainPng({ width: 300, height: 300 }), account.token);
  const { content: portrayed } = await cardOf('carded');
  const shown = sharp(await aPlainPng({ width: 300, height: 300 })).extract({ left: 150, top: 150, width: 1, height: 1 });
  expect(await colorAt(portrayed, 84 + 150, 302)).toEqual(
    [...(await shown.removeAlpha().raw().toBuffer())].map((value) => Math.round(value / 8)),
  );
});

test('The longest title and line of a page stay within the plate of its card', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'wordy');
  const terrazzo = THEMES.find(({ id }) => id === 'terrazzo')!;
  const words = { title: 'Bartholomew Featherstone and his friends', bio: 'Recipes from the coast, '.repeat(6).trim() };
  await publishMixed(application, account, applyTheme(aDesign(words), terrazzo));
  const { content } = await cardOf('wordy');
  const belowWords = await sharp(content).extract({ left: 100, top: 524, width: 1000, height: 30 }).greyscale().raw().toBuffer();
  expect(Math.max(...belowWords) - Math.min(...belowWords)).toBeLessThan(16);
});

test('A card is drawn once and kept, also for requests at the same time, and again if the storage has lost it', async () => {
  await aPageAt(application, 'kept', aDesign({ title: 'Kept' }));
  const address = contentOf(await pageAt('kept'), 'og:image');
  const drawn = drawings();
  const contents = await Promise.all([1, 2, 3].map(async () => Buffer.from(await (await fetch(address)).arrayBuffer()).toString('base64')));
  const again = await cardOf('kept');
  expect([new Set(contents).size, contents[0] === again.content.toString('base64'), drawn.mock.calls.length]).toEqual([1, true, 1]);
  const [{ name } = { name: '' as ImageName }] = await storedCards('kept');
  await application.nest.get(ImageStorage).remove(name);
  expect((await cardOf('kept')).content.equals(again.content)).toBe(true);
  expect([drawn.mock.calls.length, await storedCards('kept')]).toEqual([2, [{ name }]]);
});

test('After a publication the former address leads to the present card, and the former file is removed', async () => {
  const account = await aPageAt(application, 'renewed', aDesign({ title: 'Before' }));
  const before = await cardOf('renewed');
  const [former] = await storedCards('renewed');
  await publish(application, account, aDesign({ title: 'After' }), 1);
  const moved = await fetch(before.address, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, contentOf(await pageAt('renewed'), 'og:image')]);
  const after = await cardOf('renewed');
  expect(after.content.equals(before.content)).toBe(false);
  expect((await storedCards('renewed')).map(({ name }) => name)).not.toContain(former!.name);
  await application.dataSource.query(`UPDATE stored_image SET kept_at = now() - interval '2 hours' WHERE kept_at <> 'infinity'`);
  await application.nest.get(ImageList).noteUse();
  await application.nest.get(ImageList).removeUnused();
  const storage = application.nest.get(ImageStorage);
  expect(await storage.read(former!.name)).toBeNull();
  expect(await storage.read((await storedCards('renewed'))[0]!.name)).not.toBeNull();
});

test('A hidden page, one that was never published and an address that no page has named have no card', async () => {
  await aPageAt(application, 'to-hide', aDesign({ title: 'To hide' }));
  const { address } = await cardOf('to-hide');
  await application.nest.get(Withdrawals).hidePage('to-hide', { reason: 'other', words: null });
  await claim(application, await register(application), 'unpublished');
  const drawn = drawings();
  const asked = [address, address.replace('to-hide', 'unpublished'), address.replace('to-hide', 'nobody'), address.replace('.jpg', '.png')];
  expect(await Promise.all(asked.map(async (one) => (await fetch(one, { redirect: 'manual' })).status))).toEqual([404, 404, 404, 404]);
  expect(drawn).not.toHaveBeenCalled();
});

test('A page that is deleted takes its card with it', async () => {
  const account = await aPageAt(application, 'to-stay', aDesign({ title: 'To delete' }));
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  const { createPage } = await graphqlData<{ createPage: { id: string } }>(
    application.url,
    'mutation ($copyOf: ID!) { createPage(input: { linkname: "to-delete", copyOf: $copyOf }) { id } }',
    { copyOf: myPage.id },
    account.token,
  );
  const { address } = await cardOf('to-delete');
  const [card] = await storedCards('to-delete');
  await graphqlData(
    application.url,
    'mutation ($id: ID!) { deletePage(id: $id, linkname: "to-delete") }',
    { id: createPage.id },
    account.token,
  );
  expect((await fetch(address)).status).toBe(404);
  expect(await application.nest.get(ImageStorage).read(card!.name)).toBeNull();
});
