import { around, box, disc, fade, fill, line, picture, round, seeded } from '../examples/theme-pictures/svg.mjs';
import { ellipse, glow, group, moved, ROUND, times } from './shapes.mjs';

const [PINK, AMBER, CYAN, DARK] = ['#ff4fb0', '#ffc24a', '#35e7f2', '#12081f'];
const CORES = { [PINK]: '#ffc4e4', [AMBER]: '#fff0cc', [CYAN]: '#d2fbfd' };

/** A stage between neon tubes, and the crowd before it. */
export function stage() {
  const shine = '<defs><filter id="shine" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>';
  const all = tubes();
  const light = group(
    'filter="url(#shine)" opacity=".85"',
    all.map(([color, path]) => line(color, 14, path, ROUND)),
  );
  const glass = all.map(([color, path]) => line(color, 8, path, ROUND) + line(CORES[color], 2.5, path, ROUND));
  const parts = [shine, hall(), moved(0, 150, bodies(), light, glass), lanterns(), moved(0, 280, crowd())];
  return picture(1280, 1080, parts.flat(Infinity).join(''));
}

function hall() {
  const beam = (color, x, from, to) => fill(`url(#${color})`, `M${x - 10} 0H${x + 10}L${to} 780H${from}z`);
  const beamOf = (id, color) =>
    `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${color}" stop-opacity=".5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs>`;
  return [
    fade('hall', DARK, '#230d3a', '#4a1248'),
    box('url(#hall)', 0, 0, 1280, 1080),
    glow('halo', ['#ff4fb0', 0.5], ['#8a1f78', 0.28], ['#4a1248', 0]),
    ellipse('url(#halo)', 640, 480, 560, 420),
    beamOf('pink', PINK) + beamOf('cyan', CYAN) + beamOf('amber', AMBER),
    [beam('cyan', 180, 200, 500), beam('pink', 420, 100, 380), beam('pink', 860, 900, 1180), beam('cyan', 1100, 780, 1080)],
    fill('#2a0f38', 'M0 800L160 710H1120L1280 800V1080H0z'),
    line('#6a2460', 4, 'M0 800L160 710H1120L1280 800'),
  ];
}

/** What the tubes go around. */
function bodies() {
  const amp = (x) => box('#1c0c2b', x, 380, 150, 196, 'rx="10"');
  return [
    amp(190),
    amp(940),
    fill('#1c0c2b', 'M330 700L374 630H500L520 700zM950 700L906 630H780L760 700z'),
    disc('#1c0c2b', 640, 470, 104),
    fill('#1c0c2b', 'M482 330Q540 296 598 330V380Q540 410 482 380zM682 330Q740 296 798 330V380Q740 410 682 380z'),
    fill('#1c0c2b', 'M436 440Q486 412 536 440V508Q486 528 436 508zM752 432Q808 400 864 432V522Q808 544 752 522z'),
  ];
}

const circle = (x, y, radius) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
const oval = (x, y, radiusX, radiusY) =>
  `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 1 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 1-${2 * radiusX} 0z`;

/** The colour and the path of each. */
function tubes() {
  const star = times(11, (at) =>
    around(640, 470, at % 2 ? 26 : 62, at * 36 - 90)
      .map(round)
      .join(' '),
  ).join('L');
  return [
    [PINK, circle(640, 330, 262)],
    [CYAN, circle(640, 470, 104)],
    [AMBER, `M${star}`],
    [PINK, `${oval(540, 330, 58, 18)}M482 332V380Q540 410 598 380V332`],
    [PINK, `${oval(740, 330, 58, 18)}M682 332V380Q740 410 798 380V332`],
    [CYAN, `${oval(486, 440, 50, 14)}M436 442V508Q486 528 536 508V442`],
    [CYAN, `${oval(808, 432, 56, 16)}M752 434V522Q808 544 864 522V434`],
    [AMBER, 'M352 268L494 240M424 256L410 566M410 566L372 580M410 566L444 580'],
    [AMBER, 'M786 240L928 268M856 256L872 566M872 566L838 580M872 566L908 580'],
    [CYAN, `M190 390q0-10 10-10h130q10 0 10 10v176q0 10-10 10h-130q-10 0-10-10z${circle(265, 490, 54)}M214 410H316`],
    [CYAN, `M940 390q0-10 10-10h130q10 0 10 10v176q0 10-10 10h-130q-10 0-10-10z${circle(1015, 490, 54)}M964 410H1066`],
    ...guitar(),
    ...microphone(),
    [AMBER, 'M330 700L374 630H500L520 700zM388 682L408 648H478L488 682'],
    [AMBER, 'M950 700L906 630H780L760 700zM892 682L872 648H802L792 682'],
  ];
}

