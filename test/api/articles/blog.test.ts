import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { projectFolder } from '../../../server/config/config.js';
import { addFiles, folderOf, postText } from '../../builders/article-files.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { markupFaults } from '../../support/browser/valid-markup.js';
import { until } from '../../support/waiting.js';

let application: RunningApplication;
let without: RunningApplication;
let folder: string;
beforeAll(async () => {
  folder = folderOf({
    '1.md': postText(
      { title: 'First <of> all', cover: 'pan.jpg', preview: 'pan.jpg', date: '2026-01-02' },
      '[Terms](/tos) ![A pan](pan.jpg)',
    ),
    '2-second.md': postText({ title: 'Second' }),
    'notes.txt': 'Nobody reads this.',
    'pan.jpg': readFileSync(join(projectFolder, 'content/blog/preview-4.jpg')),
  });
  const start = (settings: object) => startApplication({ logLevel: 'silent', ...settings });
  [application, without] = await Promise.all([start({ blogDir: folder, siteName: 'Ada & Co' }), start({ blogDir: undefined })]);
});
afterAll(async () => {
  await Promise.all([application.stop(), without.stop()]);
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${application.url}${path}`, { redirect: 'manual', ...init });
const textAt = async (path: string) => (await ask(path)).text();
const statusOf = async (path: string) => (await ask(path)).status;

describe('The blog', () => {
  test('RT-13 `/blog` shows the list of posts', async () => {
    const answer = await ask('/blog');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First &lt;of&gt; all'));
  });

  test('RT-14 `/blog/{number}` shows a single post, with and without a final slash', async () => {
    for (const path of ['/blog/2', '/blog/2/']) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const html = await answer.text();
      expect(html).toContain('Salt the water first.');
      expect(html).toContain(`<link rel="canonical" href="${application.url}/blog/2"/>`);
    }
  });

  test('RT-15 `/blogpost/{number}` redirects to `/blog/{number}`', async () => {
    for (const path of ['/blogpost/2', '/blogpost/2/']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, '/blog/2']);
    }
  });

  test.each(['/blog/3', '/blog/0', '/blog/02', '/blog/two', '/blog/2/more', '/blogpost', '/blogpost/two'])(
    '%s is not found, and the response is a document',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('Not found');
    },
  );

  test('It is sent compressed, and as 304 to a browser that has it already', async () => {
    for (const path of ['/blog', '/blog/2', '/blog/feed.xml']) {
      const headers = { 'Accept-Encoding': 'br' };
      const answer = await ask(path, { headers });
      expect(answer.headers.get('content-encoding')).toBe('br');
      // After the first request it is compressed again, which changes its bytes once.
      let etag = '';
      const etagNow = async () => (await ask(path, { headers })).headers.get('etag') ?? '';
      await until(async () => !(etag = await etagNow()).includes('-quick'));
      expect((await ask(path, { headers: { ...headers, 'If-None-Match': etag } })).status).toBe(304);
      expect((await ask(path, { method: 'HEAD' })).headers.get('content-length')).not.toBe('0');
    }
  });

  test('A new post appears without a restart, in the list and in the feed', async () => {
    addFiles(folder, { '3.md': postText({ title: 'Just written' }) });
    for (const path of ['/blog', '/blog/3', '/blog/feed.xml']) expect(await textAt(path)).toContain('Just written');
    rmSync(join(folder, '3.md'));
    expect(await statusOf('/blog/3')).toBe(404);
    expect(await textAt('/blog')).not.toContain('Just written');
  });

  test('Its documents are valid HTML and have the metadata for shared links', async () => {
    for (const path of ['/blog', '/blog/1']) expect(await markupFaults(await textAt(path))).toEqual([]);
    const html = await textAt('/blog/1');
    for (const tag of [
      '<meta property="og:type" content="article"/>',
      '<meta property="og:title" content="First &lt;of&gt; all"/>',
      '<meta property="og:description" content="What it is about."/>',
      `<meta property="og:image" content="${application.url}/blog/pictures/pan.jpg"/>`,
      '<link rel="alternate" type="application/atom+xml" title="Blog · Ada &amp; Co" href="/blog/feed.xml"/>',
      '<title>First &lt;of&gt; all · Ada &amp; Co</title>',
    ]) {
      expect(html).toContain(tag);
    }
  });

  test('Every class in its documents is in the style sheet that comes with them', async () => {
    for (const path of ['/blog', '/blog/1', '/policy']) {
      const html = await textAt(path);
      const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const classes = new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat());
      expect(classes.size).toBeGreaterThan(10);
      expect([path, [...classes].filter((name) => !css.includes(`.${name}`))]).toEqual([path, []]);
    }
  });
});

describe('The pictures beside the posts', () => {
  test('can be cached for an hour, and run nothing', async () => {
    const { status, headers } = await ask('/blog/pictures/pan.jpg');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'public, max-age=3600']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
    // As a browser sends it: `fetch` would ask for an uncached response.
    const again = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await ask('/blog/pictures/pan.jpg', { headers: again })).status).toBe(304);
  });

  test.each(['notes.txt', '1.md', '', 'none.jpg', '../notes.txt', '%2e%2e%2fnotes.txt', '..%2f..%2f..%2fetc%2fpasswd'])(
    'are the only files there: %j is not found',
    async (name) => {
      expect(await statusOf(`/blog/pictures/${name}`)).toBe(404);
    },
  );
});

describe('The feed', () => {
  test('has every post complete, newest first, with absolute addresses', async () => {
    const answer = await ask('/blog/feed.xml');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
    expect(Array.from(xml.matchAll(/<entry[^>]*>\n<title>([^<]*)<\/title>\n<id>([^<]*)<\/id>/g), ([, title, id]) => [title, id])).toEqual([
      ['Second', `${application.url}/blog/2`],
      ['First &lt;of&gt; all', `${application.url}/blog/1`],
    ]);
    expect(xml).toContain('<updated>2026-03-14T00:00:00Z</updated>');
    expect(xml).toContain(`&lt;a href=&quot;${application.url}/tos&quot;&gt;`);
    expect(xml).toContain(`&lt;img src=&quot;${application.url}/blog/pictures/pan.jpg&quot;`);
  });
});

test('The feed names the language of each post, and its own when all posts are in one', async () => {
  const languagesOf = async () =>
    Array.from((await textAt('/blog/feed.xml')).matchAll(/<(feed|entry)[^>]*?( xml:lang="[^"]*")?>/g), ([, name, language]) => [
      name,
      language,
    ]);
  addFiles(folder, { '3.md': postText({ title: 'Salz', language: 'de' }) });
  const german = ['entry', ' xml:lang="de"'];
  const english = ['entry', ' xml:lang="en-GB"'];
  expect(await languagesOf()).toEqual([['feed', undefined], german, english, english]);
  rmSync(join(folder, '3.md'));
  expect(await languagesOf()).toEqual([['feed', ' xml:lang="en-GB"'], english, english]);
});

describe('While the posts cannot be read', () => {
  beforeEach(() => renameSync(folder, `${folder}-away`));
  afterEach(() => renameSync(`${folder}-away`, folder));

  test('ER-43 The list says `Failed to load posts`, with a status of 503, and is not cached', async () => {
    const answer = await ask('/blog');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store, no-transform',
    ]);
    const html = await answer.text();
    expect(html).toContain('>Failed to load posts<');
    expect(await markupFaults(html)).toEqual([]);
    expect((await ask('/blog/feed.xml')).status).toBe(503);
  });

  test('ER-44 A post says `Not found`, with a status of 503 and the real reason', async () => {
    const answer = await ask('/blog/2');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const html = await answer.text();
    expect(html).toContain('>Not found<');
    expect(html).toContain('This post cannot be loaded at this moment.');
    expect(html).not.toContain('Salt the water first.');
  });
});

describe('Without a blog (`BLOG_DIR=off`)', () => {
  test.each(['/blog', '/blog/', '/blog/1', '/blogpost/1', '/blog/feed.xml', '/blog/pictures/preview-4.jpg'])(
    '%s is not found',
    async (path) => {
      const answer = await fetch(`${without.url}${path}`, { redirect: 'manual' });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Not found');
    },
  );

  test('The navigation has no link to it, and the sitemap does not list it', async () => {
    expect(await (await fetch(`${without.url}/`)).text()).not.toContain('href="/blog"');
    expect(await textAt('/')).toContain('href="/blog"');
    expect(await (await fetch(`${without.url}/sitemap-1.xml`)).text()).not.toContain('/blog');
    expect(await textAt('/sitemap-1.xml')).toContain(`<loc>${application.url}/blog/1</loc><lastmod>2026-01-02T`);
  });
});
