import { expect, test } from '@jest/globals';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { aHeading, aPicture } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { aSamplePage, THEME_SAMPLES } from '../../builders/pages/theme-samples.js';
import { themeDocuments } from './theme-documents.js';

const WIDTHS = [320, 390, 768, 960, 1440];

const { page: onPage, show } = themeDocuments();

/** Sizes that leave holes, with a heading, with words of any length, and with a large tile between small ones. */
const MIXES: readonly (readonly (NonNullable<Tile['size']> | 'small' | 'heading')[])[] = [
  ['tall', 'wide', 'small', 'heading', 'large', 'small', 'small', 'small', 'tall'],
  ['small', 'large', 'tall', 'small', 'wide', 'heading', 'small', 'heading', 'tall', 'tall', 'small'],
];
const WORDS = ['Tea', 'A name that takes more than one line of a small tile', 'Rindfleischetikettierung'];

function aMix(sizes: (typeof MIXES)[number]): PageDesign {
  const tiles = sizes.map((size, at): Tile => {
    const name = `${at + 1} ${WORDS[at % WORDS.length]!}`;
    if (size === 'heading') return aHeading(name);
    const base = { ...(size !== 'small' && { size }), ...(at % 2 === 0 && { secondLine: 'Thursdays at eight, and by appointment' }) };
    return at % 4 === 3 ? { ...aPicture({ name, address: '' }), ...base } : { ...aTile({ name }), ...base };
  });
  return aDesign({ title: 'Ines', bio: 'Stoneware.', tiles });
}

interface Cells {
  /** The names of the tiles, a few with their second lines. */
  readonly names: readonly string[];
  /** What no cell covers, and what two cells cover, in whole CSS pixels. */
  readonly holes: readonly string[];
  readonly overlaps: readonly string[];
}

/** Compares the boxes of all cells with the box of the mosaic. `slack` is what neighbours may share or leave. Runs in the browser. */
function cellsOf(slack: number): Cells {
  const list = document.querySelector('.tiles')!;
  const cells = [...list.children].filter((cell) => cell.checkVisibility());
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  const boxes = cells.map((cell) => (cell.querySelector('.tile') ?? cell).getBoundingClientRect());
  const edges = (sides: (box: DOMRect) => number[]) => [...new Set(boxes.flatMap(sides).map(Math.round))].sort((one, other) => one - other);
  const across = edges(({ left, right }) => [left, right]);
  const down = edges(({ top, bottom }) => [top, bottom]);
  const holes: string[] = [];
  const overlaps: string[] = [];
  down.slice(1).forEach((bottom, row) => {
    across.slice(1).forEach((right, column) => {
      const [left, top] = [across[column]!, down[row]!];
      if (right - left <= gap + slack || bottom - top <= gap + slack) return;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const covering = boxes.filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
      const place = `${left} to ${right}, ${top} to ${bottom}`;
      if (covering.length === 0) holes.push(place);
      if (covering.length > 1) overlaps.push(place);
    });
  });
  const names = cells.filter((cell) => !cell.matches('.spare')).map((cell) => cell.querySelector('.name, .heading')?.textContent ?? '');
  return { names, holes, overlaps };
}

const mosaics = THEMES.filter(({ appearance }) => appearance.layout.kind === 'mosaic');

test.each(mosaics)(
  'The cells of a mosaic in the look of $name leave no hole and never overlap, from 320 to 1,440 pixels, in the order of the list',
  async (theme) => {
    const page = onPage();
    const sample = THEME_SAMPLES[theme.id] ?? THEME_SAMPLES.zellige!;
    const faults: string[] = [];
    for (const design of [aSamplePage(sample), ...MIXES.map(aMix)]) {
      await show(applyTheme(design, theme));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const { names, holes, overlaps } = await page.evaluate(cellsOf, theme.appearance.tiles.edge + 1);
        expect(names.map((words, at) => words.slice(0, design.tiles[at]?.name.length))).toEqual(design.tiles.map(({ name }) => name));
        faults.push(...holes.map((hole) => `${design.title} at ${width}: hole ${hole}`));
        faults.push(...overlaps.map((overlap) => `${design.title} at ${width}: overlap ${overlap}`));
      }
    }
    expect(faults).toEqual([]);
  },
);
