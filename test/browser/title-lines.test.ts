import { expect, test } from '@jest/globals';
import { applyTheme } from '../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../server/pages/appearance/themes/themes.rules.js';
import { NO_SOCIAL_LINKS } from '../../server/pages/social-links.rules.js';
import { aDesign, aTile } from '../builders/page-design.js';
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
