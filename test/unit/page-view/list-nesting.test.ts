import { expect, test } from '@jest/globals';
import { nestLists } from '../../../client/page-view/list-nesting.js';

test('Lists of Quill 1.3 and of Quill 2 come out the same', () => {
  const former = '<ul><li>a</li><li class="ql-indent-1">b</li></ul>';
  const present = '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>';
  const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';
  expect(nestLists(former)).toBe(nested);
  expect(nestLists(present)).toBe(nested);
});

test('Several depths become lists within lists', () => {
  const flat = '<ol><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li class="ql-indent-1">d</li><li>e</li></ol>';
  expect(nestLists(flat)).toBe('<ol><li>a<ol><li>b<ol><li>c</li></ol></li><li>d</li></ol></li><li>e</li></ol>');
});

test('Numbers go on after bullets in between', () => {
  const mixed = '<ol><li data-list="ordered">a</li><li data-list="bullet">b</li><li data-list="ordered">c</li></ol>';
  expect(nestLists(mixed)).toBe('<ol><li>a</li></ol><ul><li>b</li></ul><ol start="2"><li>c</li></ol>');
});

test('An item that begins deeper keeps its distance from the edge', () => {
  expect(nestLists('<ul><li class="ql-indent-2">a</li></ul>')).toBe('<ul><li class="ql-indent-2">a</li></ul>');
});

test('Other classes of an item and its content stay', () => {
  const list = '<ul><li class="ql-align-center"><strong>a</strong> b</li></ul>';
  expect(nestLists(list)).toBe(list);
});

test('What is around lists and between them stays', () => {
  const text = '<p>x</p><ol><li>a</li></ol><p>y</p><ul><li>b</li></ul>';
  expect(nestLists(text)).toBe(text);
});

test('Lists that are nested already stay as they are', () => {
  const list = '<ul><li>a<ul><li>b</li></ul></li></ul>';
  expect(nestLists(list)).toBe(list);
});
