import type { FaceId } from '../../../../server/pages/appearance/faces.rules.js';
import { FACE_FILES, SCRIPT_RANGES } from './face-files.js';
import { textWidth, widthRatio } from './text-width.js';

type StandIn = 'sans' | 'serif' | 'mono';
type Script = keyof typeof SCRIPT_RANGES;

/** The letters of one weight: a file for each script that the typeface has. */
interface Cut {
  readonly weight: number;
  readonly isItalic?: boolean;
  readonly adjust: { readonly size: number; readonly ascent: number; readonly descent: number; readonly lineGap: number };
  readonly files: Readonly<Partial<Record<Script, string>>>;
}

/** A typeface that the server sends. One for display is not for texts. */
interface Face {
  readonly family: string;
  readonly standIn: StandIn;
  readonly isDisplay?: boolean;
  readonly cuts: readonly Cut[];
}

const SYSTEM_FACES = { system: 'sans', 'system-serif': 'serif', 'system-mono': 'mono' } as const;
const FACES: Readonly<Record<Exclude<FaceId, keyof typeof SYSTEM_FACES>, Face>> = FACE_FILES;

/** What the reader's own device has. */
const STACKS: Readonly<Record<StandIn, string>> = {
  sans: `system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif`,
  serif: `Georgia,'Times New Roman','Noto Serif',serif`,
  mono: `ui-monospace,'SF Mono',Menlo,Consolas,'Roboto Mono',monospace`,
};

