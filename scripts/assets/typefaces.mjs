// Copies the typefaces of pages from their packages: `node scripts/assets/typefaces.mjs`. With --check, it only compares.
//
// Each file has the letters of one script in one weight, and its name has a hash of its content, because browsers keep it for a year. The
// packages are large, and nothing else needs them. So `npm start` does not install them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { formatted } from './formatted.mjs';
import { advancesOf, codesOf, renamed } from './open-type.mjs';
import { reportFault, root, print, ScriptFault } from '../process.mjs';

const target = join(root, 'client/public/assets');
const registry = join(root, 'client/page-view/appearance/type/typeface-files.ts');
const widths = join(root, 'client/page-view/appearance/type/typeface-widths.ts');
const sizes = join(root, 'client/page-editing/design/type/typeface-sizes.ts');
const licences = join(target, 'typeface-licences.txt');
/** The same letters for the pictures that networks show of a page: the library that draws them reads no WOFF2. */
const drawn = join(root, 'content/faces');
const letters = join(root, 'client/page-view/card/drawn-letters.ts');

/** The largest file, in bytes. What is larger has to be cut. */
const MOST = 25_000;

/**
 * The typefaces with their weights; `i` is italic. `standIn` is shown until the file has come. A display typeface is for names and titles, and
 * never for a text: it has no bold, because a browser would draw it as a smear.
 */
const TYPEFACES = {
  anton: { cuts: ['400'], standIn: 'sans', isDisplay: true },
  'archivo-narrow': { cuts: ['600'], standIn: 'sans', isDisplay: true },
  'bricolage-grotesque': { cuts: ['500', '800'], standIn: 'sans' },
  'chakra-petch': { cuts: ['600'], standIn: 'sans', isDisplay: true },
  cinzel: { cuts: ['600'], standIn: 'serif', isDisplay: true },
  eczar: { cuts: ['500'], standIn: 'serif' },
  'el-messiri': { cuts: ['600'], standIn: 'sans', isDisplay: true },
  figtree: { cuts: ['500'], standIn: 'sans' },
  forum: { cuts: ['400'], standIn: 'serif', isDisplay: true },
  'instrument-serif': { cuts: ['400'], standIn: 'serif', isDisplay: true },
  'jetbrains-mono': { cuts: ['500', '700'], standIn: 'mono' },
  jost: { cuts: ['500', '700'], standIn: 'sans' },
  karla: { cuts: ['500'], standIn: 'sans' },
  'la-belle-aurore': { cuts: ['400'], standIn: 'sans', isDisplay: true },
  'libre-caslon-text': { cuts: ['400'], standIn: 'serif' },
  monoton: { cuts: ['400'], standIn: 'sans', isDisplay: true },
  'old-standard-tt': { cuts: ['700'], standIn: 'serif', isDisplay: true },
  overpass: { cuts: ['600', '800'], standIn: 'sans', isDisplay: true },
  shrikhand: { cuts: ['400'], standIn: 'serif', isDisplay: true },
  'sorts-mill-goudy': { cuts: ['400', '400i'], standIn: 'serif' },
  unifrakturcook: { cuts: ['700'], standIn: 'serif', isDisplay: true },
  'work-sans': { cuts: ['600'], standIn: 'sans', isDisplay: true },
  'yeseva-one': { cuts: ['400'], standIn: 'serif', isDisplay: true },
};

/** Their order is that of the rules on a page. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'arabic'];

/** The letters that are left of a file that would be too large: those of the languages of Europe, of Turkish and of Vietnamese. */
const KEPT_LETTERS = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x20a0, 0x20bf],
];

/** The average widths of letters in English texts, as parts of an em, of what nearly every device has. @capsizecss/metrics 4.3.0 has them. */
const STAND_IN_WIDTHS = { sans: 913 / 2048, serif: 832 / 2048, mono: 1229 / 2048 };

/** The widths of the same, of each printable ASCII character, as `widthsOf` writes them. */
const STAND_IN_LETTERS = {
  sans: '??F[[|f6DDJ]?D??[[[[[[[[[[??]]][«ffkkf`qk?Uf[vkqfqkf`kf£ff`???R[D[[U[[?[[99U9v[[[[DU?[UkUUUD=D]',
  serif: '<DLUUvq5DDU[<D<?UUUUUUUUUU??[[[O¡kffk`[kkDJk`|kk[kf[`kk£kk`D?DRUDOUOUODUU??U?qUUUUDJ?UUkUUOS7SY',
};

function packageFile(typeface, path) {
  return readFileSync(join(root, 'node_modules/@fontsource', typeface, path));
}

