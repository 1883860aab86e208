import { expect, test } from '@jest/globals';
import type { Config } from '../../../../server/config/config.js';
import { FileRenderer } from '../../../../server/gateway/page-export/file-renderer.js';
import type { ClientBundle } from '../../../../server/gateway/web/client-bundle.js';
import type { LinknameDocuments } from '../../../../server/gateway/web/public-pages/linkname-documents.js';
import type { Page } from '../../../../server/pages/page.js';

const bundle = { digest: 'the same' } as ClientBundle;
const documents = (fileText: (name: { language: string }, page: Page) => string) => ({ fileText }) as unknown as LinknameDocuments;
const rendererOf = (parts: LinknameDocuments) => new FileRenderer({ pagesExportDir: '/exported' } as Config, bundle, parts);

test('The renderer is another one when the server makes another file in one of the languages, or shows pictures otherwise', () => {
  const plain = rendererOf(documents(() => 'a file')).id;
  expect(rendererOf(documents(() => 'a file')).id).toBe(plain);
  expect(rendererOf(documents(({ language }) => (language === 'ar' ? 'another file' : 'a file'))).id).not.toBe(plain);
  const shown = (path: string) => documents((_, { profilePicture, wallpaper }) => `${path}${profilePicture!.color}${wallpaper!.color}`);
  expect(rendererOf(shown('/media/')).id).not.toBe(rendererOf(shown('/pictures/')).id);
});

const made = (makeFile: (name: object, page: Page, compression: string) => Promise<unknown>) =>
  ({ fileText: () => '', makeFile }) as unknown as LinknameDocuments;
const file = { bodies: { br: Buffer.from(''), gzip: Buffer.from(''), identity: Buffer.from('') } };

test('A quick render does not wait for a thorough one, and leaves its files as they are', async () => {
  const begun: string[] = [];
  const renderer = rendererOf(
    made((_, __, compression) => {
      begun.push(compression);
      return compression === 'thorough' ? new Promise(() => undefined) : Promise.resolve(file);
    }),
  );
  void renderer.render('ada' as never, {} as Page);
  const files = await renderer.quick.render('grace' as never, {} as Page);
  expect(files.map(({ name }) => name)).toContain('index.ar.html.br');
  expect(begun.toSorted()).toEqual(['quick', 'quick', 'quick', 'thorough']);
  expect([renderer.quick.id === renderer.id, renderer.quick.better]).toEqual([false, renderer.id]);
});

test('Two pages are never rendered and thoroughly compressed at the same time', async () => {
  let [running, most] = [0, 0];
  const makeFile = async () => {
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    return file;
  };
  const renderer = rendererOf(made(makeFile));
  await Promise.all([1, 2, 3].map(() => renderer.render('ada' as never, {} as Page)));
  expect(most).toBe(1);
});
