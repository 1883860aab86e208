import { expect, test } from '@jest/globals';
import { ALIGNMENTS, PICTURE_PLACES, PICTURE_SHAPES } from '../../../server/pages/appearance/appearance.rules.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { aPlainPng } from '../../builders/images.js';
import { aContact, aHeading, aLink, anEmbed, aPicture, aTilePicture } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { themeDocuments } from './theme-documents.js';
import { expectSoon } from '../../support/waiting.js';

const { page: onPage, show } = themeDocuments();

const EMBLEMS: readonly Tile['emblem'][] = [{ icon: 'calendar' }, { sign: '🌿' }, { picture: aTilePicture() }];

/** Tiles of every kind with emblems of every kind, and with a letter for a missing picture. */
const TILES: readonly Tile[] = [
  ...EMBLEMS.flatMap((emblem) => [aTile(), aContact(), aLink(), anEmbed()].map((tile) => ({ ...tile, emblem }))),
  aHeading(),
  aPicture({ address: 'https://example.org' }),
  aPicture({ picture: null, address: 'https://example.org' }),
];

/** What of the signs on tiles is to be seen. Runs in the browser. */
function seenSigns(): string[] {
  const signs = [...document.querySelectorAll('.tiles .tile :is(svg, .emblem)')];
  return signs.filter((sign) => sign.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 60));
}

test.each(['azulejo', 'terrazzo'])('In the theme %s, tiles have no emblems on paper, and a link takes little room', async (id) => {
  const page = onPage();
  const theme = THEMES.find((one) => one.id === id)!;
  await show(applyTheme(aDesign({ tiles: TILES }), theme));
  expect((await page.evaluate(seenSigns)).length).toBeGreaterThan(EMBLEMS.length * 4);
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.evaluate(seenSigns)).toEqual([]);
  const links = page.getByRole('link', { name: 'My shop' });
  await expectSoon(() => links.evaluateAll((all) => all.map((link) => link.clientHeight < 100))).toEqual(EMBLEMS.map(() => true));
  await page.emulateMedia({ media: 'screen' });
});

/** Whether the words of a heading begin where others do, and how far they are from the tiles around it. Runs in the browser. */
function placesOfHeadings() {
  const boxOf = (element: Element | null | undefined) => {
    const range = document.createRange();
    range.selectNodeContents(element!);
    return range.getBoundingClientRect();
  };
  const starts = ['.title', '.tile .name'].map((one) => boxOf(document.querySelector(one)).left);
  return [...document.querySelectorAll('.heading')].map((heading) => {
    const words = boxOf(heading);
    const next = heading.parentElement!.nextElementSibling!.firstElementChild!.getBoundingClientRect();
    const before = heading.parentElement!.previousElementSibling?.firstElementChild;
    return {
      isAligned: starts.some((start) => Math.abs(start - words.left) < 1),
      above: before ? words.top - before.getBoundingClientRect().bottom : Infinity,
      below: next.top - words.bottom,
    };
  });
}

test.each(['kiosk', 'bauhaus'])(
  'In the theme %s, headings begin where the title or the names of tiles do, with room around them',
  async (id) => {
    const page = onPage();
    const theme = THEMES.find((one) => one.id === id)!;
    await show(applyTheme(aDesign({ tiles: [aHeading(), aTile(), aHeading(), aTile()] }), theme));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const places = await page.evaluate(placesOfHeadings);
      expect(places.map(({ isAligned }) => isAligned)).toEqual([true, true]);
      expect(Math.min(...places.flatMap(({ above, below }) => [above, below]))).toBeGreaterThan(8);
    }
  },
);

/** Where the middle of the sign to play a film is, from that of its card, and whether it covers the words below it. Runs in the browser. */
function placeOfSign() {
  const [card, sign, words] = ['.card', '.play', '.label'].map((name) => document.querySelector(name)!.getBoundingClientRect());
  const x = (sign!.left + sign!.right - card!.left - card!.right) / 2;
  const y = (sign!.top + sign!.bottom - card!.top - card!.bottom) / 2;
  return { x: Math.round(Math.abs(x)), y: Math.round(y), coversWords: sign!.bottom > words!.top + 1 };
}

