import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aPageAt, claim, publish } from '../../builders/accounts/account.js';
import { aTransparentPng } from '../../builders/images.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

const contentOf = (html: string, name: string): string => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

async function fileAt(address: string): Promise<{ readonly type: string | null; readonly width: number; readonly height: number }> {
  const answer = await fetch(address);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { type: answer.headers.get('content-type'), width, height };
}

test('A page names the picture of its creator once it is published, as an icon that exists in the stated size and type', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'claimed');
  const shown = async (): Promise<string> => (await fetch(`${application.url}/claimed`)).text();
  await uploadGraphql(application.url, 'changeProfilePicture', await aTransparentPng(), account.token);
  expect(await shown()).not.toMatch(/og:image|\/media\//);
  await publish(application, account, aDesign());
  const [, icon = '', type, size] = /<link rel="icon" href="([^"]+)" type="([^"]+)" sizes="(\d+)x\d+"/.exec(await shown()) ?? [];
  expect(await fileAt(`${application.url}${icon}`)).toEqual({ type, width: Number(size), height: Number(size) });
  expect([type, size]).toEqual(['image/png', '112']);
});

test('The data of a page about its creator never runs: the policy allows only the one script of the page', async () => {
  await aPageAt(application, 'shared', aDesign({ title: 'Ada & <friends>' }));
  const answer = await fetch(`${application.url}/shared`);
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(await answer.text()) ?? [];
  expect(JSON.parse(json)).toMatchObject({ url: `${application.url}/shared`, mainEntity: { name: 'Ada & <friends>' } });
  expect(answer.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(2);
});

describe("The product's own link preview", () => {
  const read = async (path: string, language: string): Promise<string> =>
    (await fetch(`${application.url}${path}`, { headers: { 'Accept-Language': language } })).text();

  test.each([
    ['en', 'en_GB', 'Tessera: everything you know, set on one page'],
    ['de', 'de_DE', 'Tessera: alles, was du weißt, auf einer Seite'],
    ['ar', 'ar_AR', '⁨Tessera⁩: كل ما تعرفه، مرصوفًا في صفحة واحدة'],
  ])('In %s the front page has its title and its own picture', async (language, locale, title) => {
    const html = await read('/', language);
    expect(contentOf(html, 'og:title')).toBe(title);
    expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'));
    expect(contentOf(html, 'og:description').length).toBeGreaterThan(40);
    expect([contentOf(html, 'og:url'), contentOf(html, 'og:locale')]).toEqual([`${application.url}/`, locale]);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'og:image:alt').length).toBeGreaterThan(20);
    expect(contentOf(html, 'og:image')).toMatch(new RegExp(`^${application.url}/assets/${language}-[\\w-]+\\.jpg$`));
  });

  test.each(['/', '/tos', '/policy'])('The picture of %s exists as stated, has at most 100 kB, and is cached permanently', async (path) => {
    const html = await read(path, 'en');
    const answer = await fetch(contentOf(html, 'og:image'));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const said = ['type', 'width', 'height'].map((name) => contentOf(html, `og:image:${name}`));
    expect(said).toEqual([answer.headers.get('content-type'), String(width), String(height)]);
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('The blog is shared with the picture of its newest post, which has the same size', async () => {
    const picture = contentOf(await read('/blog', 'en'), 'og:image');
    expect(picture).toBe(`${application.url}/blog/pictures/preview-4.jpg`);
    expect(await fileAt(picture)).toEqual({ type: 'image/jpeg', width: 1200, height: 630 });
  });

  test('Texts are marked with the language in which they are written, and documents that should not be found have no picture', async () => {
    expect(contentOf(await read('/blog', 'de'), 'og:locale')).toBe('de_DE');
    for (const path of ['/blog/1', '/tos']) expect(contentOf(await read(path, 'de'), 'og:locale')).toBe('en_GB');
    for (const path of ['/a-free-name', '/there/is-nothing']) expect(await read(path, 'en')).not.toContain('og:image');
  });
});