async function fileOf(typeface, cut, script) {
  const [weight, style] = [Number.parseInt(cut, 10), cut.endsWith('i') ? 'italic' : 'normal'];
  const content = packageFile(typeface, `files/${typeface}-${script}-${weight}-${style}.woff2`);
  return content.length <= MOST ? content : subsetFont(content, lettersOf(KEPT_LETTERS), { targetFormat: 'woff2' });
}

function lettersOf(ranges) {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return String.fromCodePoint(...codes);
}

/** How the letters of the stand-in are stretched and placed, so that lines do not jump when the file has come; in percent. */
async function adjustmentsOf(latin, standIn) {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(latin);
  const size = xWidthAvg / unitsPerEm / STAND_IN_WIDTHS[standIn];
  const percent = (part) => Math.round((part / unitsPerEm / size) * 1000) / 10;
  return { size: Math.round(size * 1000) / 10, ascent: percent(ascent), descent: percent(-descent), lineGap: percent(lineGap) };
}

async function cutOf({ typeface, family, scripts }, cut, files) {
  const found = {};
  for (const script of scripts) {
    const content = await fileOf(typeface, cut, script);
    if (content.length > MOST) throw new ScriptFault(`${typeface} ${cut} has ${content.length} bytes for ${script}, more than ${MOST}.`);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const name = `${typeface}-${cut}-${script}-${hash}.woff2`;
    files.set(join(target, name), content);
    files.set(join(drawn, `${typeface}-${cut}-${script}.ttf`), await sfntOf(content, { typeface, script, name: drawnName(family, cut) }));
    found[script] = name;
  }
  const adjust = await adjustmentsOf(await fileOf(typeface, cut, 'latin'), TYPEFACES[typeface].standIn);
  return { weight: Number.parseInt(cut, 10), ...(cut.endsWith('i') && { isItalic: true }), adjust, files: found };
}

/** Each cut has a family of its own, because the names in the packages do not agree about what a weight is. */
function drawnName(family, cut) {
  return `${family} w${cut}`;
}

/** All letters of a file of a script, as an OpenType font. */
async function sfntOf(content, { typeface, script, name }) {
  const ranges = JSON.parse(packageFile(typeface, 'unicode.json'))[script].replaceAll('U+', '').split(',');
  const limits = ranges.map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));
  const text = lettersOf(limits.map(([from, to = from]) => [from, to]));
  return renamed(await subsetFont(content, text, { targetFormat: 'truetype' }), name);
}

/** The code points that some of the fonts can draw, as the inside of a class of a regular expression. */
async function lettersText(fonts) {
  const codes = [...new Set(fonts.flatMap(codesOf))].sort((one, other) => one - other);
  const runs = [];
  for (const code of codes) {
    if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code;
    else runs.push([code, code]);
  }
  const escaped = (code) => `\\u{${code.toString(16)}}`;
  const text = runs.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('');
  const source = `/* Generated by scripts/assets/typefaces.mjs. */

/** The letters that can be drawn in pictures, as the inside of a class of a regular expression. */
export const DRAWN_LETTERS = '${text}';
`;
  return formatted(letters, source);
}

/** The ranges of characters of a script, as in CSS and as short as possible: `U+0-FF`. */
function rangesOf(script, typefaces) {
  const texts = new Set(typefaces.map((typeface) => JSON.parse(packageFile(typeface, 'unicode.json'))[script]).filter(Boolean));
  if (texts.size !== 1) throw new ScriptFault(`The packages do not agree about the characters of ${script}.`);
  return [...texts][0].replaceAll(/(?<=\+|-)0+(?=[\dA-F])/g, '');
}

async function registryText(entries) {
  const ranges = Object.fromEntries(SCRIPTS.map((script) => [script, rangesOf(script, Object.keys(TYPEFACES))]));
  const text = `/*
 * Generated by scripts/assets/typefaces.mjs: the typefaces that the server sends, and their files in /assets.
 */

/** The characters that the files of a script are for, as in CSS. */
export const SCRIPT_RANGES = ${JSON.stringify(ranges)} as const;

export const TYPEFACE_FILES = ${JSON.stringify(entries)} as const;
`;
  return formatted(registry, text);
}

/** The widths of the printable ASCII characters of a font: a character for each, which says it in hundredths of an em. */
async function widthsOf(content) {
  const codes = Array.from({ length: 95 }, (_, at) => 32 + at);
  const advances = advancesOf(await subsetFont(content, String.fromCodePoint(...codes), { targetFormat: 'truetype' }));
  const written = codes.map((code) => 35 + Math.round((advances.get(code) ?? 0.5) * 100));
  // Between 127 and 160 there are control characters.
  return written.map((code) => String.fromCodePoint(code < 127 ? code : code + 34)).join('');
}

