import { bold, bullet, bullets, centered, code, huge, indented, ink, italic, large, link, marked, number, numbers, p, picture, serif, small, sub, type Lines } from './delta.js';

const depths = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LONG = 'Walk on along the wall until the second gate, the one with the blue sign, and wait there until everybody is back together.';

/** Lists, numbered and with bullets, within each other and next to each other. */
export const LIST_DOCUMENTS: Readonly<Record<string, readonly Lines[]>> = {
  'Bullets': [bullets('Rope', 'Helmet', 'Ten quickdraws')],
  'Numbers': [numbers('Left', 'Right', 'Left again')],
  'Numbers up to twelve': [numbers(...Array.from({ length: 12 }, (_, at) => `Lesson ${at + 1}`))],
  'Bullets nine levels deep': [...depths.map((depth) => bullet(depth)(`Level ${depth}`))],
  'Numbers nine levels deep': [...depths.map((depth) => number(depth)(`Level ${depth}`))],
  'Numbers down and up again': [...[0, 1, 2, 3, 3, 2, 2, 1, 0, 1, 1, 4, 0].map((depth) => number(depth)(`depth ${depth}`))],
  'Bullets in numbers': [number()('Pack'), bullet(1)('tent'), bullet(1)('stove'), number()('Go'), bullet(1)('early'), number()('Rest')],
  'Numbers in bullets': [bullet()('Monday'), number(1)('warm up'), number(1)('boulder'), bullet()('Tuesday'), number(1)('rest'), number(2)('really'), number(2)('rest')],
  'Numbers that go on after bullets': [numbers('one', 'two'), bullets('a remark', 'another'), numbers('three', 'four')],
  'Numbers that go on after bullets, deeper': [number()('A'), number(1)('first'), bullet(1)('aside'), number(1)('second'), number()('B'), number(1)('first again')],
  'Numbers that begin anew after a paragraph': [numbers('one', 'two'), p('A paragraph in between.'), numbers('one again', 'two again')],
  'A list that begins deep': [bullet(2)('two levels in'), bullet(1)('one'), bullet()('none'), number(3)('three levels in'), number()('first')],
  'Numbers that begin deep': [number(2)('i'), number(2)('ii'), number(1)('a'), number()('one'), number(3)('deep'), number(1)('a again'), number()('two')],
  'Items with empty ones between': [bullet()('full'), bullet()(), bullet()('full again'), number()(), number()('two')],
  'Items of several lines': [numbers(LONG, LONG), bullet()(LONG), bullet(1)(LONG), bullet(2)(LONG)],
  'Aligned items': [
    number(0, { align: 'center' })('centred'),
    number(0, { align: 'right' })('at the right'),
    number(0, { align: 'justify' })(LONG),
    bullet(0, { align: 'center' })('centred'),
    bullet(1, { align: 'right' })('deeper, at the right'),
    bullet(1, { align: 'justify' })(LONG),
    bullet(0, { align: 'center' })(LONG),
  ],
  'Formats in items': [
    bullet()(bold('Bold'), ' and ', italic('italic')),
    bullet()(ink('#a23f26', 'terracotta'), ' ', marked('#f6e3a8', 'marked')),
    bullet()(huge('huge')),
    bullet()(small('small '), large('large')),
    number()(serif('serif'), ' ', link('https://example.org', 'link'), ' CO', sub('2')),
    number()(bold('all bold')),
    number()(picture('https://pictures.example/step.png', 'Step three')),
  ],
  'A list between headings': [p(large(bold('You need'))), bullets('flour', 'water'), p(large(bold('You do'))), numbers('mix', 'wait'), centered(italic('enjoy'))],
  'Code between steps': [numbers('Open a terminal', 'Type'), code('npm start', '# and wait'), numbers('Open the browser')],
  'A set-in paragraph between items': [bullet()('item'), indented(1)('goes on here'), bullet()('next item')],
  'A lesson': [
    p(bold('Unit 3: irregular verbs')),
    number()('Read aloud'),
    number(1)('go, went, gone'),
    number(1)('see, saw, seen'),
    number()('Write ', bold('three'), ' sentences'),
    bullet(1)('in the past'),
    bullet(2)('no "did"'),
    bullet(1)('in the perfect'),
    number()('Check with your neighbour'),
    p(),
    p(small('Homework: p. 14, ex. 2–4')),
  ],
};
