import { describe, expect, test } from '@jest/globals';
import { fitting, readable } from '../../../../client/page-editing/rich-text/paste-limits.js';

/** Of a tile, without the last line's own tags. */
const ROOM = 102_400 - 7;

const lines = (count: number) => [{ insert: 'a line of text\n'.repeat(count) }];
const textOf = (ops: { insert?: unknown }[]) => ops.map(({ insert }) => (typeof insert === 'string' ? insert : '▣')).join('');

describe('LM-08 Of what is pasted, the size is asked before anything is read', () => {
  test.each([
    ['a text that no tile can have', { text: 'x'.repeat(300_001) }, null],
    ['the same with formats', { html: '<p>x</p>', text: 'x'.repeat(300_001) }, null],
    ['HTML without a text', { html: 'x'.repeat(400_001) }, null],
    ['HTML that is much longer than its text', { html: 'x'.repeat(400_001), text: 'x' }, { pasted: { text: 'x' }, leftOut: 'formats' }],
    ['HTML of a page', { html: '<p>x</p>', text: 'x' }, { pasted: { html: '<p>x</p>', text: 'x' }, leftOut: null }],
  ])('%s', (_, given, expected) => {
    expect(readable(given)).toEqual(expected);
  });
});

describe('LM-09 As much is inserted as a tile has room for, and what is left out is said', () => {
  test('a text that fits is whole', () => {
    expect(fitting(lines(1_000), [])).toEqual({ ops: lines(1_000), leftOut: null });
  });

  test('the end of a longer one is left out', () => {
    const { ops, leftOut } = fitting(lines(10_000), []);
    expect(leftOut).toBe('rest');
    const html = textOf(ops)
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('');
    expect(html.length).toBeGreaterThan(102_000);
    expect(html.length).toBeLessThanOrEqual(102_400);
  });

  test('what stands beside it takes room, and so do tags and letters of several bytes', () => {
    const lengthOf = (ops: { insert: string; attributes?: Record<string, unknown> }[], beside: { insert: string }[] = []) =>
      textOf(fitting(ops, beside).ops).length;
    const all = lengthOf([{ insert: 'x'.repeat(200_000) }]);
    expect(all).toBe(ROOM);
    expect(lengthOf([{ insert: 'x'.repeat(200_000) }], [{ insert: 'x'.repeat(100_000) }])).toBe(ROOM - 100_000);
    expect(lengthOf([{ insert: 'x'.repeat(200_000), attributes: { bold: true } }])).toBe(ROOM - 17);
    const link = { insert: 'x'.repeat(200_000), attributes: { link: 'https://example.org/' } };
    const longer = { ...link, attributes: { link: `https://example.org/${'y'.repeat(1_000)}` } };
    expect(lengthOf([link]) - lengthOf([longer])).toBe(1_000);
    expect(lengthOf([{ insert: '🍋'.repeat(50_000) }])).toBe(2 * Math.floor(ROOM / 4));
    expect(lengthOf([{ insert: '&'.repeat(50_000) }])).toBe(Math.floor(ROOM / 5));
  });

  test('a line that changes its formats very often keeps them at its beginning', () => {
    const words = Array.from({ length: 2_000 }, (_, at) => ({ insert: `${at} `, ...(at % 2 === 0 && { attributes: { bold: true } }) }));
    const { ops, leftOut } = fitting([...words, { insert: '\n' }, { insert: 'next', attributes: { bold: true } }], []);
    expect(leftOut).toBe('formats');
    expect(textOf(ops)).toBe(`${words.map(({ insert }) => insert).join('')}\nnext`);
    expect(ops).toHaveLength(503);
    expect(ops.at(-1)).toEqual({ insert: 'next', attributes: { bold: true } });
  });
});
