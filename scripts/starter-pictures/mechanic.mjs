import { around, box, disc, fill, line, picture, ring, round, turned } from '../examples/theme-pictures/svg.mjs';
import { group, moved, ROUND, times } from './shapes.mjs';

const [YELLOW, BLACK, WHITE, RED] = ['#ffe600', '#111111', '#ffffff', '#c21a08'];
const outlined = (color, path, width = 9) => fill(color, path, `stroke="${BLACK}" stroke-width="${width}" stroke-linejoin="round"`);

/** A small car on a lift. */
export function carOnLift() {
  const parts = [workshop(), tools(), lift(), moved(610, 372, car()), trolley(), tyres()];
  return picture(1280, 640, parts.flat(Infinity).join(''));
}

function workshop() {
  const stripes = times(17, (at) => `M${at * 84 - 40} 640l60-34h42l-60 34z`);
  return [
    box(YELLOW, 0, 0, 1280, 640),
    fill(WHITE, 'M0 0H340L180 560H0z'),
    fill('#f2da00', 'M760 0H1280V560H900z'),
    box(BLACK, 0, 556, 1280, 84),
    fill(YELLOW, stripes.join('')),
    line(BLACK, 9, 'M760 0L900 556M340 0L182 556'),
  ];
}

function tools() {
  const wrench = 'M-13 130V-66Q-44-84-40-124L-18-104H18L40-124Q44-84 13-66V130Q0 146-13 130z';
  return [
    line(BLACK, 9, 'M26 62H262', ROUND),
    turned(66, 196, 0, fill(BLACK, wrench)),
    turned(138, 190, 0, fill(RED, 'M-15-120H15L19-8H-19z') + box(BLACK, -6, -10, 12, 150) + fill(BLACK, 'M-12 126H12L8 156H-8z')),
    turned(206, 196, 0, box(BLACK, -8, -70, 16, 220, 'rx="8"') + fill(BLACK, 'M-46-128H22Q46-124 50-92H22V-62H-46z')),
    times(3, (at) => line(BLACK, 9, `M${66 + at * 70} 62v18`, ROUND)),
  ];
}

/** Scissors that carry a platform. */
function lift() {
  return [
    line(BLACK, 30, 'M420 548L780 396M780 548L420 396', ROUND),
    line(YELLOW, 8, 'M426 546L776 398M774 546L424 398', ROUND),
    disc(WHITE, 600, 472, 20, `stroke="${BLACK}" stroke-width="9"`),
    outlined(RED, 'M310 376H900L886 408H324z'),
    outlined(WHITE, 'M376 540H824V558H376z'),
  ];
}

function car() {
  const wheel = (x) => [
    disc(BLACK, x, -66, 70),
    disc(WHITE, x, -66, 40),
    ring(BLACK, 6, x, -66, 26),
    times(5, (at) => disc(BLACK, ...around(x, -66, 26, at * 72 - 90).map(round), 6)),
    disc(RED, x, -66, 9),
  ];
  return group(
    '',
    outlined(WHITE, 'M-286-78Q-300-130-280-170C-262-252-210-318-96-322H26C96-320 136-262 172-206 246-200 288-172 292-128Q296-96 284-78z'),
    fill(RED, 'M-292-120H294Q296-96 284-78H-286Q-290-96-292-120z'),
    line(BLACK, 7, 'M-292-120H294'),
    outlined(YELLOW, 'M-236-206C-220-254-180-292-110-296H-70V-206z', 8),
    outlined(YELLOW, 'M-44-296H20C68-294 102-252 128-206H-44z', 8),
    line(BLACK, 7, 'M-58-200V-110M-58-110Q40-96 92-110M128-206Q112-150 94-112M-286-170H-250M-30-172H10', ROUND),
    disc(YELLOW, 258, -154, 22, `stroke="${BLACK}" stroke-width="8"`),
    outlined(RED, 'M-284-168h22v36h-26z', 7),
    line(BLACK, 14, 'M-306-84H-240M244-84H310', ROUND),
    fill(BLACK, 'M-254-70a88 88 0 0 1 176 0zM86-70a88 88 0 0 1 176 0z'),
    wheel(-166),
    wheel(174),
    line(WHITE, 8, 'M96-286L136-232', ROUND),
  );
}

function trolley() {
  const drawer = (y) => outlined(RED, `M1000 ${y}H1190V${y + 52}H1000z`, 8) + line(WHITE, 9, `M1062 ${y + 24}H1128`, ROUND);
  return [
    outlined(BLACK, 'M1012 524h34v30h-34zM1144 524h34v30h-34z', 4),
    outlined(RED, 'M988 300H1202L1194 350H996z'),
    [352, 408, 464].map(drawer),
    line(BLACK, 12, 'M1196 312H1240V380', ROUND),
    turned(1060, 300, -24, fill(BLACK, 'M-8 0V-84Q-32-96-28-126L-12-112H12L28-126Q32-96 8-84V0z')),
    fill(BLACK, 'M1112 298V238H1172V298z'),
    line(BLACK, 9, 'M1142 238V204H1186', ROUND),
    fill(YELLOW, 'M1126 254H1158V284H1126z'),
  ];
}

function tyres() {
  const tyre = (y) =>
    outlined(BLACK, `M52 ${y}H214Q240 ${y + 22} 214 ${y + 46}H52Q26 ${y + 22} 52 ${y}z`, 4) +
    line(WHITE, 6, `M58 ${y + 23}H208`, 'stroke-dasharray="16 12"');
  return [510, 460, 410].map(tyre);
}
