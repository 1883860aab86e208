import { expect, test } from '@jest/globals';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { themeDocuments } from './theme-documents.js';

const { page: onPage, show } = themeDocuments();

/** Those whose title has one word a line on phones. */
const LARGE = THEMES.filter(({ id }) => ['kiosk', 'bauhaus'].includes(id));

/** Shows a page with this title at this width. */
async function showTitle(theme: (typeof LARGE)[number], width: number, title: string, bio?: string): Promise<void> {
  await onPage().setViewportSize({ width, height: 844 });
  const tiles = [aTile({ name: 'Tea' }), aTile({ name: 'Coffee' })];
  const socialLinks = { ...NO_SOCIAL_LINKS, instagram: 'https://instagram.com/ines', home: 'https://ines.example' };
  await show(applyTheme(aDesign({ title, tiles, ...(bio !== undefined && { bio }), socialLinks }), theme), undefined, false);
}

test.each(LARGE)(
  'Emoji that fit in a line stand in one line of a title in the look of $name on phones, and so do Chinese letters',
  async (theme) => {
    for (const [width, title] of [390, 320].flatMap((width) => ['👩🏽‍🍳🏳️‍🌈🎉✨', '小林書店'].map((title) => [width, title] as const))) {
      await showTitle(theme, width, title);
      const lines = await onPage()
        .locator('.title')
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      expect({ width, title, lines }).toEqual({ width, title, lines: 1 });
    }
  },
);

/** The words of the title and of the line about the page that reach out of the page, under its links or under its tiles. Runs in the browser. */
function wordsOutOfPlace(): string[] {
  const inWay = [...document.querySelectorAll('.links a, .tiles > li')].map((element) => element.getBoundingClientRect());
  return ['.title', '.bio'].filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(name)!);
    const rects = [...range.getClientRects()];
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      // The lines of a title are lower than what its typeface takes, and overlap what is below them.
      inWay.some((box) => left < box.right - 1 && right > box.left + 1 && top + 8 < box.bottom && bottom - 24 > box.top);
    return rects.some((rect) => isIn(rect) || rect.left < 0 || rect.right > document.documentElement.clientWidth);
  });
}

const BIO =
  'I write about walls, lime, sand and the people who lay stone on stone; workshops from May to October, in Lyon and wherever you have a wall.';
const TITLES = [
  'Ines',
  'Donaudampfschifffahrtsgesellschaftskapitänswissenschaften',
  'W'.repeat(200),
  'مطبخ ليلى',
  'МАСТЕРСКАЯ',
  'Καφενείο',
];

test.each(LARGE)(
  'In the look of $name, a long word and letters that the typeface does not have stay beside the links and the tiles',
  async (theme) => {
    for (const [width, title] of [320, 390, 1440].flatMap((width) => TITLES.map((title) => [width, title] as const))) {
      await showTitle(theme, width, title, BIO);
      const words = await onPage().evaluate(wordsOutOfPlace);
      expect({ width, title, words }).toEqual({ width, title, words: [] });
    }
  },
);