test.each(THEMES)(
  'In the look of $name and without a look, the sign to play a film is in its middle, or above it where words need the room',
  async (theme) => {
    const page = onPage();
    const film = { ...anEmbed(), size: 'large' as const };
    const wordy = { ...film, emblem: { icon: 'calendar' as const }, secondLine: 'Live at Kiku, from dusk till dawn' };
    for (const [design, least] of [film, wordy].flatMap((first, at) => {
      const design = aDesign({ tiles: [first, aTile()] });
      return [design, applyTheme(design, theme)].map((one) => [one, at === 0 ? -16 : -60] as const);
    })) {
      await show(design);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const { x, y, coversWords } = await page.evaluate(placeOfSign);
        expect({ isCentred: x <= 4, coversWords }).toEqual({ isCentred: true, coversWords: false });
        expect(y).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(width === 1440 && design.tiles[0] === film ? -1 : least);
      }
    }
  },
);

/** What the profile picture covers, and whether it is in the window. Runs in the browser. */
function besidePortrait() {
  const boxOf = (name: string) => document.querySelector(name)!.getBoundingClientRect();
  const portrait = boxOf('.portrait');
  const covered = ['.title', '.bio', '.links', '.tiles'].filter((name) => {
    const box = boxOf(name);
    return portrait.left < box.right && portrait.right > box.left && portrait.top < box.bottom - 5 && portrait.bottom > box.top + 5;
  });
  return { covered, isShown: portrait.width > 40 && portrait.height > 40 && portrait.left >= 0 && portrait.right <= innerWidth };
}

test.each(PICTURE_SHAPES.flatMap((shape) => ALIGNMENTS.flatMap((align) => PICTURE_PLACES.map((place) => ({ shape, align, place })))))(
  'On wide pages whose tiles go from edge to edge, the profile picture is under the title, beside the other words: $shape, $align, $place',
  async (header) => {
    const page = onPage();
    const kiosk = THEMES.find(({ id }) => id === 'kiosk')!;
    const theme = { ...kiosk, appearance: { ...kiosk.appearance, header: { ...kiosk.appearance.header, ...header } } };
    const socialLinks = { ...NO_SOCIAL_LINKS, instagram: 'https://instagram.com/ines' };
    await show(applyTheme(aDesign({ bio: 'Repairs while you wait, if you wait a bit.', socialLinks }), theme));
    for (const width of [960, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSoon(() => page.evaluate(besidePortrait)).toEqual({ covered: [], isShown: true });
    }
  },
);

/** How far the words of headings are from the border of their plate: at their start, above and below. Runs in the browser. */
function roomOnPlates(): number[] {
  return [...document.querySelectorAll('.heading')].flatMap((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const [words, plate] = [range.getBoundingClientRect(), heading.getBoundingClientRect()];
    return [words.left - plate.left, words.top - plate.top, plate.bottom - words.bottom];
  });
}

test.each(ALIGNMENTS)(
  'On a wallpaper, words of headings have room on their plate where the words of tiles are at the %s',
  async (align) => {
    const page = onPage();
    const theme = THEMES.find(({ id }) => id === 'ember')!;
    const { appearance } = theme;
    const aligned = { ...theme, appearance: { ...appearance, tiles: { ...appearance.tiles, align } } };
    await show(applyTheme(aDesign({ tiles: [aHeading(), aTile(), aHeading()] }), aligned), await aPlainPng({ width: 160, height: 160 }));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const rooms = await page.evaluate(roomOnPlates);
      expect(rooms).toHaveLength(6);
      expect(Math.min(...rooms)).toBeGreaterThan(7);
    }
  },
);

/** The kinds of those tiles that have neither a border nor lie in an item with one. Runs in the browser. */
function tilesWithoutBorder(): string[] {
  const hasBorder = (element: Element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return borderTopWidth !== '0px' && borderTopStyle === 'solid' && borderTopColor === getComputedStyle(element).color;
  };
  const tiles = [...document.querySelectorAll('.tiles .tile')];
  return tiles.filter((tile) => ![tile, tile.parentElement!].some(hasBorder)).map(({ className }) => className);
}

test.each(THEMES)('In the look of $name, every tile has a border where colours are forced', async (theme) => {
  const page = onPage();
  await show(applyTheme(aDesign({ tiles: TILES }), theme));
  await page.emulateMedia({ forcedColors: 'active' });
  const without = await page.evaluate(tilesWithoutBorder);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(without).toEqual([]);
});
