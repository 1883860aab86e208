import { expect, test } from '@jest/globals';
import { titlesOf } from '../../../scripts/tests/test-titles.mjs';

function titles(text: string): string[] {
  return titlesOf('some.test.ts', text).map(({ context, title }) => [...context, title].join(' > '));
}

test('Titles in quotes of every kind are found', () => {
  expect(titles(`test('one', f); it("two's", f); test(\`three\`, f);`)).toEqual(['one', "two's", 'three']);
});

test('The tests of a group have the title of the group', () => {
  expect(titles(`describe('a page', () => { describe('published', () => { test('is seen', f); }); });`)).toEqual([
    'a page > published > is seen',
  ]);
});

test('A test that is only named in a comment or a text does not count', () => {
  expect(titles(`// test('one', f);\n const text = "test('two', f)"; contest('three', f);`)).toEqual([]);
});

test('A test that is skipped or not written yet proves nothing', () => {
  expect(titles(`test.skip('one', f); test.todo('two'); describe.skip('three', () => { test('four', f); });`)).toEqual([]);
});

test('A table of lists fills its title in, value by value', () => {
  expect(titles(`test.each([['a', 1], ['b', 2]])('%s has %d', f);`)).toEqual(['a has 1', 'b has 2']);
});

test('A table of single values or objects fills its title in', () => {
  expect(titles(`test.each(['a', 'b'])('%s', f); test.each([{ x: { y: 'c' } }])('$x.y', f);`)).toEqual(['a', 'b', 'c']);
});

test('A table may be a constant of the file', () => {
  expect(titles(`const rows = [['a'], ['b']] as const; test.each(rows)('%s', f);`)).toEqual(['a', 'b']);
  expect(titles(`describe('group', () => { const rows: Row[] = [['a', () => 1]]; test.each(rows)('%s', f); });`)).toEqual(['group > a']);
});

test('The title of a computed table stays, with gaps', () => {
  expect(titles(`test.each(makeRows())('%s has $count', f); test.each([...rows])('%s too', f);`)).toEqual(['… has …', '… too']);
});

test('A value in the middle of a title is a gap', () => {
  expect(titles('for (const kind of kinds) test(`an ${kind} is kept`, f);')).toEqual(['an … is kept']);
});
