// What is painted on the tiles of a pottery: small pictures in blue, on nothing.
import { disc, fill, line, picture } from './svg.mjs';

const [INK, DARK, MIDDLE, LIGHT, PALE] = ['#16367f', '#2f4f95', '#4a73bd', '#8ba4d8', '#c3d3f0'];

const outlined = (color, path) => fill(color, path, `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`);
const stroke = (path, width = 7, color = INK) => line(color, width, path, 'stroke-linecap="round" stroke-linejoin="round"');
const painted = (...parts) => picture(300, 300, parts.join(''));

export function jug() {
  return painted(
    stroke('M200 116c52-26 62 46 10 78', 10),
    outlined(PALE, 'M112 92C66 130 64 200 104 256h84c40-56 38-126-8-164z'),
    fill(LIGHT, 'M170 96c34 42 32 112 6 156h10c34-54 34-118-16-156z'),
    outlined(PALE, 'M106 46c12 16 12 32 6 46h68c-6-14-6-30 6-46z'),
    outlined(LIGHT, 'M104 46q42-14 84 0-42 14-84 0z'),
    stroke('M78 164q68 24 136 0', 5),
    disc(INK, 146, 132, 9),
    disc(MIDDLE, 112, 126, 6),
    disc(MIDDLE, 180, 126, 6),
    stroke('M146 240v-40', 5),
    fill(MIDDLE, 'M146 222c-24-2-34-16-34-26 22 0 32 10 34 26zM146 222c24-2 34-16 34-26-22 0-32 10-34 26z'),
  );
}

export function wheel() {
  return painted(
    stroke('M150 26q-10 10 0 20t0 20', 5, MIDDLE),
    stroke('M72 104c-26 18-24 46 0 54M228 104c26 18 24 46 0 54', 13, LIGHT),
    stroke('M138 188v72M162 188v72M90 262h120', 8),
    outlined(LIGHT, 'M44 172q106-32 212 0-30 30-106 30t-106-30z'),
    outlined(PALE, 'M100 168c-8-46 12-86 50-86s58 40 50 86q-50 16-100 0z'),
    stroke('M102 138q48 16 96 0', 5, MIDDLE),
    outlined(INK, 'M124 86q26-10 52 0-26 10-52 0z'),
  );
}

export function kiln() {
  return painted(
    stroke('M150 6q-10 8 0 16t0 14', 5, MIDDLE),
    outlined(PALE, 'M130 70V40h40v30z'),
    outlined(PALE, 'M60 268V154c0-54 40-86 90-86s90 32 90 86v114z'),
    fill(LIGHT, 'M194 82c26 16 42 40 42 72v110h-26V154c0-30-6-54-16-72z'),
    stroke('M74 158h34M64 196h28M64 234h28M200 158h28M212 196h24M212 234h24', 5, MIDDLE),
    fill(DARK, 'M106 268v-58c0-26 18-42 44-42s44 16 44 42v58z'),
    fill('#fff', 'M150 256c-22 0-30-22-16-40 2 10 8 12 8 2-2-14 4-22 12-28 0 18 20 24 20 42 0 14-10 24-24 24z'),
    stroke('M40 270h220', 8),
  );
}

export function tulip() {
  return painted(
    stroke('M76 276q74-22 148 0', 5, MIDDLE),
    outlined(LIGHT, 'M148 258c-54-8-76-48-74-92 44 14 74 46 74 92z'),
    outlined(PALE, 'M152 258c54-8 74-44 76-86-44 10-76 40-76 86z'),
    stroke('M150 274V150', 8),
    outlined(LIGHT, 'M150 156c-56 0-66-52-54-112 32 10 50 40 54 112zM150 156c56 0 66-52 54-112-32 10-50 40-54 112z'),
    outlined(DARK, 'M150 156c-32-36-30-88 0-126 30 38 32 90 0 126z'),
  );
}

export function ship() {
  return painted(
    stroke('M150 214V30M92 214V78M212 214V84M252 212l28-32', 7),
    stroke('M150 32q16-12 30-2t22-2', 5, MIDDLE),
    outlined(PALE, 'M112 62q38-14 78 0 10 46-4 96-38-12-78 4 18-50 4-100z'),
    outlined(LIGHT, 'M62 98q24-10 50 0 6 38-4 80-26-8-52 4 12-42 6-84z'),
    outlined(LIGHT, 'M196 104q24-10 50 0 6 36-4 76-24-8-50 4 10-40 4-80z'),
    outlined(DARK, 'M42 210h222c-8 38-26 54-46 54H92c-26 0-44-16-50-54z'),
    stroke('M24 282q21-15 42 0t42 0 42 0 42 0 42 0 42 0', 5, MIDDLE),
  );
}

export function bird() {
  return painted(
    stroke('M136 214v36M160 214v36', 6),
    outlined(PALE, 'M36 216c6-72 48-122 104-132 12-30 76-34 84 12 8 64-28 118-100 124-34 2-62 2-88-4z'),
    outlined(PALE, 'M222 90l42-4-36 24z'),
    disc(INK, 200, 92, 7),
    outlined(DARK, 'M86 178c16-38 74-46 108-18-18 36-76 46-108 18z'),
    stroke('M26 258q124-18 248 0', 8),
    fill(LIGHT, 'M52 252c-28-4-34-26-28-40 22 4 32 20 28 40zM246 252c28-4 34-26 28-40-22 4-32 20-28 40z'),
  );
}

export function letter() {
  return painted(
    outlined(PALE, 'M38 84h224v146H38z'),
    stroke('M40 228l78-74M260 228l-78-74M40 88l110 84 110-84'),
    disc(INK, 150, 168, 27),
    fill('#fff', 'M150 151l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z'),
    stroke('M80 262q70 12 140 0', 5, MIDDLE),
  );
}
