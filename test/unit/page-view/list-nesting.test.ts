import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nestLists } from '../../../client/page-view/tiles/list-nesting.js';

test('Lists of Quill 1.3 and Quill 2 give the same result', () => {
  const former = '<ul><li>a</li><li class="ql-indent-1">b</li></ul>';
  const present = '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>';
  const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';
  expect(nestLists(former)).toBe(nested);
  expect(nestLists(present)).toBe(nested);
});

test('Several depths become nested lists', () => {
  const flat = '<ol><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li class="ql-indent-1">d</li><li>e</li></ol>';
  expect(nestLists(flat)).toBe('<ol><li>a<ol type="a"><li>b<ol type="i"><li>c</li></ol></li><li>d</li></ol></li><li>e</li></ol>');
});

test('Numbers are digits, letters and roman numerals in turn, at any depth', () => {
  const items = Array.from({ length: 9 }, (_, depth) => `<li class="ql-indent-${depth}">x</li>`)
    .join('')
    .replace(' class="ql-indent-0"', '');
  const types = Array.from(nestLists(`<ol>${items}</ol>`).matchAll(/<ol(?: type="(.)")?>/g), ([, type]) => type ?? '1');
  expect(types.join('')).toBe('1ai1ai1ai');
});

test('Adjacent lists become one, because Quill 1.3 divides a list where its kind changes', () => {
  const former = '<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li></ul><ol><li>c</li></ol>';
  const present = '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>';
  const nested = '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>';
  expect(nestLists(former)).toBe(nested);
  expect(nestLists(present)).toBe(nested);
});

test('Numbering continues after bullets', () => {
  const mixed = '<ol><li data-list="ordered">a</li><li data-list="bullet">b</li><li data-list="ordered">c</li></ol>';
  expect(nestLists(mixed)).toBe('<ol><li>a</li></ol><ul><li>b</li></ul><ol start="2"><li>c</li></ol>');
});

test('Items that start at a deeper level keep their indent and their own numbers', () => {
  expect(nestLists('<ul><li class="ql-indent-2">a</li></ul>')).toBe('<ul class="ql-indent-2"><li>a</li></ul>');
  const falling =
    '<ol><li class="ql-indent-2">a</li><li class="ql-indent-2">b</li><li class="ql-indent-1">c</li><li>d</li><li class="ql-indent-2">e</li><li>f</li></ol>';
  expect(nestLists(falling)).toBe(
    '<ol class="ql-indent-2" type="i"><li>a</li><li>b</li></ol><ol class="ql-indent-1" type="a"><li>c</li></ol>' +
      '<ol><li>d<ol class="ql-indent-1" type="i"><li>e</li></ol></li><li>f</li></ol>',
  );
});

test('No item is lost or moved, whatever the depths and kinds', () => {
  const anyItem = fc.record({ kind: fc.constantFrom('ordered', 'bullet'), depth: fc.integer({ min: 0, max: 8 }) });
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1 }), (items) => {
      const flat = items
        .map(({ kind, depth }, at) => `<li data-list="${kind}"${depth > 0 ? ` class="ql-indent-${depth}"` : ''}>${at};</li>`)
        .join('');
      const nested = nestLists(`<ol>${flat}</ol>`);
      expect(nested.replace(/<[^>]*>/g, '')).toBe(items.map((_, at) => `${at};`).join(''));
      expect(depthsIn(nested)).toEqual(items.map(({ depth }) => depth));
    }),
  );
});

/** How far in each item stands: lists around it, and classes of those. */
function depthsIn(html: string): number[] {
  const depths: number[] = [];
  const insets: number[] = [];
  for (const [tag, inset] of html.matchAll(/<(?:ol|ul)\b(?: class="ql-indent-(\d)")?[^>]*>|<\/(?:ol|ul)>|<li[^>]*>/g)) {
    if (tag.startsWith('</')) insets.pop();
    else if (tag.startsWith('<li')) depths.push(insets.length - 1 + insets.reduce((sum, one) => sum + one, 0));
    else insets.push(Number(inset ?? 0));
  }
  return depths;
}

test('A hundred kilobytes of lists are nested, closed or not', () => {
  expect(nestLists('<ol>'.repeat(25_000))).toBe('<ol>'.repeat(25_000));
  expect(nestLists(`<ol>${'<li>x'.repeat(20_000)}`)).toContain('<li>x');
});

test('An item that is not closed ends with its list', () => {
  expect(nestLists('<ul><li>a</li><li>b</ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('Other classes of an item and its content are kept', () => {
  const list = '<ul><li class="ql-align-center"><strong>a</strong> b</li></ul>';
  expect(nestLists(list)).toBe(list);
});

test('Content around and between lists is kept', () => {
  const text = '<p>x</p><ol><li>a</li></ol><p>y</p><ul><li>b</li></ul>';
  expect(nestLists(text)).toBe(text);
});

test('Lists that are already nested stay as they are', () => {
  const list = '<ul><li>a<ul><li>b</li></ul></li></ul>';
  expect(nestLists(list)).toBe(list);
});

test('A list stays as it is if it contains anything other than items', () => {
  for (const list of [
    '<ol>lost<li>kept</li></ol>',
    '<ul><li class="ql-indent-1">kept</li><p>lost</p></ul>',
    '<ol><li>a</li></ol><ul>b</ul>',
  ]) {
    expect(nestLists(list)).toBe(list);
  }
  expect(nestLists('<ol>\n <li data-list="bullet">a</li>\n</ol>')).toBe('<ul><li>a</li></ul>');
});
