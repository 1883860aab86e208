import { expect, test } from '@jest/globals';
import { applyTheme } from '../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../server/pages/appearance/themes/themes.rules.js';
import type { Tile } from '../../server/pages/page-design.rules.js';
import { aContact, aHeading, aLink, anEmbed, aPicture, aTilePicture } from '../builders/mixed-design.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { themeDocuments } from './theme-documents.js';

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
  expect(await page.evaluate(seenSigns)).toEqual([]);
  const links = page.getByRole('link', { name: 'My shop' });
  expect(await links.evaluateAll((all) => all.map((link) => link.clientHeight < 100))).toEqual(EMBLEMS.map(() => true));
  await page.emulateMedia({ media: 'screen' });
});
