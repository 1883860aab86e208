import { around, box, disc, fill, line, picture, ring, round } from '../examples/theme-pictures/svg.mjs';
import { ellipse, group, ROUND, times } from './shapes.mjs';

const [SHEET, LINE, PALE, MARK] = ['#0f3a78', '#f0f6ff', '#8fb2e6', '#ffd166'];
const drawn = (path, width = 4.5) => fill(SHEET, path, `stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"`);
const fine = (path, more = '') => line(PALE, 2.5, path, more);

const [WHEEL_X, WHEEL_Y, RADIUS] = [1000, 462, 204];

/** A beam engine, as its maker would draw it. */
export function beamEngine() {
  const parts = [sheet(), axes(), flywheel(), columns(), cylinder(), beam(), rods(), governor(), measures(), stamp()];
  return picture(1280, 800, parts.flat(Infinity).join(''));
}

function sheet() {
  const grid = [...times(12, (at) => `M${at * 106 + 57} 0V800`), ...times(8, (at) => `M0 ${at * 106 + 29}H1280`)].join('');
  return [
    box(SHEET, 0, 0, 1280, 800),
    line('#1f4b8c', 2.5, grid),
    `<rect x="28" y="28" width="1224" height="744" fill="none" stroke="${PALE}" stroke-width="3"/>`,
  ];
}

function axes() {
  return fine(`M300 90V720M610 110V720M${WHEEL_X} 140V720M770 ${WHEEL_Y}H1226`, 'stroke-dasharray="34 8 6 8"');
}

function flywheel() {
  const spokes = times(8, (at) => {
    const side = (part, turn) =>
      around(WHEEL_X, WHEEL_Y, part, at * 45 + 22.5 + turn)
        .map(round)
        .join(' ');
    return drawn(`M${side(40, -13)}L${side(176, -2.2)}L${side(176, 2.2)}L${side(40, 13)}z`, 3.5);
  });
  return [
    ring(LINE, 5, WHEEL_X, WHEEL_Y, RADIUS),
    ring(LINE, 4, WHEEL_X, WHEEL_Y, 176),
    ring(PALE, 2.5, WHEEL_X, WHEEL_Y, 190, 'stroke-dasharray="14 9"'),
    spokes,
    disc(SHEET, WHEEL_X, WHEEL_Y, 44, `stroke="${LINE}" stroke-width="4.5"`),
    ring(LINE, 4, WHEEL_X, WHEEL_Y, 20),
  ];
}

/** What carries the beam and stands on the ground. */
function columns() {
  const column = (x) => [
    drawn(`M${x - 20} 640L${x - 14} 356H${x + 14}L${x + 20} 640z`),
    drawn(`M${x - 26} 336H${x + 26}V356H${x - 26}zM${x - 30} 640H${x + 30}V668H${x - 30}z`),
    fine(`M${x} 366V632`),
  ];
  const hatch = times(31, (at) => `M${130 + at * 34} 690l-18 20`).join('');
  return [
    column(560),
    column(660),
    drawn('M516 300H704L694 336H526z'),
    drawn('M574 300L596 236H624L646 300z'),
    fine(hatch),
    line(LINE, 5, 'M110 690H1210'),
    drawn('M500 668H720V690H500z'),
  ];
}

function cylinder() {
  const hatch = times(8, (at) => `M224 ${470 + at * 24}l18-18M358 ${470 + at * 24}l18-18`).join('');
  return [
    drawn('M224 440H376V660H224z'),
    fine(hatch),
    drawn('M242 440H358V660H242z', 4),
    drawn('M206 422H394V442H206zM206 656H394V690H206z'),
    drawn('M274 396H326V422H274z'),
    drawn('M246 530H354V572H246z', 4),
    line(LINE, 3, 'M246 544H354M246 558H354'),
    drawn('M396 480H440V620H396z', 4),
    line(LINE, 4, 'M418 480V430H470M440 600H480V690', ROUND),
    drawn('M292 400V572H308V400z', 3.5),
  ];
}

