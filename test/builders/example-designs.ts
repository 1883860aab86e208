import { DEFAULT_DESIGN, DESIGN_LIMITS, type PageDesign, type Tile, type TileStyle } from '../../server/pages/page-design.rules.js';
import { NO_SOCIAL_LINKS, SOCIAL_KINDS, type SocialKind, type SocialLinks } from '../../server/pages/social-links.rules.js';
import { aTile } from './page-design.js';

const color = (hex: string, alpha = 1) => ({ hex, alpha });

/** Tiles with the same style. Each has a name and a content. */
function tilesOf(style: Partial<TileStyle>, ...contents: readonly (readonly [name: string, html: string])[]): Tile[] {
  return contents.map(([name, html]) => aTile({ name, html, style }));
}

function linksTo(...kinds: readonly SocialKind[]): SocialLinks {
  return { ...NO_SOCIAL_LINKS, ...Object.fromEntries(kinds.map((kind) => [kind, `https://example.org/${kind}`])) };
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (kind: 'bullet' | 'ordered', ...items: readonly string[]) =>
  `<ol>${items.map((item) => `<li data-list="${kind}"><span class="ql-ui" contenteditable="false"></span>${item}</li>`).join('')}</ol>`;

const SUGO =
  paragraphs('<span class="ql-size-large"><strong>For six people, or for two and a freezer.</strong></span>', '<br>') +
  list('bullet', '1.5 kg ripe tomatoes', '1 onion, halved', '80 g butter', 'Salt, and <em>nothing</em> else') +
  paragraphs('<br>', '<strong>What to do</strong>') +
  list(
    'ordered',
    'Pull off the skins: cut a cross, pour boiling water over them, wait for <u>one minute</u>.',
    'Everything into a wide pan.',
    'Let it murmur for two hours. Stir when you walk past.',
    'Fish the onion out and eat it on bread. It is the cook’s.',
  ) +
  paragraphs(
    '<br>',
    '<span style="color: rgb(162, 63, 38);">Never put a lid on it:</span> the water has to leave.',
    'Scaled: m<sub>salt</sub> ≈ 10 g per litre. More at <a href="https://example.org/sugo" rel="noopener noreferrer" target="_blank">the long version</a>.',
  );

/** A cook: cream tiles on a wallpaper, with a profile picture. */
export const cook: PageDesign = {
  title: 'Marta’s Wednesday kitchen',
  titleColor: color('#4a1f12'),
  backgroundColor: color('#fcf3e4'),
  socialLinks: linksTo('home', 'instagram', 'youtube', 'tiktok', 'medium'),
  tiles: tilesOf(
    {
      text: color('#4a1f12'),
      button: color('#fcf3e4'),
      hover: color('#f3dfbf'),
      border: color('#4a1f12'),
      shadow: color('#4a1f12', 0.2),
      radius: 6,
      thickness: 55,
    },
    ['Sugo, the slow one', SUGO],
    [
      'Focaccia for impatient people',
      paragraphs(
        'Flour, water, salt, oil. <strong>No kneading</strong>, one night in the fridge.',
        'Bake at 250 °C until it is the colour of a violin.',
      ),
    ],
    ['Salt your pasta water properly', paragraphs('Ten grams a litre. Weigh it once, then trust your hand.')],
    ['What to do with stale bread', list('ordered', 'Panzanella', 'Ribollita', 'Crumbs with anchovy, on everything')],
    ['My knives, and who sharpens them', paragraphs('Three are enough. Via dei Mille 9, Tuesdays until six.')],
    ['Preserved lemons', list('bullet', 'Lemons', 'Salt', 'Three weeks')],
    ['A shopping list for one week', paragraphs('Chickpeas, tomatoes, greens, eggs, one good cheese.')],
    ['Come and cook with me', paragraphs('Wednesdays at seven: <a href="mailto:marta@example.org">marta@example.org</a>')],
  ),
};

/** A guide: transparent tiles on a wallpaper, without a profile picture. */
export const guide: PageDesign = {
  title: 'Sentiers d’altitude',
  titleColor: color('#f6f1e4'),
  backgroundColor: color('#23353b', 0.95),
  socialLinks: linksTo('home', 'instagram', 'discord'),
  tiles: tilesOf(
    {
      text: color('#ffffff'),
      button: color('#1b2a30', 0.78),
      hover: color('#1b2a30', 0.95),
      border: color('#f6f1e4', 0.35),
      shadow: color('#000000', 0.35),
      radius: 18,
      thickness: 30,
    },
    [
      'Tour du lac Blanc, 5 h 30',
      paragraphs(
        '<strong>Départ</strong> : parking des Praz, 1 060 m.',
        'Dénivelé : +1 290 m. Les échelles sont <em>déconseillées</em> aux chiens.',
      ) + list('ordered', 'La Flégère', 'Lac Blanc, pause', 'Descente par l’Index'),
    ],
    ['Refuges ouverts en octobre', list('bullet', 'Refuge du Lac', 'Refuge de la Pierre', 'Cabane des Évettes')],
    ['La crête au lever du soleil', paragraphs('Frontale, thermos, patience.')],
    [
      'Trace GPX et code',
      '<pre class="ql-syntax" spellcheck="false">&lt;trkpt lat="45.9814" lon="6.8897"&gt;\n  &lt;ele&gt;2352&lt;/ele&gt;\n&lt;/trkpt&gt;\n</pre>',
    ],
    ['Que mettre dans le sac ?', paragraphs('Moins que ce que tu crois.')],
    ['Réserver une journée', paragraphs('<a href="tel:+33450000000">04 50 00 00 00</a>')],
  ),
};

/** A teacher: a profile picture on a plain background, in Japanese. */
export const teacher: PageDesign = {
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

const prices = (...lines: readonly (readonly [string, string])[]) =>
  paragraphs(...lines.map(([what, price]) => `${what}: <strong>${price}</strong>`));

/** A shop: transparent pills. */
export const shop: PageDesign = {
  title: 'Salon Wiśnia — cennik',
  titleColor: color('#ffffff'),
  backgroundColor: color('#6b1f3a'),
  socialLinks: linksTo('facebook', 'instagram'),
  tiles: tilesOf(
    {
      text: color('#ffffff'),
      button: color('#ffffff', 0.14),
      hover: color('#ffffff', 0.24),
      border: color('#ffffff', 0.6),
      shadow: color('#000000', 0),
      radius: 900,
      thickness: 10,
    },
    ['Strzyżenie damskie', prices(['Krótkie', '90 zł'], ['Średnie', '110 zł'], ['Długie', '140 zł'])],
    ['Strzyżenie męskie', prices(['Klasyczne', '60 zł'], ['Z brodą', '85 zł'])],
    ['Koloryzacja i pasemka, razem z myciem, strzyżeniem i modelowaniem', prices(['Od', '240 zł'])],
    ['Godziny otwarcia', list('bullet', 'pn.–pt. 9–19', 'sob. 9–15')],
    ['Zadzwoń', paragraphs('<a href="tel:+48500000000">500 000 000</a>')],
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
export const poster: PageDesign = {
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
export const hundred: PageDesign = {
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

/** A page from right to left, with other scripts in between. */
export const rightToLeft: PageDesign = {
  ...DEFAULT_DESIGN,
  title: 'مطبخ ليلى',
  socialLinks: linksTo('instagram', 'youtube', 'home'),
  tiles: tilesOf(
    { radius: 14 },
    [
      'خبز الصاج خطوة بخطوة',
      list('ordered', 'دقيق وماء وملح', 'اعجن عشر دقائق', 'اخبز على الصاج') +
        paragraphs('الوقت: <strong>45</strong> دقيقة.', 'Serve with olive oil.', '<a href="https://example.org/">خبز الصاج</a>'),
    ],
    ['كيف تختار الزيتون (2026)', paragraphs('الزيتون الأخضر أولا.')],
    ['Donaudampfschifffahrtsgesellschaftskapitänsmützenrezept', paragraphs('Ja, wirklich.')],
    ['חלה לשבת', paragraphs('קמח, מים, מלח ודבש.')],
    ['Instagram: @layla.kitchen!', paragraphs('مطبخ ليلى')],
  ),
};

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Texts of the maximum length, and also empty ones. */
export const extremes: PageDesign = {
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
    ),
  ],
};

/** Without a title: pale tiles on a wallpaper, and a plate with only icons. */
export const untitled: PageDesign = {
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
