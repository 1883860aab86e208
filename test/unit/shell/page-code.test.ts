import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { BLACK_ON_WHITE, codeColors, codeSvg, darkModules, pageCode, type PageCode } from '../../../client/shell/page-code/page-code.js';
import { contrast, flatten } from '../../../client/page-view/contrast.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { anyDesign } from '../../builders/pages/any-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const color = (hex: string) => ({ hex, alpha: 1 });

/** What a camera reads from dark and light modules. */
function read(isDark: (x: number, y: number) => boolean, size: number): string {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(Math.floor(x / scale), Math.floor(y / scale))) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return decodeQR({ width, height: width, data });
}

test('A code says its address, also a long one of an address in another script', () => {
  for (const address of ['http://localhost:3000/ada', `https://${'a'.repeat(60)}.example/ada`, 'https://bücher.example/ada']) {
    const code = pageCode(address);
    expect(read((x, y) => code[y]?.[x] === true, code.length)).toBe(address);
  }
});

test('A code has four light modules on each side', () => {
  const code = pageCode('https://tessera.example/ada');
  const edge = (rows: PageCode) => rows.slice(0, 4).flat();
  for (const side of [code, [...code].reverse()]) expect(edge(side)).not.toContain(true);
  for (const row of code) expect([...row.slice(0, 4), ...row.slice(-4)]).not.toContain(true);
});

test('The outline has each dark module once, and no other', () => {
  const code = pageCode('https://tessera.example/ada');
  const drawn = new Set<string>();
  for (const [, x, y, width] of darkModules(code).matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) drawn.add(`${at} ${y}`);
  const dark = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...drawn].sort()).toEqual(dark.sort());
});

test('A code has the colours of the page, dark on light', () => {
  expect(codeColors(DEFAULT_DESIGN)).toEqual({ dark: '#474a71', light: '#ffffff' });
  const onPaper = aDesign({ titleColor: color('#7a1f14'), backgroundColor: color('#fbf3e2'), tiles: [] });
  expect(codeColors(onPaper)).toEqual({ dark: '#7a1f14', light: '#fbf3e2' });
});

test('On a page that is nearly black, the code has the most colourful colour of the ground and the tiles that is dark enough', () => {
  const [dull, bright, pale] = ['#241a2c', '#1f4e9e', '#e2aa36'].map((hex) => aTile({ style: { ...aTile().style, button: color(hex) } }));
  const dark = { titleColor: color('#fbf3e2'), backgroundColor: color('#120c18') };
  expect(codeColors(aDesign({ ...dark, tiles: [dull!, pale!, bright!] }))).toEqual({ dark: '#1f4e9e', light: '#fbf3e2' });
  expect(codeColors(aDesign({ ...dark, backgroundColor: color('#474a71'), tiles: [bright!] }))?.dark).toBe('#474a71');
  expect(codeColors(aDesign({ ...dark, tiles: [pale!] }))).toEqual({ dark: '#120c18', light: '#fbf3e2' });
  const nightMarket = THEMES.find(({ id }) => id === 'nightmarket')!;
  expect(codeColors(applyTheme(aDesign(), nightMarket))?.dark).toBe('#4a1248');
});

test('The colour of a tile is used if title and background are too light', () => {
  const style = { ...aTile().style, button: color('#1d4fa0') };
  const light = aDesign({ titleColor: color('#cccccc'), backgroundColor: color('#ffffff'), tiles: [aTile({ style })] });
  expect(codeColors(light)).toEqual({ dark: '#1d4fa0', light: '#ffffff' });
});

test('Colours that are too alike are not used', () => {
  expect(codeColors(aDesign({ titleColor: color('#ffffff'), backgroundColor: color('#ff9900'), tiles: [] }))).toBeNull();
});

test('The colours of any page have a contrast of at least 7 : 1', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { dark, light } = codeColors(design) ?? BLACK_ON_WHITE;
      expect(contrast(color(dark), color(light))).toBeGreaterThanOrEqual(7);
    }),
  );
});

test('The SVG file has both colours and nothing that runs', async () => {
  const svg = await codeSvg(pageCode('https://tessera.example/ada'), { dark: '#123456', light: '#fedcba' }).text();
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*><path fill="#fedcba" d="[^"]+"\/><path fill="#123456" d="[^"]+"\/><\/svg>\n$/,
  );
});

test.each(THEMES)('The code of a page in the look of $name has two of its colours, dark on light, and a camera reads it', async (theme) => {
  const design = applyTheme(aDesign(), theme);
  const colors = codeColors(design)!;
  const { kind, end } = theme.appearance.ground;
  const grounds = [design.backgroundColor, ...(kind === 'gradient' ? [end] : [])];
  const own = [...grounds, design.titleColor, ...design.tiles.map(({ style }) => style.button)].map(
    (one) => flatten(one, design.backgroundColor).hex,
  );
  expect(own).toContain(colors.dark);
  expect([...own, '#ffffff']).toContain(colors.light);
  expect(contrast(color(colors.dark), color('#ffffff'))).toBeGreaterThan(contrast(color(colors.light), color('#ffffff')));
  const svg = Buffer.from(await codeSvg(pageCode('https://tessera.example/volta-bikes'), colors).arrayBuffer());
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
  expect(read).toBe('https://tessera.example/volta-bikes');
});
