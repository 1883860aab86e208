import { DEFAULT_DESIGN, DESIGN_LIMITS, type TileStyle } from '../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS, SOCIAL_KINDS, type SocialKind, type SocialLinks } from '../../../server/pages/design/social-links.rules.js';
import { examplePage, type TestPage } from './example-pages.js';
import type { TextTile } from '../../../server/pages/tile-kinds/text/text-tile.rules.js';
import type { TextDesign } from '../../../server/pages/design/wire-design.rules.js';
import { aTile } from './page-design.js';

const color = (hex: string, alpha = 1) => ({ hex, alpha });

/** Tiles with the same style. Each has a name and a content. */
function tilesOf(style: Partial<TileStyle>, ...contents: readonly (readonly [name: string, html: string])[]): TextTile[] {
  return contents.map(([name, html]) => aTile({ name, html, style }));
}

function linksTo(...kinds: readonly SocialKind[]): SocialLinks {
  return { ...NO_SOCIAL_LINKS, ...Object.fromEntries(kinds.map((kind) => [kind, `https://example.org/${kind}`])) };
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (kind: 'bullet' | 'ordered', ...items: readonly string[]) =>
  `<ol>${items.map((item) => `<li data-list="${kind}"><span class="ql-ui" contenteditable="false"></span>${item}</li>`).join('')}</ol>`;

/** In Japanese, with emoji. */
const teacher: TextDesign = {
  title: 'はる先生の日本語教室 🌸',
  titleColor: color('#7a2e4b'),
  backgroundColor: color('#fdeef2'),
  socialLinks: linksTo('youtube', 'twitter'),
  tiles: tilesOf(
    {
      text: color('#4d1a2e'),
      button: color('#ffffff'),
      hover: color('#fbdce6'),
      border: color('#e8a9bf'),
      shadow: color('#7a2e4b', 0.12),
      radius: 14,
      thickness: 20,
    },
    [
      'はじめての人へ ☕',
      paragraphs('日本語教室へようこそ。<strong>ゆっくり</strong>はじめましょう。', 'Start here: ten words, one page, no exam.'),
    ],
    ['今日の十の言葉', list('ordered', 'はる — spring', '人 — person', '今日 — today', '言葉 — word')],
    ['日本語の言葉はなぜはじめてのひとにもゆっくりはなすとやさしいのか', paragraphs('日本語はやさしい。')],
    ['Lessons on Thursdays ✏️', paragraphs('Room 4, 18:30. Bring a pencil.')],
  ),
};

const heavy: Partial<TileStyle> = {
  text: color('#ffe14d'),
  button: color('#111111'),
  hover: color('#333333'),
  border: color('#111111'),
  shadow: color('#111111', 0.5),
  radius: 0,
  thickness: 100,
};

/** A poster: square tiles with bold text. The last tile has a thickness that only older clients store. */
const poster: TextDesign = {
  title: 'HEAVY TYPE CLUB',
  titleColor: color('#111111'),
  backgroundColor: color('#ffe14d'),
  socialLinks: linksTo('twitter', 'discord', 'reddit'),
  tiles: [
    ...tilesOf(
      heavy,
      ['NEXT MEETING', paragraphs('<span class="ql-size-huge">Friday, 20:00</span>', 'Bring one letter you hate.')],
      ['RULES', list('ordered', 'No scripts.', 'No thin weights.', 'Rule two stands.')],
      ['ARCHIVE 1998–2026', paragraphs('<span class="ql-font-monospace">vol. 1 to vol. 57</span>')],
    ),
    ...tilesOf(
      {
        ...heavy,
        text: color('#111111'),
        button: color('#111111', 0),
        hover: color('#111111', 0.12),
        border: color('#111111'),
        shadow: color('#000000', 0),
        thickness: 900,
      },
      ['JOIN', paragraphs('Two coins a month.')],
    ),
  ],
};

const BIRDS = ['Robin', 'Wren', 'Blackbird', 'Goldfinch', 'Great tit', 'Nuthatch', 'Kingfisher', 'Dipper', 'Lapwing', 'Curlew'];
const SEASONS = [
  'in winter',
  'in early spring',
  'in April',
  'in May',
  'in June',
  'in July',
  'in high summer',
  'in September',
  'in October',
  'in November',
];

/** The maximum number of tiles. */
const hundred: TextDesign = {
  ...DEFAULT_DESIGN,
  title: 'A hundred birds by ear',
  socialLinks: linksTo('home'),
  tiles: SEASONS.flatMap((season, row) =>
    BIRDS.map((bird, at) =>
      aTile({
        name: `${row * BIRDS.length + at + 1}. ${bird} ${season}`,
        html: paragraphs(`Listen for the ${bird.toLowerCase()} ${season}, before seven.`),
      }),
    ),
  ).slice(0, DESIGN_LIMITS.tiles),
};

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Texts of the maximum length, and also empty ones. */
const extremes: TextDesign = {
  title:
    `Fräulein Unverwüstlichs ${WORD}: alles, was man niemals über die Beschriftung von Marmeladengläsern wissen wollte, und trotzdem`.padEnd(
      DESIGN_LIMITS.titleLength,
      ' immer wieder gefragt wird',
    ),
  titleColor: color('#1d3557'),
  backgroundColor: color('#f1faee'),
  socialLinks: linksTo(...SOCIAL_KINDS),
  tiles: [
    ...tilesOf(
      {
        text: color('#ffffff'),
        button: color('#1d3557'),
        hover: color('#2f5d8c'),
        border: color('#a8dadc'),
        shadow: color('#1d3557', 0.25),
        radius: 24,
        thickness: 0,
      },
      [
        `${WORD} `.repeat(2).slice(0, DESIGN_LIMITS.tileNameLength),
        paragraphs(`${WORD}${WORD}`, `<a href="https://example.org/${WORD}">https://example.org/${WORD}/${WORD}</a>`),
      ],
      ['', paragraphs('Eine Kachel ohne Namen.')],
      ['Nichts dahinter', ''],
      ['   ', '<p><br></p>'],
      ['i', paragraphs('Kurz.')],
      ['0123456789'.repeat(12), '<pre class="ql-syntax" spellcheck="false">' + `${'const x = 1; '.repeat(20)}\n` + '</pre>'],
      ['חלה לשבת', paragraphs('קמח, מים, מלח ודבש.', 'Serve with salt.')],
      ['Instagram: @layla.kitchen!', paragraphs('<a href="https://example.org/">מתכון</a>, 2026.')],
    ),
  ],
};

const prices = (...lines: readonly (readonly [string, string])[]) =>
  paragraphs(...lines.map(([what, price]) => `${what}: <strong>${price}</strong>`));

/** Without a title: pale tiles on a wallpaper, and a plate with only icons. */
const untitled: TextDesign = {
  title: ' ',
  titleColor: color('#ffffff'),
  backgroundColor: color('#0f2f3d'),
  socialLinks: linksTo(...SOCIAL_KINDS),
  tiles: tilesOf(
    {
      text: color('#0f2f3d'),
      button: color('#ffffff', 0.85),
      hover: color('#ffffff'),
      border: color('#ffffff', 0),
      shadow: color('#0f2f3d', 0.3),
      radius: 28,
      thickness: 40,
    },
    ['Tides', paragraphs('<span style="background-color: rgb(255, 240, 133); color: rgb(31, 91, 168);">High</span> at 06:12 and 18:40.')],
    ['Boards for rent', prices(['Half a day', '€15'], ['A day', '€25'])],
    ['Where the bus stops', paragraphs('Line 7, last stop. It leaves at :10 and :40.')],
  ),
};

/** Pages unlike the twelve example pages: other scripts, no title, the limits of each text, what only older clients store, and an empty page. */
export const UNUSUAL_PAGES: readonly TestPage[] = [
  { linkname: 'haru', design: teacher, portrait: examplePage('ines-moreau').portrait },
  { linkname: 'heavy-type', design: poster },
  { linkname: 'hundred-birds', design: hundred },
  { linkname: 'unverwuestlich', design: extremes },
  { linkname: 'tides', design: untitled, wallpaper: examplePage('tomasz-birds').wallpaper },
  { linkname: 'without-tiles', design: { ...DEFAULT_DESIGN, tiles: [] } },
];
