import { test } from '@jest/globals';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { anEmbed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { themeDocuments } from './theme-documents.js';
import { expectSoon } from '../../support/waiting.js';

const { page: onPage, show } = themeDocuments();

const NAME = 'Supercalifragilisticexpialidocious-Donaudampfschifffahrtsgesellschaft and then many more words';

/** The words whose lines reach over a rounded corner of their tile. Runs in the browser. */
function wordsOverCorners(): string[] {
  return [...document.querySelectorAll('.tile')].flatMap((tile) => {
    const box = tile.getBoundingClientRect();
    const round = Math.min(Number.parseFloat(getComputedStyle(tile).borderTopLeftRadius), box.width / 2, box.height / 2);
    // Where a corner is, how far a point is from the middle of its circle; elsewhere, nothing.
    const past = (at: number, from: number, to: number) => Math.max(0, from + round - at, at - (to - round));
    const isOut = (x: number, y: number) => Math.hypot(past(x, box.left, box.right), past(y, box.top, box.bottom)) > round;
    return [...tile.querySelectorAll('.name, .second, .words, .from')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()];
      const isOver = rects.some(({ left, right, top, bottom }) =>
        [left, right].some((x) => [top + 3, bottom - 3].some((y) => isOut(x, y))),
      );
      return isOver ? [element.textContent.slice(0, 20)] : [];
    });
  });
}

test.each([320, 390, 1440])('The words of high tiles stay within their round corners, %i pixels wide', async (width) => {
  const theme = THEMES.find(({ id }) => id === 'terrazzo')!;
  const long = aTile({ name: NAME, secondLine: NAME, emblem: { sign: '🍲' } });
  const tiles = [long, aTile({ name: NAME }), anEmbed({ name: 'How I fold dumplings' }), aTile({ name: 'Tea' })];
  await onPage().setViewportSize({ width, height: 844 });
  await show(applyTheme(aDesign({ title: 'Ines', tiles }), theme));
  await expectSoon(() => onPage().evaluate(wordsOverCorners)).toEqual([]);
});