async function widthsText() {
  const entries = {};
  for (const [typeface, { cuts }] of Object.entries(TYPEFACES)) {
    entries[typeface] = [];
    for (const cut of cuts) entries[typeface].push(await widthsOf(await fileOf(typeface, cut, 'latin')));
  }
  const text = `/* Generated by scripts/assets/typefaces.mjs. */

/** The widths of the printable ASCII characters, for each weight of a typeface: a character for each, see text-width.ts. */
export const TYPEFACE_WIDTHS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(entries)};

/** The same of what stands in. In a typeface for code, all letters are equally wide. */
export const STAND_IN_WIDTHS: Readonly<Record<'sans' | 'serif', string>> = ${JSON.stringify(STAND_IN_LETTERS)};
`;
  return formatted(widths, text);
}

/** What the largest file for Latin letters of each typeface has, in kB. */
async function sizesText(files, entries) {
  const rounded = ([typeface, { cuts }]) => {
    const latin = cuts.map((cut) => files.get(join(target, cut.files.latin)).length);
    return [typeface, Math.round(Math.max(...latin) / 1000)];
  };
  const text = `/*
 * Generated by scripts/assets/typefaces.mjs.
 */

/** How much a typeface adds to a page with Latin letters, in kB. Those of the reader's device add nothing. */
export const TYPEFACE_SIZES: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(Object.entries(entries).map(rounded)))};
`;
  return formatted(sizes, text);
}

/** The Open Font License asks for the notices of all typefaces, and for its text once. */
function licenceText(typefaces) {
  const texts = typefaces.map((typeface) => packageFile(typeface, 'LICENSE').toString().replaceAll('\r\n', '\n'));
  const body = (text) => text.slice(text.indexOf('SIL OPEN FONT LICENSE Version 1.1'));
  const notices = typefaces.map((typeface) => {
    const { family, license } = JSON.parse(packageFile(typeface, 'metadata.json'));
    if (license.type !== 'OFL-1.1') throw new ScriptFault(`${typeface} is not under the Open Font License.`);
    // Some repeat the notice for each of their files.
    return `${family}: ${license.attribution.replace(/ \S+\.ttf: .*/, '')}`;
  });
  return `The typefaces of pages, copied by scripts/assets/typefaces.mjs from the packages @fontsource. Each is under the license below.\n\n${notices.join('\n')}\n\n${body(texts[0]).trim()}\n`;
}

/** Everything that belongs into the project, by path. */
async function wantedFiles() {
  const files = new Map();
  const entries = {};
  for (const [typeface, { cuts, standIn, isDisplay }] of Object.entries(TYPEFACES)) {
    const available = new Set(Object.keys(JSON.parse(packageFile(typeface, 'unicode.json'))));
    const scripts = SCRIPTS.filter((script) => available.has(script));
    const { family } = JSON.parse(packageFile(typeface, 'metadata.json'));
    const made = [];
    for (const cut of cuts) made.push(await cutOf({ typeface, family, scripts }, cut, files));
    entries[typeface] = { family, standIn, ...(isDisplay && { isDisplay }), cuts: made };
  }
  files.set(licences, Buffer.from(licenceText(Object.keys(TYPEFACES))));
  files.set(registry, Buffer.from(await registryText(entries)));
  const fonts = [...files].filter(([path]) => path.endsWith('.ttf')).map(([, content]) => content);
  files.set(letters, Buffer.from(await lettersText(fonts)));
  files.set(widths, Buffer.from(await widthsText()));
  files.set(sizes, Buffer.from(await sizesText(files, entries)));
  return files;
}

async function main(isCheck) {
  const wanted = await wantedFiles();
  const differing = [...wanted].filter(([path, content]) => !existsSync(path) || !readFileSync(path).equals(content));
  const present = [target, drawn].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name)));
  const unused = present.filter((path) => /\.(woff2|ttf)$/.test(path) && !wanted.has(path));
  const stale = [...differing.map(([path]) => path), ...unused];
  if (isCheck && stale.length > 0)
    throw new ScriptFault(`The typefaces are not current (${stale.join(', ')}): run node scripts/assets/typefaces.mjs.`);
  for (const [path, content] of differing) writeFileSync(path, content);
  for (const path of unused) rmSync(path);
  print(`${wanted.size - 5} files of ${Object.keys(TYPEFACES).length} typefaces`);
}

try {
  await main(process.argv.includes('--check'));
} catch (error) {
  reportFault(error);
}