function beam() {
  return [
    drawn('M262 216Q420 176 610 170 800 176 968 216V250Q800 288 610 296 420 288 262 250z', 5),
    line(LINE, 3, 'M306 222Q440 194 574 190V276Q440 270 306 244zM646 190Q780 194 924 222V244Q780 270 646 276z'),
    disc(SHEET, 610, 233, 34, `stroke="${LINE}" stroke-width="5"`),
    ring(LINE, 4, 610, 233, 14),
    [300, 450, 790, 930].map((x) => disc(SHEET, x, 233, 13, `stroke="${LINE}" stroke-width="4"`)),
    line(MARK, 4, 'M196 168Q168 233 196 298M1034 168Q1062 233 1034 298', ROUND),
    fill(MARK, 'M202 152L206 176 184 166zM202 314L206 290 184 300zM1028 152L1024 176 1046 166zM1028 314L1024 290 1046 300z'),
  ];
}

/** The rods of the piston, of the pump and of the crank. */
function rods() {
  const [pinX, pinY] = around(WHEEL_X, WHEEL_Y, 82, -62).map(round);
  return [
    drawn('M290 246H310V400H290z', 4),
    drawn('M442 246H458V330H442z', 3.5),
    line(LINE, 4, 'M300 330L450 330M450 330L450 250', ROUND),
    disc(SHEET, 300, 330, 10, `stroke="${LINE}" stroke-width="4"`),
    disc(SHEET, 450, 330, 10, `stroke="${LINE}" stroke-width="4"`),
    drawn(`M${WHEEL_X - 16} ${WHEEL_Y + 12}L${pinX - 22} ${pinY - 6}L${pinX + 14} ${pinY + 16}L${WHEEL_X + 22} ${WHEEL_Y + 4}z`, 4),
    drawn(`M921 246L${pinX - 12} ${pinY}H${pinX + 12}L939 246z`, 4),
    disc(SHEET, pinX, pinY, 17, `stroke="${MARK}" stroke-width="5"`),
    disc(SHEET, WHEEL_X, WHEEL_Y, 22, `stroke="${LINE}" stroke-width="4.5"`),
  ];
}

function governor() {
  return [
    line(LINE, 4, 'M748 690V420M748 436L704 512M748 436L792 512M704 512L748 566M792 512L748 566', ROUND),
    disc(SHEET, 704, 512, 18, `stroke="${LINE}" stroke-width="4.5"`),
    disc(SHEET, 792, 512, 18, `stroke="${LINE}" stroke-width="4.5"`),
    drawn('M732 558H764V580H732z', 4),
    drawn('M724 650H772V690H724z', 4),
    disc(LINE, 748, 424, 9),
    line(MARK, 3.5, 'M708 464Q748 496 788 464', 'stroke-dasharray="10 8"'),
  ];
}

/** Lines with arrows at both ends: across, or up. */
function measures() {
  const across = (from, to, y) =>
    fine(`M${from} ${y}H${to}M${from} ${y - 14}V${y + 14}M${to} ${y - 14}V${y + 14}`) +
    fill(PALE, `M${from} ${y}l20-7v14zM${to} ${y}l-20-7v14z`);
  const up = (x, from, to) =>
    fine(`M${x} ${from}V${to}M${x - 14} ${from}H${x + 14}M${x - 14} ${to}H${x + 14}`) +
    fill(PALE, `M${x} ${from}l-7 20h14zM${x} ${to}l-7-20h14z`);
  return [across(300, 610, 112), across(610, WHEEL_X, 112), across(224, 376, 738), up(1228, 258, 666), up(112, 233, 690)];
}

/** The field of a drawing that says who drew it: its first field shows from which side. */
function stamp() {
  return group(
    'transform="translate(944 700)"',
    box(SHEET, 0, 0, 308, 72, `stroke="${PALE}" stroke-width="3"`),
    fine('M96 0V72M96 36H308M212 0V36'),
    line(LINE, 3, 'M18 26L50 18V54L18 46z'),
    ring(LINE, 3, 72, 36, 16),
    ring(LINE, 3, 72, 36, 8),
    line(PALE, 4, 'M112 20H190M228 20H288M112 54H250', 'stroke-linecap="round"'),
    ellipse(MARK, 282, 54, 9, 9),
  );
}
