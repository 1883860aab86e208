import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageView, PICTURE_SIZES } from '../../../client/page-view/page-view.js';
import { NetworkIcons } from '../../../client/page-view/networks/network-icons.js';
import { PreviewTile } from '../../../client/page-view/tiles/tile-button.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from '../../../server/pages/design/social-links.rules.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const everyLink = Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, `https://example.org/${kind}`])) as SocialLinks;

test('Each of the ten kinds of link has an icon with its own name', () => {
  const html = renderToStaticMarkup(
    <PageView icons={<NetworkIcons icons={{ socialLinks: everyLink }} />} design={aDesign({ socialLinks: everyLink })} tiles={[]} />,
  );
  const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(10);
  expect([...html.matchAll(/<path d="M/g)]).toHaveLength(10);
});

test('PV-04 Social link icons are shown only for links that are not empty', () => {
  const links = { ...aDesign().socialLinks, youtube: 'https://example.org/videos' };
  const html = renderToStaticMarkup(
    <PageView icons={<NetworkIcons icons={{ socialLinks: links }} />} design={aDesign({ socialLinks: links })} tiles={[]} />,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://example.org/videos"');
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//example.org'])(
  'A stored link that is not a web address is not shown: %s',
  (link) => {
    const links = { ...aDesign().socialLinks, home: link };
    expect(
      renderToStaticMarkup(
        <PageView icons={<NetworkIcons icons={{ socialLinks: links }} />} design={aDesign({ socialLinks: links })} tiles={[]} />,
      ),
    ).not.toContain('<a ');
  },
);

test('The title and the names of tiles are text: markup in them is shown as it was typed', () => {
  const name = '<img src=x onerror=alert(1)>';
  const tiles = [<PreviewTile key="1" tile={aTile({ name })} />];
  const html = renderToStaticMarkup(<PageView icons={null} design={aDesign({ title: name })} tiles={tiles} />);
  expect(html).not.toContain('<img');
  expect(html.split('&lt;img src=x onerror=alert(1)&gt;')).toHaveLength(3);
});

test.each([
  ['A'.repeat(60), false],
  ['A'.repeat(61), true],
  ['漢'.repeat(30), false],
  ['漢'.repeat(31), true],
  ['한'.repeat(31), true],
  ['ش'.repeat(60), false],
  ['🫙'.repeat(30), false],
])('A title that is longer than a name is shown as a sentence; wide letters count twice: %s', (title, isLong) => {
  const html = renderToStaticMarkup(<PageView icons={null} design={aDesign({ title })} tiles={[]} />);
  expect(html.includes('class="title long p-name"')).toBe(isLong);
});

test("The language of the creator is unknown, so the creator's texts are not marked as English", () => {
  const html = renderToStaticMarkup(
    <PageView
      icons={null}
      design={aDesign({ title: 'Salon Wiśnia' })}
      tiles={[<PreviewTile key="1" tile={aTile({ name: 'Strzyżenie' })} />]}
    />,
  );
  expect(html).toContain('lang="">Salon Wiśnia<');
  expect(html).toContain('lang="">Strzyżenie<');
});

test('A page without a tile shows no list', () => {
  expect(renderToStaticMarkup(<PageView icons={null} design={aDesign({ tiles: [] })} tiles={[]} />)).not.toContain('<ul');
});

test.each([
  ['a plain page', null, '(min-width: 960px) 168px, 112px'],
  ['an arch', 'limestone', '(min-width: 960px) 440px, 156px'],
  ['a picture across the page', 'nightferry', '100vw'],
])('The picture of %s is asked for in the width in which it is shown', (_, id, expected) => {
  const theme = THEMES.find((one) => one.id === id);
  const sizes = PICTURE_SIZES.portrait(theme ? applyTheme(aDesign(), theme) : aDesign());
  expect(sizes.replace(/^\(min-width: 2800px\)[^,]+, /, '')).toBe(expected);
});
