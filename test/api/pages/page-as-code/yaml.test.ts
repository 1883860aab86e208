import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { publishMixed } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { runPageProgram } from '../../../support/programs/page-program.js';
import { aFolder, aPipeline, applyTwice, fileIn, pageOf, pulled, run } from '../../../support/programs/pipeline.js';
import { runningApplication } from '../../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

test('PC-17 As YAML, a page is the same: pulled and applied it makes no version, and a change of a value makes one', async () => {
  const pipeline = await aPipeline(application);
  // Texts that are something else in YAML if they stand without quotes.
  const names = ['no', '2027', '~', '# first', '2027-03-03', 'it\'s: "so"', 'نعم', '\u{1F35D}'];
  await publishMixed(application, pipeline.account, aDesign({ title: 'Salt', tiles: names.map((name) => aTile({ name })) }));
  const folder = await pulled(pipeline);
  const asJson = await fileIn(folder);
  expect(await run(pipeline, 'pull', '--yaml', folder)).toMatchObject({ code: 0, printed: expect.stringContaining('Wrote page.yaml') });
  expect((await readdir(folder)).toSorted()).toEqual(['page.yaml', 'pictures']);
  const text = await readFile(join(folder, 'page.yaml'), 'utf8');
  const { $schema, ...page } = asJson;
  expect(text.split('\n', 1)).toEqual([`# yaml-language-server: $schema=${$schema}`]);
  expect(load(text)).toEqual(page);
  await applyTwice(pipeline, folder, 1);
  await writeFile(
    join(folder, 'page.yaml'),
    text.replace('title: Salt', 'title: Salt & Smoke # As on the door').replace($schema!, '/own.json'),
  );
  await applyTwice(pipeline, folder, 2);
  expect((await pageOf(pipeline)).design?.title).toBe('Salt & Smoke');
  expect(await run(pipeline, 'pull', folder)).toMatchObject({ code: 0 });
  const again = await readFile(join(folder, 'page.yaml'), 'utf8');
  expect(again).toBe(text.replace('title: Salt', 'title: Salt & Smoke').replace($schema!, '/own.json'));
  // A moment needs no quotes.
  await writeFile(join(folder, 'page.yaml'), `${again.replace(/^period:.*\n/m, '')}period:\n  from: 2125-03-03T18:00:00Z\n`);
  expect(await run(pipeline, 'apply', folder)).toMatchObject({ code: 0 });
  expect((await pageOf(pipeline)).period).toEqual({ from: '2125-03-03T18:00:00.000Z' });
});

test.each([
  ['a list', '- page', 'page.yaml is no page'],
  ['no YAML', '{ format: tessera-page', 'page.yaml is no YAML'],
  ['a function', 'format: !!js/function "function () {}"', 'page.yaml is no YAML'],
  ['itself', '&page\nformat: *page', 'its aliases stand for more than a page has'],
  [
    'much by few aliases',
    `a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n${['b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => `${name}: &${name} [${`*${'abcdef'[at]}, `.repeat(10)}]`).join('\n')}`,
    'its aliases stand for more than a page has',
  ],
])('PC-17 A page.yaml that has %s is refused, and nothing is changed', async (_, text, sentence) => {
  const pipeline = await aPipeline(application);
  const folder = await aFolder();
  await writeFile(join(folder, 'page.yaml'), text);
  expect(await run(pipeline, 'apply', folder)).toMatchObject({ code: 1, printed: expect.stringContaining(sentence) });
  expect((await pageOf(pipeline)).version).toBe(0);
});

test('PC-17 Two page files are refused, and so is YAML without its package: both say what to do', async () => {
  const pipeline = await aPipeline(application);
  const folder = await pulled(pipeline);
  const json = await readFile(join(folder, 'page.json'), 'utf8');
  await writeFile(join(folder, 'page.yaml'), json);
  for (const command of ['pull', 'diff', 'apply'])
    expect(await run(pipeline, command, folder)).toMatchObject({ code: 1, printed: expect.stringContaining('Keep one of them.') });
  await rm(join(folder, 'page.json'));
  const alone = join(await aFolder(), 'tessera-page.mjs');
  await copyFile(new URL('../../../../docs/api/files/tessera-page.mjs', import.meta.url), alone);
  const environment = { TESSERA: application.url, TESSERA_TOKEN: pipeline.token };
  for (const command of ['pull', 'diff', 'apply'])
    expect(await runPageProgram([command, folder], environment, alone)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('Run "npm install js-yaml" beside this program'),
    });
  expect(await readFile(join(folder, 'page.yaml'), 'utf8')).toBe(json);
  expect(await run(pipeline, 'apply', '--yaml', folder)).toMatchObject({ code: 2 });
});
