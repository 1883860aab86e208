import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { allSentences, idsIn, idsNamedIn, isSpecified, isWalk, levelOf, runs } from '../../scripts/tests/sentences.mjs';
import { BUNDLED_FILES } from '../../scripts/tests/bundled-files.mjs';
import { allTestFiles, restOfTests, shortTier } from '../../scripts/tests/test-tiers.mjs';
import { titlesOf } from '../../scripts/tests/test-titles.mjs';
import { readProject } from './source-tree.js';

const tier = shortTier();

test('Every numbered sentence has a test', () => {
  expect(allSentences().filter((id) => !tier.tested.includes(id))).toEqual([]);
});

test('`npm test` proves every sentence of the specification, every promise of docs/security.md, and every walk', () => {
  const promised = idsNamedIn(readFileSync('docs/security.md', 'utf8'));
  expect(promised.length).toBeGreaterThan(100);
  const needed = [...allSentences().filter((id) => isSpecified(id) || isWalk(id)), ...promised];
  expect(needed.filter((id) => !tier.proved.includes(id))).toEqual([]);
});

test('Each promise of docs/security.md names the sentences that prove it', () => {
  const [, promises = ''] =
    /## What is promised\n\n([^]*?)\n\nThe tests of these promises/.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const listed = promises.split(/^- /m).slice(1);
  expect(listed.length).toBeGreaterThan(25);
  expect(listed.filter((promise) => idsNamedIn(promise).length === 0)).toEqual([]);
});

test('A title names no sentence that there is not', () => {
  expect(tier.tested.filter((id) => !allSentences().includes(id))).toEqual([]);
});

test('Each test file is one that `npm test` runs whole, or one of the rest', () => {
  const whole = tier.files.filter((file) => !(levelOf(file) in tier.chosen));
  expect([...restOfTests().files, ...whole].sort()).toEqual([...allTestFiles()].sort());
});

test('Each test of the other files belongs to `npm test` or to the rest, and to one of them', () => {
  const ids = ['ED-07'];
  const kinds = ['ED-07 Chosen', 'SI-12 Not chosen', 'Without an id'].flatMap((title) =>
    [true, false].map((isRepeated) => [title, isRepeated] as const),
  );
  const ofShort = kinds.filter(([title, isRepeated]) => runs(title, { ids, isRepeated, isRest: false }));
  const ofRest = kinds.filter(([title, isRepeated]) => runs(title, { ids, isRepeated, isRest: true }));
  expect(ofShort).toEqual([['ED-07 Chosen', false]]);
  expect(ofRest).toEqual(kinds.filter((kind) => !ofShort.includes(kind)));
});

test('Every id by which `npm test` chooses a test can be read in the titles of its file without running it', () => {
  const texts = new Map(readProject().map(({ path, text }) => [path, text]));
  const unread = restOfTests().files.flatMap((file) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    const read = new Set(titlesOf(file, text).flatMap(({ context, title }) => [...context, title].flatMap(idsIn)));
    const written = idsIn(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''));
    return written.filter((id) => tier.chosen[levelOf(file)]!.includes(id) && !read.has(id)).map((id) => `${file}: ${id}`);
  });
  expect(unread).toEqual([]);
});

test('`npm test` proves a sentence only at the cheapest of the levels that have a test for it', () => {
  const all = Object.values(tier.chosen).flat();
  expect(all).toEqual([...new Set(all)]);
});

test('`npm test` runs every file of unit, architecture and contract tests, and of the others those with a chosen sentence', () => {
  const levels = new Set(tier.files.map(levelOf));
  expect([...levels].sort()).toEqual(['api', 'architecture', 'browser', 'contract', 'faults', 'unit']);
  expect(idsNamedIn('TO-08, LM-09 to\n  LM-11 and AU-17 to be')).toEqual(['TO-08', 'LM-09', 'LM-10', 'LM-11', 'AU-17']);
  expect(idsIn('ED-03 ED-06 ED-10 A tile dropped on another one; see also XY-1 and DR-100')).toEqual(['ED-03', 'ED-06', 'ED-10', 'DR-100']);
});

test('BU-05 `npm test` runs a file of GraphQL, one of REST and one of public pages against the bundle', () => {
  expect(tier.files).toEqual(expect.arrayContaining([...BUNDLED_FILES]));
  const texts = BUNDLED_FILES.map((file) => readProject().find(({ path }) => path === file)?.text ?? '');
  for (const calls of ['calls/graphql.js', 'calls/rest.js', 'calls/public-doors.js']) expect(texts.join()).toContain(calls);
  for (const text of texts) expect(text).toContain('runningApplication(');
});
