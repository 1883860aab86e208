import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FolderPostStore } from '../../../server/adapters/articles/folder-post-store.js';
import { ArticleFault, ArticlesUnreadable } from '../../../server/articles/articles.errors.js';
import { projectFolder } from '../../../server/config/config.js';
import { addFiles, folderOf, postText } from '../../builders/article-files.js';

let folder: string;
let store: FolderPostStore;
let logged: string[];
beforeEach(() => {
  logged = [];
  jest.spyOn(Logger.prototype, 'error').mockImplementation((message: unknown) => void logged.push(String(message)));
  folder = folderOf({ '1-old.md': postText({ title: 'Old', date: '2026-01-02' }), '10.md': postText({ title: 'New' }) });
  store = new FolderPostStore(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** What a post with this text is refused with. */
async function refusalOf(text: string, more: Record<string, string> = {}): Promise<string> {
  const own = folderOf({ '7-a-post.md': text, ...more });
  const error = await new FolderPostStore(own).list().then(String, (reason: Error) => reason);
  rmSync(own, { recursive: true });
  expect(error).toBeInstanceOf(ArticleFault);
  const { message } = error as Error;
  expect(message).toContain(join(own, '7-a-post.md'));
  return message.replace(join(own, '7-a-post.md'), 'FILE').replace(own, 'FOLDER');
}

describe('Posts in a folder', () => {
  test('are sorted newest first by the numbers in their file names, and have the values at their top', async () => {
    expect(await store.list()).toEqual([
      {
        number: 10,
        title: 'New',
        language: 'en-GB',
        date: '2026-03-14',
        summary: 'What it is about.',
        cover: { mosaic: 'fish' },
        preview: undefined,
        minutes: 1,
        html: '<p>Salt the water first.</p>',
      },
      expect.objectContaining({ number: 1, title: 'Old', date: '2026-01-02' }),
    ]);
  });

  test('are only the files whose name is a number', async () => {
    addFiles(folder, { 'README.md': '# How to', 'draft.md': 'x', '2.txt': 'x', '02-zero.md': 'x', 'x.jpg': 'x' });
    expect((await store.list()).map(({ number }) => number)).toEqual([10, 1]);
  });

  test('may have values in quotation marks, and Windows line endings', async () => {
    addFiles(folder, { '11.md': `\uFEFF${postText({ title: '"Salt: a note"' }, 'One.\n\nTwo.')}`.replaceAll('\n', '\r\n') });
    expect((await store.list())[0]).toMatchObject({ title: 'Salt: a note', html: '<p>One.</p>\n<p>Two.</p>' });
  });

  test('are the same array while nothing changes, and are read again after a change', async () => {
    const before = await store.list();
    expect(await store.list()).toBe(before);
    addFiles(folder, { '11.md': postText({ title: 'Newer' }) });
    expect((await store.list()).map(({ title }) => title)).toEqual(['Newer', 'New', 'Old']);
    rmSync(join(folder, '1-old.md'));
    expect((await store.list()).map(({ title }) => title)).toEqual(['Newer', 'New']);
  });

  test('are empty without a folder', async () => {
    expect(await new FolderPostStore(undefined).list()).toEqual([]);
  });

  test('stay as they were if a post becomes invalid while the product runs, and the log reports the reason once', async () => {
    const before = await store.list();
    addFiles(folder, { '11.md': postText({ date: 'today' }) });
    expect(await store.list()).toBe(before);
    await store.list();
    expect(logged).toEqual([`${join(folder, '11.md')} is not valid: date must be a day like 2026-03-14. The blog stays as it was.`]);
    addFiles(folder, { '11.md': postText({ title: 'Mended' }) });
    expect((await store.list())[0]?.title).toBe('Mended');
  });

  test('cannot be read while their folder is missing, which is logged once, and can be read afterwards', async () => {
    await store.list();
    renameSync(folder, `${folder}-away`);
    for (let reader = 0; reader < 3; reader += 1) await expect(store.list()).rejects.toThrow(ArticlesUnreadable);
    expect(logged).toEqual([`The folder of the blog, ${folder}, cannot be read (ENOENT).`]);
    renameSync(`${folder}-away`, folder);
    expect(await store.list()).toHaveLength(2);
  });
});

describe('An invalid post is refused at the start, with a sentence that names its file', () => {
  test.each([
    ['no lines at its top', 'Just text', /^FILE must begin with a line of three dashes, /],
    [
      'a line without a colon',
      '---\ntitle: A\nnonsense\n---\n',
      /^FILE has the line "nonsense" at its top, which is not like "title: …"\.$/,
    ],
    ['no title', postText({ title: undefined }), /^FILE is not valid: title must be a text of at most 120 characters\.$/],
    ['an empty summary', postText({ summary: '' }), /^FILE is not valid: summary must be a text of at most 300 characters\.$/],
    ['an invalid date', postText({ date: '2026-02-30' }), /^FILE is not valid: date must be a day like 2026-03-14\.$/],
    [
      'an unknown mosaic',
      postText({ cover: 'lion' }),
      /^FILE is not valid: cover must be the name of a picture beside the post, or one of coupe, fish, mountain, owl\.$/,
    ],
    ['an unknown line', postText({ titel: 'A' }), /^FILE is not valid: titel is none of title, language, date, summary, cover, preview\.$/],
    ['several faults', postText({ title: '', date: '' }), /^FILE is not valid: title must be .*; date must be .*\.$/],
  ])('%s', async (_, text, sentence) => {
    expect(await refusalOf(text)).toMatch(sentence);
  });

  test.each([
    ['as its cover', postText({ cover: 'none.jpg' }), 'none.jpg'],
    ['for shared links', postText({ preview: 'none.jpg' }), 'none.jpg'],
    ['in its text', postText({}, '![A pan](none.jpg)'), 'none.jpg'],
    ['in HTML in its text', postText({}, '<img src="none.jpg">'), 'none.jpg'],
    ['with a file that is no picture', postText({}, '![A pan](7-a-post.md)'), '7-a-post.md'],
    ['of another site', postText({}, '![A pan](https://other.example/pan.jpg)'), 'https://other.example/pan.jpg'],
    ['outside of the folder', postText({}, '![A pan](../pan.jpg)'), '../pan.jpg'],
    ['with an address that cannot be read', postText({}, '![A pan](%ff.jpg)'), '%ff.jpg'],
  ])('a missing picture %s', async (_, text, picture) => {
    expect(await refusalOf(text, { 'pan.jpg': 'x' })).toBe(`FILE shows the picture "${picture}", which is not beside it in FOLDER.`);
  });

  test('a number that two files have', async () => {
    addFiles(folder, { '10-again.md': postText() });
    await expect(store.list()).rejects.toThrow(`Two files in ${folder} have the number 10`);
  });

  test('a folder that is not there', async () => {
    await expect(new FolderPostStore('/no/such/folder').list()).rejects.toThrow(
      'The folder of the blog, /no/such/folder, cannot be read (ENOENT).',
    );
  });
});

describe('The text of a post', () => {
  async function htmlOf(markdown: string): Promise<string> {
    addFiles(folder, { '11.md': postText({}, markdown), 'a pan.jpg': 'x' });
    return (await store.list())[0]?.html ?? '';
  }

  test('is Markdown with headings below the title of the page, and with the pictures beside it', async () => {
    const html = await htmlOf(
      '# Salt\n\nFor **2** minutes.\n\n1. One\n\n> Time\n\n![A pan](<a pan.jpg>)\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    expect(html.replace(/\s*\n\s*/g, '')).toBe(
      '<h2>Salt</h2><p>For <strong>2</strong> minutes.</p><ol><li>One</li></ol><blockquote><p>Time</p></blockquote>' +
        '<p><img src="/blog/pictures/a%20pan.jpg" alt="A pan" loading="lazy" /></p>' +
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '[x](javascript:alert(1))',
    '<a href="java&#x73;cript:alert(1)">x</a>',
    '<iframe src="https://other.example"></iframe>',
    '<style>* { color: red }</style>',
    '<svg onload="alert(1)"></svg>',
    '<a href="//other.example">x</a>',
    '<p style="position: fixed">x</p>',
    '<form action="https://other.example"><input></form>',
  ])('never runs or loads anything: %s', async (markdown) => {
    const html = await htmlOf(markdown);
    expect(html).not.toMatch(/alert|script|onclick|onload|style|iframe|form|input|svg|other\.example/);
  });
});

test('BL-03 The product has four posts of its own, whose content is in files and is 600 to 900 words each', async () => {
  const posts = await new FolderPostStore(join(projectFolder, 'content/blog')).list();
  expect(posts.map(({ number, title, date }) => [number, title, date])).toEqual([
    [4, 'A recipe is a promise about time', '2026-03-14'],
    [3, 'How to write a route so a stranger can climb it', '2026-03-02'],
    [2, 'Teaching from one page', '2026-02-19'],
    [1, 'Three ratios are enough for a bar', '2026-02-04'],
  ]);
  for (const { html, preview } of posts) {
    const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’]+/gu) ?? [];
    expect(words.length).toBeGreaterThan(600);
    expect(words.length).toBeLessThan(900);
    expect(preview).toMatch(/\.jpg$/);
  }
});
