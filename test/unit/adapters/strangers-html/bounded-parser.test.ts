import { describe, expect, test } from '@jest/globals';
import { readMarkup } from '../../../../server/adapters/strangers-html/bounded-parser.js';
import { readPage, PAGE_READINGS, type PageReading } from '../../../../server/adapters/strangers-html/page-reading.js';

const READINGS = Object.keys(PAGE_READINGS) as PageReading[];

/** What the parser looks through for a tag grows with its list of open elements. So the entries of all lists that are looked through are the work. */
function workOf(act: () => unknown): number {
  let entries = 0;
  const { unshift, shift, indexOf, includes } = Array.prototype;
  const counting = <F extends (...parameters: never[]) => unknown>(method: F): F =>
    function (this: unknown[], ...parameters: never[]) {
      entries += this.length + 1;
      return method.apply(this, parameters);
    } as F;
  Object.assign(Array.prototype, {
    unshift: counting(unshift),
    shift: counting(shift),
    indexOf: counting(indexOf),
    includes: counting(includes),
  });
  try {
    act();
  } finally {
    Object.assign(Array.prototype, { unshift, shift, indexOf, includes });
  }
  return entries;
}

const HOSTILE = [
  '<b>',
  '</b>',
  '<p><div></b>',
  '<form>',
  '<svg>',
  '<svg></lineargradient>',
  '<math><mi>',
  '<b></p>',
  '</br><x>',
  '<p>',
  '<b><a href=x>',
  '<b><',
  '<title>',
  '<meta name=a content=b>',
  '<a ',
  '<a href="',
  '<!--',
  '&amp;',
  '<',
];

describe('LM-05 Everything that is read of a page of a stranger takes at most twice the work for twice the page', () => {
  const cases = READINGS.flatMap((reading) => HOSTILE.map((piece) => [reading, piece] as const));
  test.each(cases)('%s of %j again and again', (reading, piece) => {
    const [once, twice] = [20_000, 40_000].map((count) =>
      workOf(() => readPage({ reading, html: `<title>A</title>${piece.repeat(count)}`, address: 'https://page.example/' })),
    );
    expect(twice).toBeLessThanOrEqual(2 * once! + 1_000);
  });
});

describe('The parser', () => {
  const opened = (html: string, isOver?: () => boolean) => {
    const tags: string[] = [];
    const isWhole = readMarkup(html, { open: (tag) => void tags.push(tag), ...(isOver && { isOver }) });
    return { tags, isWhole };
  };

  test('reads elements that lie in each other as deep as browsers put them, and not what comes after deeper ones', () => {
    const deep = (levels: number) => opened(`${'<b>'.repeat(levels)}${'</b>'.repeat(levels)}<i>`);
    expect(deep(512)).toMatchObject({ isWhole: true, tags: { length: 513 } });
    expect(deep(513)).toMatchObject({ isWhole: false, tags: { length: 513 } });
  });

  test('reads a long page whose elements end, also by themselves', () => {
    expect(opened('<p>a<br>b<img src=x>'.repeat(2_000))).toMatchObject({ isWhole: true, tags: { length: 6_000 } });
    expect(opened('</p></br><form><form></form>'.repeat(2_000)).isWhole).toBe(true);
  });

  test('ends when the reading is over', () => {
    let asked = 0;
    expect(opened('<b></b>'.repeat(100), () => ++asked === 4)).toEqual({ tags: ['b', 'b'], isWhole: false });
  });
});
