import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { contrast } from '../../../../client/page-view/contrast.js';
import { pageDocument } from '../../../../client/page-view/document/page-document.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { PLAIN_APPEARANCE, type Appearance } from '../../../../server/pages/appearance/appearance.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { aHeading, aLink, aPicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { aSamplePage, THEME_SAMPLES } from '../../../builders/pages/theme-samples.js';

function documentOf(design: PageDesign): { readonly html: string; readonly style: string } {
  const view = { linkname: 'ada', address: 'https://tessera.example/ada', design, profilePicture: null, wallpaper: null };
  const { element, style } = pageDocument(view, 'Tessera');
  return { html: renderToStaticMarkup(element), style };
}
const looking = (change: { readonly [Part in keyof Appearance]?: Partial<Appearance[Part]> }): PageDesign => {
  const parts = Object.entries(PLAIN_APPEARANCE).map(([part, values]) => [
    part,
    typeof values === 'string' ? values : { ...(values as object), ...(change[part as keyof Appearance] as object | undefined) },
  ]);
  return aDesign({ appearance: Object.fromEntries(parts) as Appearance });
};

describe('A page that is not plain', () => {
  test('has its bio line, second lines and emblems, each with its own direction, even without an appearance', () => {
    const tiles = [aTile({ name: 'Shop', secondLine: 'Open <daily>', emblem: { sign: '☕' } }), aLink({ emblem: { icon: 'star' } })];
    const { html, style } = documentOf(aDesign({ bio: 'Notes from the wall', tiles }));
    expect(html).toContain('<p class="bio p-note" dir="auto" lang="">Notes from the wall</p>');
    expect(html).toContain('<span class="emblem" aria-hidden="true">☕</span><span class="words"><span class="name"');
    expect(html).toContain('<span class="second" dir="auto" lang="">Open &lt;daily&gt;</span>');
    expect(html).toMatch(/<span class="emblem icon" aria-hidden="true"><svg viewBox="0 0 24 24"><path/);
    expect(style).toContain('.second{');
    expect(style).not.toContain('.dressed{');
  });

  test('has only the style sheets that it uses, and all of them for screens alone', () => {
    const { style } = documentOf(looking({ layout: { kind: 'columns' } }));
    expect(style).toContain('.columns .tiles');
    for (const unused of ['.mosaic .', '.banner', '.panel-page', '.bio', '.glazed', '.marker', '.glow']) {
      expect([unused, style.includes(unused)]).toEqual([unused, false]);
    }
    expect(style.indexOf('@media screen{')).toBeLessThan(style.indexOf('.dressed{'));
  });

  test('loads the letters of its title first, if they are not those of the device', () => {
    const preloads = (design: PageDesign): (string | undefined)[] =>
      [...documentOf(design).html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]*)"/gi)].map(([, href]) =>
        href?.replace(/-[\da-f]{8}\.woff2$/, ''),
      );
    expect(preloads(looking({ type: { heading: 'jost', weight: 650, text: 'karla' } }))).toEqual(['/assets/jost-700-latin']);
    expect(preloads({ ...looking({ type: { heading: 'yeseva-one' } }), title: 'Мир' })).toEqual(['/assets/yeseva-one-400-cyrillic']);
    expect(preloads(looking({ type: { text: 'karla' } }))).toEqual([]);
    expect(preloads(aDesign())).toEqual([]);
  });

  test('is no tile itself, also if its picture has the shape of one', () => {
    const frame = (shape: Appearance['header']['shape']): string =>
      /<div class="frame ([^"]*)"/.exec(documentOf(looking({ header: { shape } })).html)?.[1] ?? '';
    expect(frame('arch').split(' ')).toContain('arch');
    expect(frame('tile').split(' ')).not.toContain('tile');
  });

  test('begins words at the start of a row where the line below them begins, if there are lines between its columns', () => {
    const styleOf = (ornament: 'rules' | 'none') =>
      documentOf({ ...looking({ layout: { kind: 'mosaic' }, tiles: { ornament } }), tiles: [aTile(), aTile()] }).style;
    expect(styleOf('rules')).toContain('.t1{grid-area:1/1/2/2;--in:0}.t2{grid-area:1/2/2/3;--in:.875rem}');
    expect(styleOf('none')).toContain('.t1{grid-area:1/1/2/2}.t2{grid-area:1/2/2/3}');
  });

  test('keeps the order of its tiles in a mosaic, and hides the cells without words from screen readers', () => {
    const design = looking({ layout: { kind: 'mosaic' } });
    const tiles = (['wide', 'large', 'tall', 'wide'] as const).map((size, at) => aTile({ name: `${at}`, size }));
    const { html } = documentOf({ ...design, tiles });
    expect([...html.matchAll(/<span class="name"[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['0', '1', '2', '3']);
    expect(html.match(/<li class="spare s\d" aria-hidden="true"><\/li>/g)).toHaveLength(1);
  });

  test('leaves no hole in columns: the last tile before a heading is as wide as its row, and only films are high', () => {
    const names = ['one', 'two', 'three'].map((name) => aTile({ name, size: 'tall' }));
    const tiles = [...names, aHeading('More'), aTile({ name: 'four' }), aTile({ name: 'five' })];
    const wideIn = (spread: 'broad' | 'full'): string[] => {
      const { html } = documentOf({ ...looking({ layout: { kind: 'columns', spread } }), tiles });
      return [...html.matchAll(/<li class="([^"]*)">/g)].map(([, classes = '']) =>
        classes
          .split(' ')
          .filter((name) => /wide|double|tall/.test(name))
          .join(' '),
      );
    };
    expect(wideIn('broad').slice(0, 3)).toEqual(['', '', 'wide']);
    expect(wideIn('broad').slice(-2)).toEqual(['', '']);
    expect(wideIn('full').slice(-2)).toEqual(['', 'double']);
  });

  const circle = (change: Partial<PageDesign> = {}): PageDesign => ({ ...looking({ header: { shape: 'circle' } }), ...change });

  test('has the first letter of its title where a picture would be, which screen readers and paper leave out', () => {
    const { html, style } = documentOf(circle({ title: '☕ élan' }));
    expect(html).toContain('<span class="portrait letter" aria-hidden="true" lang="">é</span><h1');
    expect(html).toMatch(/<div class="frame dressed [^"]* portrayed"/);
    expect(style).toMatch(/@media print\{\.letter\{\s*display:\s*none/);
    for (const design of [circle({ title: '☕' }), looking({ header: { shape: 'tile' } }), aDesign({ bio: 'No look' })]) {
      expect(documentOf(design).html).not.toContain('portrait letter');
    }
    const picture = {
      url: '/media/a.jpg',
      width: 9,
      height: 9,
      color: '#336699',
      variants: [{ url: '/media/a.jpg', format: 'jpg', width: 9, height: 9 }],
    };
    const view = { linkname: 'ada', address: 'https://tessera.example/ada', design: circle(), profilePicture: picture, wallpaper: null };
    expect(renderToStaticMarkup(pageDocument(view, 'Tessera').element)).not.toContain('portrait letter');
  });

  test('shows a picture tile without a picture with the first letter of its name, if it has one', () => {
    const tiles = [aPicture({ name: 'Garden', picture: null }), aPicture({ name: 'Lake', picture: null, address: 'https://a.example' })];
    const { html } = documentOf(circle({ tiles }));
    const letter = (text: string, name: string): string =>
      `<span class="emblem letter" aria-hidden="true" lang="">${text}</span><span class="words"><span class="name" dir="auto" lang="">${name}`;
    expect(html).toContain(`<div class="tile" id="tile-1">${letter('G', 'Garden')}`);
    expect(html).toMatch(new RegExp(`<a class="tile" id="tile-2" href="https://a.example"[^>]*>${letter('L', 'Lake')}`));
    const unnamed = aPicture({ name: ' ', picture: null });
    expect(documentOf(circle({ tiles: [unnamed] })).html).not.toContain('id="tile-1"');
    expect(documentOf(aDesign({ bio: 'No look', tiles })).html).not.toContain('id="tile-1"');
  });

  test('shows the picture that is the emblem of a tile as small as one, and nothing in its place while it has no file', () => {
    const variants = [{ name: 'jug.png', format: 'png', width: 300, height: 300 }];
    const picture = { id: 'jug', width: 300, height: 300, color: '#336699', variants };
    const missing = { ...picture, variants: [] };
    const tiles = [aTile({ name: 'Jugs', emblem: { picture } }), aTile({ name: 'Cups', emblem: { picture: missing } })];
    const { html, style } = documentOf(aDesign({ tiles }));
    expect(html).toMatch(/<span class="emblem pictured"><picture><img src="\/media\/jug\.png"[^>]* alt=""/);
    expect(html.split('class="emblem')).toHaveLength(2);
    expect(style).toMatch(/\.pictured img\s*\{/);
  });

  test('shows a picture without its emblem, and its second line below its name, with and without a link', () => {
    const words = { name: 'June', secondLine: 'After the rain', emblem: { icon: 'image' } } as const;
    const { html } = documentOf({ ...looking({}), tiles: [aPicture(words), aPicture({ ...words, address: 'https://roses.example' })] });
    const caption = '<span class="second" dir="auto" lang="">After the rain</span>';
    expect(html).toContain(`<figcaption class="name" dir="auto" lang="">June${caption}</figcaption>`);
    expect(html).toContain(`</picture><span class="name" dir="auto" lang="">June${caption}</span></a>`);
    expect(html).not.toContain('class="emblem');
  });

  test('has readable words at both ends of a gradient, as far as a colour is readable on both', () => {
    const colorsOf = (end: string, angle: number, titleColor: string) => {
      const { style } = documentOf({
        ...looking({ ground: { kind: 'gradient', end: { hex: end, alpha: 1 }, angle } }),
        titleColor: { hex: titleColor, alpha: 1 },
        backgroundColor: { hex: '#ffffff', alpha: 1 },
      });
      return ['words', 'foot'].map((name) => new RegExp(`--${name}:(#\\w{6})`).exec(style.slice(style.indexOf('.dressed')))?.[1]);
    };
    expect(colorsOf('#cccccc', 180, '#595959')).toEqual(['#23254a', '#23254a']);
    expect(colorsOf('#cccccc', 180, '#333333')).toEqual(['#333333', '#333333']);
    expect(colorsOf('#000000', 180, '#222222')).toEqual(['#222222', '#ffffff']);
    expect(colorsOf('#000000', 0, '#222222')).toEqual(['#ffffff', '#222222']);
  });

  test('from edge to edge, has the numbers of lists in the colour of its ornament, if it has one', () => {
    const ornamentColor = { hex: '#c62a20', alpha: 1 };
    const styleOf = (spread: 'full' | 'broad', tiles: Partial<Appearance['tiles']>) =>
      documentOf({ ...looking({ layout: { spread }, tiles }), tiles: [aTile({ html: '<ol><li>Hue</li></ol>' })] }).style;
    expect(styleOf('full', { ornamentColor })).toContain('--number:#c62a20');
    expect(styleOf('full', {})).not.toContain('--number:');
    expect(styleOf('broad', { ornamentColor })).not.toContain('--number:');
  });

  test('has its links in the colour of the frames of its tiles where that can be seen, and in the colour of the title elsewhere', () => {
    const markOn = (ground: string, ornament: 'frame' | 'corners' = 'frame'): string | undefined => {
      const design = looking({ tiles: { ornament, ornamentColor: { hex: '#d9a441', alpha: 1 } } });
      const titleColor = { hex: ground === '#ffffff' ? '#123a7e' : '#fbeccb', alpha: 1 };
      const { style } = documentOf({ ...design, titleColor, backgroundColor: { hex: ground, alpha: 1 } });
      return /--link-mark:(#\w{6})/.exec(style)?.[1];
    };
    expect([markOn('#7d2018'), markOn('#ffffff'), markOn('#7d2018', 'corners')]).toEqual(['#d9a441', '#123a7e', '#fbeccb']);
  });

  test('has its links in a paler colour of the light around the lead tile where that can be seen, and in the colour of the title elsewhere', () => {
    const lit = (hex: string) => aTile({ style: { ...aTile().style, border: { hex, alpha: 1 } } });
    const tiles = [lit('#ff4fb0'), { ...lit('#35e7f2'), isLead: true as const }];
    const markOn = (ground: string, titleColor: string): string | undefined => {
      const colors = { titleColor: { hex: titleColor, alpha: 1 }, backgroundColor: { hex: ground, alpha: 1 } };
      return /--link-mark:(#\w{6})/.exec(documentOf({ ...looking({ tiles: { ornament: 'halo' } }), ...colors, tiles }).style)?.[1];
    };
    expect([markOn('#12081f', '#ffd9ee'), markOn('#ffffff', '#4a1248')]).toEqual(['#86f1f7', '#4a1248']);
  });

  test('has a rule below the head of a popup that is in the colour of its sheet', () => {
    const color = { hex: '#f7efdc', alpha: 1 };
    const styled = (button: string) => aTile({ style: { ...aTile().style, button: { hex: button, alpha: 1 } } });
    const { style } = documentOf({ ...looking({ sheet: { color } }), tiles: [styled('#4f5f30'), styled('#f7efdc')] });
    expect(style).toContain('.t2{--rule:2px}');
    expect(style).not.toContain('.t1{--rule');
  });

  test('has the halo of words on a wallpaper close to their letters only if the wallpaper is covered little', () => {
    const wallpaper = { url: '/media/a.jpg', width: 9, height: 9, color: '#336699', variants: [] };
    const styleWith = (dim: number): string => {
      const view = { linkname: 'ada', address: 'https://tessera.example/ada', profilePicture: null, wallpaper };
      return pageDocument({ ...view, design: looking({ wallpaper: { dim } }) }, 'Tessera').style;
    };
    expect(styleWith(39)).toContain('--halo:.375rem');
    expect(styleWith(40)).not.toContain('--halo:');
  });

  test('has the text of its popups in the colour of its words, or in that of its title, whichever is easily read there', () => {
    const inkOn = (sheet: string, words: string): string | undefined => {
      const design = looking({ type: { color: { hex: words, alpha: 1 } }, sheet: { color: { hex: sheet, alpha: 1 } } });
      const { style } = documentOf({ ...design, titleColor: { hex: '#ffd9ee', alpha: 1 } });
      return /--sheet-ink:(#\w{6})/.exec(style)?.[1];
    };
    const inks = [inkOn('#1a0c2c', '#f8eaff'), inkOn('#1a0c2c', '#7d2018'), inkOn('#ffffff', '#f8eaff')];
    expect(inks).toEqual(['#f8eaff', '#ffd9ee', '#22232e']);
  });

  test('lets no stored value break out of its style sheet', () => {
    const hostile = '#fff}</style><script>alert(1)</script>';
    const broken = { hex: hostile, alpha: Number.NaN };
    const design = looking({
      ground: { kind: 'gradient', end: broken, angle: hostile as unknown as number },
      type: { size: hostile as unknown as number, effectColor: broken, color: broken, leading: Number.NaN },
      panel: { kind: 'solid', color: broken, edge: broken, radius: Number.POSITIVE_INFINITY },
      tiles: { ornamentColor: broken, edge: Number.NaN },
      sheet: { color: broken, accent: broken, radius: Number.NaN },
    });
    const { style } = documentOf(design);
    expect(style).not.toMatch(/<\/style|alert|NaN|Infinity|undefined/);
  });
});

test.each(THEMES.map(({ id }) => id))('The theme %s makes a document without a missing value', (id) => {
  const theme = THEMES.find((one) => one.id === id)!;
  const { html, style } = documentOf(applyTheme(aSamplePage(THEME_SAMPLES[id] ?? THEME_SAMPLES.limestone!), theme));
  expect(html).toContain('dressed');
  expect(style).not.toMatch(/NaN|undefined|\[object/);
});

test.each([
  ['nightferry', 'an ordinary tile, which is quieter than the lead', '#27325f'],
  ['riso', 'the lead, because an ordinary tile cannot be seen there', '#ffc83d'],
  ['ember', 'the lead, because it is no larger than a picture', '#ec9a4e'],
])('In the theme %s, the letter in the place of a picture has the colours of %s', (id, _reason, expected) => {
  const tiles = [{ ...aTile(), isLead: true as const }, aTile()];
  const { style } = documentOf(
    applyTheme(
      aDesign({ title: 'Ada', tiles }),
      THEMES.find((one) => one.id === id)!,
    ),
  );
  expect(style).toContain(`.portrait.letter{background:${expected};`);
});

test.each(THEMES.map(({ id }) => id))('In the theme %s, the letter in the place of a picture is readable', (id) => {
  const theme = THEMES.find((one) => one.id === id)!;
  const { style } = documentOf(applyTheme(aDesign({ title: 'Ada' }), theme));
  const [, shape = '', ink = ''] = /\.portrait\.letter\{\s*background:(#\w{6});color:(#\w{6})\}/.exec(style) ?? [];
  expect(shape === '').toBe(theme.appearance.header.shape === 'tile');
  if (shape !== '') expect(contrast({ hex: shape, alpha: 1 }, { hex: ink, alpha: 1 })).toBeGreaterThanOrEqual(4.5);
});