function guitar() {
  return [
    [
      PINK,
      'M112 600Q60 590 66 548 70 520 98 508 86 474 112 460 138 448 158 470 172 448 196 462 212 480 196 504 206 540 180 572 150 606 112 600z',
    ],
    [AMBER, 'M148 482L236 236M118 556L150 568'],
    [AMBER, 'M228 244L252 184 274 192 244 250z'],
  ];
}

function microphone() {
  return [
    [AMBER, 'M1186 620H1112M1150 620V330L1094 262'],
    [PINK, 'M1096 274L1056 232Q1038 204 1062 188 1086 178 1104 202L1118 254z'],
    [PINK, 'M1058 226L1104 202'],
  ];
}

function lanterns() {
  const cord = times(9, (at) => [at * 160, 46 + Math.sin(at * 2.1) * 10]);
  const path = cord.slice(1).map(([x, y], at) => `Q${(x + cord[at][0]) / 2} ${round(y + 46)} ${x} ${round(y)}`);
  const bulbs = times(8, (at) => {
    const [x, color] = [at * 160 + 80, [AMBER, PINK, CYAN][at % 3]];
    return moved(x, 92, disc(color, 0, 0, 46, 'opacity=".18"'), disc(color, 0, 0, 26), disc(CORES[color], 0, 0, 13));
  });
  return [line('#5a2a66', 4, `M0 ${round(cord[0][1])}${path.join('')}`), bulbs];
}

function crowd() {
  const random = seeded(14);
  const head = (x, y, size) =>
    disc(DARK, x, y, size) +
    fill(
      DARK,
      `M${x - size * 1.9} 810q0-${round(size * 2.6)} ${round(size * 1.9)}-${round(size * 2.6)}t${round(size * 1.9)} ${round(size * 2.6)}z`,
    );
  const fingers = [
    [-17, -34],
    [-6, -46],
    [6, -46],
    [17, -34],
  ];
  const arm = (x, y, lean) => [
    line(DARK, 26, `M${x} 820Q${x + lean} 740 ${round(x + lean * 0.6)} ${y}`, ROUND),
    moved(
      x + lean * 0.6,
      y,
      fill(DARK, 'M-18-14Q0-24 18-14L14 14H-14z'),
      fingers.map(([tipX, tipY]) => line(DARK, 10, `M${tipX * 0.7}-10L${tipX} ${tipY}`, ROUND)),
      line(DARK, 10, `M${lean < 0 ? 12 : -12} 6L${lean < 0 ? 28 : -28}-12`, ROUND),
    ),
  ];
  const heads = times(17, (at) => head(at * 80 + round(random() * 24), 716 + round(random() * 26), 30 + round(random() * 8)));
  const arms = [
    [70, 640, -20],
    [250, 610, 26],
    [386, 656, -18],
    [760, 640, 20],
    [930, 616, -26],
    [1070, 660, 20],
    [1224, 622, -20],
  ].map(([x, y, lean]) => arm(x, y, lean));
  return [heads, arms, box(DARK, 0, 780, 1280, 20)];
}
