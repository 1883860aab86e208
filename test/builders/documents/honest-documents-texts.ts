import { INKS } from '../../../client/page-view/tiles/rich-text.js';
import {
  bold,
  bullets,
  centered,
  code,
  format,
  huge,
  indented,
  ink,
  italic,
  justified,
  large,
  line,
  link,
  marked,
  mono,
  numbers,
  p,
  picture,
  right,
  serif,
  small,
  sub,
  sup,
  text,
  underline,
  type Lines,
} from './delta.js';

const [INK, SLATE, TERRACOTTA, OCHRE, VERDIGRIS, BLUE, PLUM, GREY] = INKS.map(({ light }) => light) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const LEMON = '#f6e3a8';
const APRICOT = '#f9dcc4';
const ROSE = '#f7d6d6';
const MINT = '#cfeadf';
const SKY = '#d3e4f8';
const LILAC = '#e6dcf5';
const HIGHLIGHTS = [LEMON, APRICOT, ROSE, MINT, SKY, LILAC];

const FORMATS = { bold, italic, underline, sub, sup };
const LOREM =
  'The path leaves the square behind the chapel, crosses the stream on two planks, and climbs through chestnuts until the first hut comes into sight.';

/** Text with sizes, fonts, colours, alignments, links, pictures and code. */
export const TEXT_DOCUMENTS: Readonly<Record<string, readonly Lines[]>> = {
  'A note': [p('Open from nine to five.')],
  'Two paragraphs with a gap': [p('First.'), p(), p('Second, after an empty line.'), p(), p(), p('Third, after two.')],
  'A note with room below': [p('More to come:'), p(), p()],
  'House rules': [
    p(large(bold('Welcome home'))),
    p('Breakfast is served ', bold('from 7 to 10'), '; ', italic('later by arrangement'), '. ', underline('Please close the gate.')),
    p(
      bold(italic('No shoes upstairs.')),
      ' ',
      bold(underline('No candles.')),
      ' ',
      italic(underline('No exceptions.')),
      ' ',
      bold(italic(underline('Thank you!'))),
    ),
  ],
  'An invitation': [
    centered(huge(serif('Lena & Jonas'))),
    centered(serif(italic('are getting married'))),
    centered(),
    centered(ink(TERRACOTTA, large('21 June, 3 pm'))),
    centered(small('R.S.V.P. to ', link('mailto:lena@example.org', 'lena@example.org'))),
    right(italic('We look forward to you.')),
  ],
  'A chapter of a novel': [
    centered(huge(serif('I'))),
    justified(serif(LOREM, ' ', LOREM)),
    justified(serif(italic(LOREM))),
    right(small(serif('continued next week'))),
  ],
  'A poem': [
    p(italic('The lamp goes out,')),
    p('    the window stays,'),
    p('        a blue that neither ends'),
    p('  nor   says.'),
    p(),
    indented(3)('— ', small('after a letter')),
  ],
  'A poem set with blanks alone': [
    p(' one'),
    p('  two'),
    p('   three'),
    p('    four and    a gap'),
    p(bold(' bold from the first '), ' and on'),
  ],
  'Non-breaking spaces': [p('10\u00a0km, 5\u00a0%, Mr\u00a0Brown, «\u00a0bonjour\u00a0», \u00a0\u00a0deep'), p('\u00a0')],
  'Tabs from a spreadsheet': [p('Name\tAge\tTown'), p('Ada\t36\tLondon'), p('Augustine-Marie\t7\tLyon')],
  'Signs of HTML': [
    p('if a < b && c > d then "stop" or \'go\''),
    p('&amp; is written &amp;amp;, <br> is not a break, </p> ends nothing'),
    p(bold('<b>'), ' & ', italic('</i>'), ' <!-- no comment -->'),
  ],
  Chemistry: [
    p('2 H', sub('2'), ' + O', sub('2'), ' → 2 H', sub('2'), 'O'),
    p(bold('SO', sub('4'), sup('2−')), ' and ', italic('x', sup('n')), ', ', underline('10', sup('−3')), ', ', ink(BLUE, 'CO', sub('2'))),
    p(large('E = mc', sup('2')), ' ', huge('a', sub('i')), ' ', small('b', sup('j')), ' ', serif('c', sub('k')), ' ', mono('d', sup('l'))),
    p(sup(link('https://example.org/note', '[1]')), ' ', sub(marked(LEMON, 'low')), ' ', sup(bold(italic('high')))),
  ],
  'Every size in every font': ['sans', 'serif', 'monospace'].flatMap((font) =>
    ['small', 'normal', 'large', 'huge'].map((size) =>
      p(
        format({ ...(font !== 'sans' && { font }), ...(size !== 'normal' && { size }) })(
          `${size} ${font} `,
          bold('bold'),
          ' ',
          italic('italic'),
          ' ',
          underline('underlined'),
          ' ',
        ),
        'and on',
      ),
    ),
  ),
  'Every two formats together': Object.entries(FORMATS).map(([one, outer]) =>
    p(...Object.entries(FORMATS).flatMap(([other, inner]) => [outer(`${one} `, inner(`${other} `), 'x'), ' '])),
  ),
  'Every ink': INKS.map(({ name, light }) =>
    p(
      ink(
        light,
        `${name} `,
        bold('bold '),
        italic('italic '),
        underline('underlined '),
        large('large '),
        link('https://example.org', 'linked'),
      ),
      ' plain',
    ),
  ),
  'Every highlight under every ink': HIGHLIGHTS.map((ground) =>
    p(...INKS.flatMap(({ name, light }) => [marked(ground, ink(light, name)), ' ']), marked(ground, 'plain ', bold('bold '))),
  ),
  'Colours of somebody’s own': [
    p(ink('#e60000', 'red '), ink('#008a00', 'green '), ink('#9933ff', bold('purple '))),
    p(
      marked('#ffff00', 'yellow marker '),
      marked('#000000', ink('#ffffff', ' white on black ')),
      marked('#3d1466', ink('#ffebcc', large(' cream on violet '))),
    ),
    p(ink('#e60000', 'nested ', ink('#0066cc', 'blue '), underline('red underlined '), link('https://example.org', 'red link'))),
  ],
  'An ink beside a colour of somebody’s own': [p(ink(VERDIGRIS, 'verdigris '), ink('#123456', 'own '), 'and nothing')],
  'Price list': [
    p(bold(large('Haircuts'))),
    p('Short', ' ............ ', mono('24 €')),
    p('Long   ............ ', mono('38 €')),
    p(marked(LEMON, 'Tuesday: students ', bold('−20 %'))),
    right(small(ink(GREY, 'All prices incl. VAT'))),
  ],
  'Opening hours in monospace': [
    p(mono('Mon  09:00–17:00')),
    p(mono('Tue  09:00–17:00')),
    p(mono('Wed  ', bold('closed'))),
    p(mono('Sat   9:00–12:00')),
  ],
  'A list of links': [
    p(link('https://example.org/a?b=1&c=2#d', 'The shop')),
    p(link('http://example.org', 'An old page')),
    p(link('mailto:hello@example.org?subject=Hi%20there', 'Write to me')),
    p(link('tel:+39051123456', '+39 051 123456')),
    p(
      'Bare: ',
      link(
        'https://example.org/a/very/long/path/that/goes/on/and/on/and-on_and-on.html?with=a&query=string',
        'https://example.org/a/very/long/path/that/goes/on/and/on/and-on_and-on.html?with=a&query=string',
      ),
    ),
  ],
  'Links in every dress': [
    p(
      link('https://example.org', 'plain'),
      ' ',
      link('https://example.org', bold('bold')),
      ' ',
      bold(link('https://example.org', 'bold outside'), ' more bold'),
    ),
    p(
      italic('see ', link('https://example.org', 'this'), ' and that'),
      ' ',
      underline('see ', link('https://example.org', 'this'), ' and that'),
    ),
    p(
      link(
        'https://example.org',
        'a link ',
        bold('part bold '),
        italic('part italic '),
        ink(TERRACOTTA, 'part terracotta '),
        marked(MINT, 'part marked '),
        underline('part underlined'),
      ),
    ),
    p(
      large(link('https://example.org', 'large')),
      ' ',
      serif(link('https://example.org', 'serif')),
      ' ',
      small(mono(link('https://example.org', 'small mono'))),
    ),
    p(bold(ink(PLUM, underline(italic(link('https://example.org', marked(SKY, 'everything at once'))))))),
  ],
  'A picture alone': [p(picture('https://pictures.example/lemon.png', 'A lemon'))],
  'Pictures in a text': [
    p('Before ', picture('https://pictures.example/a.jpg'), ' after'),
    centered(picture('https://pictures.example/b.gif?size=2', 'A wall, "seen" from <below>')),
    p(picture('https://pictures.example/c.jpeg'), picture('https://pictures.example/d.png')),
    right(italic(small('Photo: own'))),
  ],
  'A picture that is a link': [p(link('https://example.org/big', picture('https://pictures.example/small.png', 'See it large')))],
  'A code snippet': [
    p('Put this into your ', mono('config.json'), ':'),
    code('{', '  "name": "tessera",', '  "port": 3000,', '', '  "debug": true && "<b>"', '}'),
    p('and restart.'),
  ],
  'Code alone': [code('print("hello")')],
  'Code with long lines and tabs': [
    code(
      'for (const word of document.querySelectorAll("p")) { console.log(word.textContent.trim().toUpperCase().repeat(3)); }',
      '\tindented by a tab',
      'if   (a)    b',
      '',
    ),
    p(),
  ],
  'Two code blocks': [p('First'), code('one', 'two'), p('then'), code('three'), p()],
  'A long word': [
    p('Donaudampfschifffahrtsgesellschaftskapitänsmützenrezeptsammlungsverzeichnis'.repeat(3)),
    p(bold('w'.repeat(150))),
    p(huge('Rindfleischetikettierungsüberwachungsaufgabe')),
  ],
  'Paragraphs set in': [p('Level 0'), ...[1, 2, 3, 4, 5, 6, 7, 8].map((depth) => indented(depth)(`Level ${depth}, ${LOREM}`))],
  'Set in and aligned': [
    line({ indent: 2, align: 'right' })('right, set in'),
    line({ indent: 2, align: 'center' })('centred, set in'),
    line({ indent: 1, align: 'justify' })(LOREM),
  ],
  'Each alignment': [p(LOREM), centered(LOREM), right(LOREM), justified(LOREM), centered(large('short')), right(bold('short'))],
  'A route': [
    p(bold(huge('Monte Sole')), ' ', small('T2, 4 h 30')),
    p(ink(OCHRE, '▲ 826 m'), '  ', ink(SLATE, '↔ 12.4 km'), '  ', ink(INK, '↑ 610 m')),
    justified(LOREM),
    p(underline('Start')),
    bullets(text('Bus ', bold('92'), ' from the station'), 'Car park by the church, free after six'),
    p(link('https://example.org/route.gpx', 'GPX track')),
  ],
  'A recipe': [
    p(serif(huge('Lemon cake'))),
    p(italic('For one tin, 26 cm')),
    bullets('4 eggs', '250 g sugar', '½ tsp salt', 'the zest of 3 lemons'),
    p(),
    numbers('Beat eggs & sugar until pale.', text('Fold in the flour (do ', underline('not'), ' stir!).'), 'Bake 45 min at 180 °C.'),
    p(marked(APRICOT, bold('Tip:'), ' rests well overnight.')),
  ],
  'Marked in the middle of words': [
    p(
      'un',
      bold('believ'),
      'able, re',
      italic('mark'),
      'able, H',
      huge('U'),
      'GE, s',
      marked(ROSE, 'ele'),
      'ction, ',
      ink(BLUE, 'b'),
      ink(PLUM, 'u'),
      ink(OCHRE, 'n'),
      ink(GREY, 't'),
    ),
  ],
  'Sizes nested in colours nested in fonts': [
    p(
      serif(
        'serif ',
        ink(TERRACOTTA, 'terracotta ', marked(LILAC, 'on lilac ', huge('huge ', sup('up ')), small('small '))),
        'plain serif',
      ),
    ),
    p('plain'),
  ],
};
