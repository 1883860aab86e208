import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { contrast } from '../../../client/page-view/contrast.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import type { Theme } from '../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { Color } from '../../../server/pages/design/color.rules.js';
import { aPlainPng } from '../../builders/images.js';
import { aSamplePage, THEME_SAMPLES } from '../../builders/pages/theme-samples.js';
import { animationsEnd } from '../../support/waiting.js';
import { themeDocuments } from './theme-documents.js';

/** What WCAG asks of texts, and of those from 24 pixels on, whose own shadow or glow is behind them, too. */
const LEAST = 4.5;
const LEAST_IF_LARGE = 3;
/** The share of the pixels behind the letters of a line that may have less: a corner of a shape, or a star. */
const LEFT_OUT = 0.03;

const WIDTHS = [390, 1440];
/** High enough for every tile of a sample. */
const HEIGHT = 1400;

const { page: onPage, show } = themeDocuments();

interface Line {
  readonly words: string;
  readonly color: string;
  readonly isLarge: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lines of all texts that are seen, in pixels of the window. Runs in the browser. */
function visibleLines(): Line[] {
  const selector = document.querySelector('dialog[open]')
    ? 'dialog[open] :is(h2, p, li, a)'
    : '.title, .bio, .heading, .name, .second, .words, .foot a';
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { color, fontSize } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= 24;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && element.checkVisibility());
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, bottom }) => width > 1 && bottom < window.innerHeight);
      return rects.map(({ x, y, width, height }) => ({ words: text.nodeValue!.trim(), color, isLarge, x, y, width, height }));
    });
  });
}

/** Makes all letters clear, but not their shadows. Runs in the browser. */
function hideLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/** The contrast of a line of text with what is behind its letters, at its worst place. Letters are where the two pictures differ. */
function leastContrast(line: Line, seen: Pixels, { data, info: { width } }: Pixels): number {
  const [red, green, blue] = line.color.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  const text = colorOf(red, green, blue);
  const all: number[] = [];
  const [left, right] = [Math.max(0, Math.floor(line.x)), Math.min(width, line.x + line.width)];
  for (let y = Math.max(0, Math.floor(line.y)); y < line.y + line.height; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      if (data.readUIntBE(at, 3) === seen.data.readUIntBE(at, 3)) continue;
      all.push(contrast(text, colorOf(data[at]!, data[at + 1]!, data[at + 2]!)));
    }
  }
  return all.sort((one, other) => one - other)[Math.floor(all.length * LEFT_OUT)] ?? 1;
}

function colorOf(...parts: readonly [number, number, number]): Color {
  return { hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`, alpha: 1 };
}

async function pixelsOf(page: Page): Promise<Pixels> {
  return sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The visible lines that cannot be read on what is behind them. */
async function unreadable(page: Page): Promise<string[]> {
  const lines = await page.evaluate(visibleLines);
  expect(lines.length).toBeGreaterThan(3);
  const seen = await pixelsOf(page);
  await page.evaluate(hideLetters);
  const behind = await pixelsOf(page);
  return lines
    .map((line) => ({ ...line, ratio: leastContrast(line, seen, behind) }))
    .filter(({ ratio, isLarge }) => ratio < (isLarge ? LEAST_IF_LARGE : LEAST))
    .map(({ words, ratio }) => `${words.slice(0, 30)}: ${ratio.toFixed(2)}`);
}

const sampleIn = (theme: Theme) => applyTheme(aSamplePage(THEME_SAMPLES[theme.id] ?? THEME_SAMPLES.terrazzo!), theme);

/** What can be behind a wallpaper's words. */
const PAPERS = ['#ffffff', '#808080'];

test.each(THEMES.filter(({ id }) => THEME_SAMPLES[id]?.hasWallpaper))(
  'Every word of a page in the look of $name can be read on the pixels of any wallpaper, with a contrast of 4.5 to 1, or 3 to 1 if it is large, on phones and wide',
  async (theme) => {
    const page = onPage();
    const faults: string[] = [];
    for (const paper of PAPERS) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await show(sampleIn(theme), await aPlainPng({ width: 160, height: 160 }, paper));
        faults.push(...(await unreadable(page)).map((line) => `${paper} at ${width}: ${line}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each(THEMES)(
  'Every word of a page in the look of $name has a contrast of 4.5 to 1 with the pixels behind it, or 3 to 1 if it is large, on phones, wide and in a popup',
  async (theme) => {
    const page = onPage();
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await show(sampleIn(theme));
      faults.push(...(await unreadable(page)).map((line) => `${width}: ${line}`));
    }
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await show(sampleIn(theme));
    await page.locator('button.tile').first().click();
    await animationsEnd(page.locator('html'));
    faults.push(...(await unreadable(page)).map((line) => `popup: ${line}`));
    expect(faults).toEqual([]);
  },
);