/** What stands in until a file has come, under the names that the systems give it. Those of one kind are equally wide. */
const STAND_INS: Readonly<Record<StandIn, readonly string[]>> = {
  sans: ['Arial', 'Liberation Sans', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
  mono: ['Courier New', 'Liberation Mono', 'Droid Sans Mono'],
};

const SCRIPTS = Object.keys(SCRIPT_RANGES) as Script[];

/** The `font-family` of a typeface, with what stands in for it. */
export function faceStack(id: FaceId): string {
  const face = faceOf(id);
  return face ? `'${face.family}','${face.family} stand-in',${STACKS[face.standIn]}` : STACKS[standInOf(id)];
}

/** The `font-family` of a title. What stands in for its typeface is exactly as wide as this title, so that both fit, or neither. */
export function titleStack(id: FaceId): string {
  const face = faceOf(id);
  return face ? faceStack(id).replace(`'${face.family} stand-in'`, `'${face.family} title'`) : faceStack(id);
}

/** The `font-family` of longer texts on a page whose other words have this typeface. One for display is not read with ease there. */
export function bodyStack(id: FaceId): string {
  const face = faceOf(id);
  return face?.isDisplay ? STACKS[face.standIn] : faceStack(id);
}

/** What pictures have instead of the typefaces of a device: there, they are drawn by the server. */
const DRAWN_INSTEAD = { system: 'figtree', 'system-serif': 'libre-caslon-text', 'system-mono': 'jetbrains-mono' } as const;
/** From this weight on, a title in the typeface of the device is bold. */
const BOLD = 600;

/** The name of the typeface in `content/faces` that the server draws with: there, each weight is a family. */
export function drawnFace(id: FaceId, weight: number, isItalic: boolean): string {
  const drawn = isOfTheDevice(id) ? (id === 'system' && weight >= BOLD ? 'work-sans' : DRAWN_INSTEAD[id]) : id;
  const { family, cuts } = FACES[drawn];
  const cut = cutFor(cuts, weight, isItalic);
  return `${family} w${cut?.weight ?? weight}${cut?.isItalic ? 'i' : ''}`;
}

/** Whether the letters of a typeface have no serifs. */
export function isSans(id: FaceId): boolean {
  return standInOf(id) === 'sans';
}

/** The name of a typeface, for lists of them. Empty for those of the reader's device, which have no name of their own. */
export function faceName(id: FaceId): string {
  return faceOf(id)?.family ?? '';
}

/** The weights of a typeface, from the lightest; none for those of the reader's device, which have all. */
export function faceWeights(id: FaceId): readonly number[] {
  const cuts = faceOf(id)?.cuts ?? [];
  return cuts.filter(({ isItalic }) => !isItalic).map(({ weight }) => weight);
}

/** Whether longer texts can be read in a typeface. */
export function isForTexts(id: FaceId): boolean {
  return faceOf(id)?.isDisplay !== true;
}

/** How wide a text is, in em. The typefaces of a device are about as wide as what is drawn instead of them. */
export function widthIn(text: string, id: FaceId, weight: number, isItalic: boolean): number {
  const face = isOfTheDevice(id) ? DRAWN_INSTEAD[id] : id;
  const { cuts } = FACES[face];
  const cut = cutFor(cuts, weight, isItalic) as Cut;
  return textWidth(text, face, cuts.indexOf(cut), isOfTheDevice(id) ? ANY : lettersOf(cut));
}

/** What stands in for the typeface of a title, as a rule. */
export function titleFaceCss(title: string, id: FaceId, weight: number, isItalic: boolean): string {
  const face = faceOf(id);
  const cut = face && cutFor(face.cuts, weight, isItalic);
  if (!cut || scriptsIn(title).every((script) => cut.files[script] === undefined)) return '';
  const ratio = widthRatio(title, id, face.cuts.indexOf(cut), face.standIn);
  return standInCss(`${face.family} title`, face.standIn, cut, '', ratio);
}

/** The words of a page in each of its typefaces. */
export type WordsOfFaces = Readonly<Partial<Record<FaceId, string>>>;

/**
 * The rules that a page needs for these typefaces: only the scripts whose letters its text has. Browsers load a file when a letter of it is
 * shown. They ignore such rules in a shadow root, so they belong into the document around it. `shown` are the words in each typeface: what
 * stands in is as wide as they are.
 */
export function faceCss(ids: readonly FaceId[], text: string, shown?: WordsOfFaces): string {
  const scripts = scriptsIn(text);
  const isLatin = !otherLetter.test(text);
  return [...new Set(ids)].flatMap((id) => faceRules(id, { scripts, isLatin }, shown)).join('');
}

function faceRules(id: FaceId, asked: Pick<Asked, 'scripts' | 'isLatin'>, shown: WordsOfFaces | undefined): string[] {
  const face = faceOf(id);
  if (!face) return [];
  const [words, hasStandIn] = [shown?.[id] ?? '', !shown || shown[id] !== undefined];
  return face.cuts.map((cut, at) => cutCss(face, cut, { ...asked, hasStandIn, ratio: widthRatio(words, id, at, face.standIn) }));
}

/** The addresses of the files that a title of this weight needs first. */
export function facePreloads(id: FaceId, weight: number, isItalic: boolean, title: string): string[] {
  const { cuts = [] } = faceOf(id) ?? {};
  const cut = cutFor(cuts, weight, isItalic);
  const files = cut ? scriptsIn(title).map((script) => cut.files[script]) : [];
  return files.filter((file) => file !== undefined).map(addressOf);
}

function faceOf(id: FaceId): Face | undefined {
  return isOfTheDevice(id) ? undefined : FACES[id];
}

function isOfTheDevice(id: FaceId): id is keyof typeof SYSTEM_FACES {
  return Object.hasOwn(SYSTEM_FACES, id);
}

function standInOf(id: FaceId): StandIn {
  return isOfTheDevice(id) ? SYSTEM_FACES[id] : FACES[id].standIn;
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

/** What the text of a page asks of a typeface. */
interface Asked {
  readonly scripts: readonly Script[];
  readonly isLatin: boolean;
  /** How much wider its words are than in what stands in. */
  readonly ratio: number | undefined;
  /** A typeface that only the title has, has what stands in for titles. */
  readonly hasStandIn: boolean;
}

function cutCss(face: Face, cut: Cut, { scripts, isLatin, ratio, hasStandIn }: Asked): string {
  const own = scripts.filter((script) => cut.files[script] !== undefined);
  if (own.length === 0) return '';
  const style = `font-weight:${weightsOf(face, cut)};${cut.isItalic ? 'font-style:italic;' : ''}`;
  const files = own.map((script) => {
    // What has only Latin letters needs no range to be told apart.
    const range = isLatin ? '' : `;unicode-range:${SCRIPT_RANGES[script]}`;
    return `@font-face{font-family:'${face.family}';${style}font-display:swap;src:url(${addressOf(cut.files[script] ?? '')})format('woff2')${range}}`;
  });
  return files.join('') + (hasStandIn ? standInCss(`${face.family} stand-in`, face.standIn, cut, style, ratio) : '');
}

/** The stand-in with the measures of the typeface: lines break at the same words, and stay where they are when the file has come. */
function standInCss(family: string, standIn: StandIn, { adjust, isItalic }: Cut, style: string, ratio = adjust.size / 100): string {
  const sources = STAND_INS[standIn].map((name) => `local('${name}${isItalic ? ' Italic' : ''}')`);
  const percent = (part: number): number => Math.round((part * adjust.size) / ratio / 10) / 10;
  const measures = `size-adjust:${Math.round(ratio * 1000) / 10}%;ascent-override:${percent(adjust.ascent)}%;descent-override:${percent(adjust.descent)}%;line-gap-override:${percent(adjust.lineGap)}%`;
  return `@font-face{font-family:'${family}';${style}src:${sources.join()};${measures}}`;
}

/** A text has a bold that the browser draws from the one weight. A title has not: the browser would thicken a face that is heavy already. */
function weightsOf({ isDisplay, cuts }: Face, { weight, isItalic }: Cut): string {
  if (!isDisplay) return String(weight);
  const weights = cuts.filter((cut) => Boolean(cut.isItalic) === Boolean(isItalic)).map((cut) => cut.weight);
  const at = weights.indexOf(weight);
  const [before, after] = [weights[at - 1], weights[at + 1]];
  return `${before === undefined ? 100 : (before + weight) / 2 + 1} ${after === undefined ? 900 : (weight + after) / 2}`;
}

function cutFor(cuts: readonly Cut[], weight: number, isItalic: boolean): Cut | undefined {
  const inStyle = cuts.filter((cut) => Boolean(cut.isItalic) === isItalic);
  return nearestCut(inStyle.length > 0 ? inStyle : cuts, weight);
}

/** The weight that a browser takes: https://www.w3.org/TR/css-fonts-4/#font-style-matching. */
function nearestCut(cuts: readonly Cut[], weight: number): Cut | undefined {
  const lighter = cuts.filter((cut) => cut.weight < weight).toReversed();
  const heavier = cuts.filter((cut) => cut.weight >= weight);
  if (weight > 500) return heavier[0] ?? lighter[0];
  const nearby = weight < 400 ? [] : heavier.filter((cut) => cut.weight <= 500);
  return heavier.find((cut) => cut.weight === weight) ?? nearby[0] ?? lighter[0] ?? heavier[0];
}

/** The typefaces of a device have letters of all scripts. */
const ANY = /./su;

function lettersOf({ files }: Cut): RegExp {
  const own = SCRIPTS.filter((script) => files[script] !== undefined);
  return new RegExp(`[${own.map((script) => classes[script]).join('')}]`, 'u');
}

function scriptsIn(text: string): Script[] {
  return SCRIPTS.filter((script) => expressionOf(script).test(text));
}

const classes = Object.fromEntries(SCRIPTS.map((script) => [script, classOf(SCRIPT_RANGES[script])])) as Record<Script, string>;
const otherLetter = new RegExp(`(?![${classes.latin}])\\p{L}`, 'u');

/** The letters of a script that none before it has: a Romanian text needs no file for Vietnamese. Blanks are no letters. */
function expressionOf(script: Script): RegExp {
  const before = SCRIPTS.slice(0, SCRIPTS.indexOf(script)).map((name) => classes[name]);
  return new RegExp(`(?![\\s\\p{Cc}${before.join('')}])[${classes[script]}]`, 'u');
}

function classOf(ranges: string): string {
  return ranges
    .replaceAll('U+', '')
    .replaceAll(/[\dA-F]+/g, String.raw`\u{$&}`)
    .replaceAll(',', '');
}
