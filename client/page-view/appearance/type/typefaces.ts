import type { TypefaceId } from '../../../../server/pages/appearance/typefaces.rules.js';
import { TYPEFACE_FILES, SCRIPT_RANGES } from './typeface-files.js';
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
interface Typeface {
  readonly family: string;
  readonly standIn: StandIn;
  readonly isDisplay?: boolean;
  readonly cuts: readonly Cut[];
}

const SYSTEM_TYPEFACES = { system: 'sans', 'system-serif': 'serif', 'system-mono': 'mono' } as const;
const TYPEFACES: Readonly<Record<Exclude<TypefaceId, keyof typeof SYSTEM_TYPEFACES>, Typeface>> = TYPEFACE_FILES;

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
export function typefaceStack(id: TypefaceId): string {
  const typeface = typefaceOf(id);
  return typeface ? `'${typeface.family}','${typeface.family} stand-in',${STACKS[typeface.standIn]}` : STACKS[standInOf(id)];
}

/** The `font-family` of a title. What stands in for its typeface is exactly as wide as this title, so that both fit, or neither. */
export function titleStack(id: TypefaceId): string {
  const typeface = typefaceOf(id);
  return typeface ? typefaceStack(id).replace(`'${typeface.family} stand-in'`, `'${typeface.family} title'`) : typefaceStack(id);
}

/** The `font-family` of longer texts on a page whose other words have this typeface. One for display is not read with ease there. */
export function bodyStack(id: TypefaceId): string {
  const typeface = typefaceOf(id);
  return typeface?.isDisplay ? STACKS[typeface.standIn] : typefaceStack(id);
}

/** What pictures have instead of the typefaces of a device: there, they are drawn by the server. */
const DRAWN_INSTEAD = { system: 'figtree', 'system-serif': 'libre-caslon-text', 'system-mono': 'jetbrains-mono' } as const;
/** From this weight on, a title in the typeface of the device is bold. */
const BOLD = 600;

/** The name of the typeface in `content/faces` that the server draws with: there, each weight is a family. */
export function drawnTypeface(id: TypefaceId, weight: number, isItalic: boolean): string {
  const drawn = isOfTheDevice(id) ? (id === 'system' && weight >= BOLD ? 'work-sans' : DRAWN_INSTEAD[id]) : id;
  const { family, cuts } = TYPEFACES[drawn];
  const cut = cutFor(cuts, weight, isItalic);
  return `${family} w${cut?.weight ?? weight}${cut?.isItalic ? 'i' : ''}`;
}

/** Whether the letters of a typeface have no serifs. */
export function isSans(id: TypefaceId): boolean {
  return standInOf(id) === 'sans';
}

/** The name of a typeface, for lists of them. Empty for those of the reader's device, which have no name of their own. */
export function typefaceName(id: TypefaceId): string {
  return typefaceOf(id)?.family ?? '';
}

/** The weights of a typeface, from the lightest; none for those of the reader's device, which have all. */
export function typefaceWeights(id: TypefaceId): readonly number[] {
  const cuts = typefaceOf(id)?.cuts ?? [];
  return cuts.filter(({ isItalic }) => !isItalic).map(({ weight }) => weight);
}

/** Whether longer texts can be read in a typeface. */
export function isForTexts(id: TypefaceId): boolean {
  return typefaceOf(id)?.isDisplay !== true;
}

/** How wide a text is, in em. The typefaces of a device are about as wide as what is drawn instead of them. */
export function widthIn(text: string, id: TypefaceId, weight: number, isItalic: boolean): number {
  const typeface = isOfTheDevice(id) ? DRAWN_INSTEAD[id] : id;
  const { cuts } = TYPEFACES[typeface];
  const cut = cutFor(cuts, weight, isItalic) as Cut;
  return textWidth(text, typeface, cuts.indexOf(cut), isOfTheDevice(id) ? ANY : lettersOf(cut));
}

/** What stands in for the typeface of a title, as a rule. */
export function titleTypefaceCss(title: string, id: TypefaceId, weight: number, isItalic: boolean): string {
  const typeface = typefaceOf(id);
  const cut = typeface && cutFor(typeface.cuts, weight, isItalic);
  if (!cut || scriptsIn(title).every((script) => cut.files[script] === undefined)) return '';
  const ratio = widthRatio(title, id, typeface.cuts.indexOf(cut), typeface.standIn);
  return standInCss(`${typeface.family} title`, typeface.standIn, cut, '', ratio);
}

/** The words of a page in each of its typefaces. */
export type WordsOfTypefaces = Readonly<Partial<Record<TypefaceId, string>>>;

/**
 * The rules that a page needs for these typefaces: only the scripts whose letters its text has. Browsers load a file when a letter of it is
 * shown. They ignore such rules in a shadow root, so they belong into the document around it. `shown` are the words in each typeface: what
 * stands in is as wide as they are.
 */
export function typefaceCss(ids: readonly TypefaceId[], text: string, shown?: WordsOfTypefaces): string {
  const scripts = scriptsIn(text);
  const isLatin = !otherLetter.test(text);
  return [...new Set(ids)].flatMap((id) => typefaceRules(id, { scripts, isLatin }, shown)).join('');
}

function typefaceRules(id: TypefaceId, asked: Pick<Asked, 'scripts' | 'isLatin'>, shown: WordsOfTypefaces | undefined): string[] {
  const typeface = typefaceOf(id);
  if (!typeface) return [];
  const [words, hasStandIn] = [shown?.[id] ?? '', !shown || shown[id] !== undefined];
  return typeface.cuts.map((cut, at) =>
    cutCss(typeface, cut, { ...asked, hasStandIn, ratio: widthRatio(words, id, at, typeface.standIn) }),
  );
}

/** The addresses of the files that a title of this weight needs first. */
export function typefacePreloads(id: TypefaceId, weight: number, isItalic: boolean, title: string): string[] {
  const { cuts = [] } = typefaceOf(id) ?? {};
  const cut = cutFor(cuts, weight, isItalic);
  const files = cut ? scriptsIn(title).map((script) => cut.files[script]) : [];
  return files.filter((file) => file !== undefined).map(addressOf);
}

function typefaceOf(id: TypefaceId): Typeface | undefined {
  return isOfTheDevice(id) ? undefined : TYPEFACES[id];
}

function isOfTheDevice(id: TypefaceId): id is keyof typeof SYSTEM_TYPEFACES {
  return Object.hasOwn(SYSTEM_TYPEFACES, id);
}

function standInOf(id: TypefaceId): StandIn {
  return isOfTheDevice(id) ? SYSTEM_TYPEFACES[id] : TYPEFACES[id].standIn;
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

function cutCss(typeface: Typeface, cut: Cut, { scripts, isLatin, ratio, hasStandIn }: Asked): string {
  const own = scripts.filter((script) => cut.files[script] !== undefined);
  if (own.length === 0) return '';
  const style = `font-weight:${weightsOf(typeface, cut)};${cut.isItalic ? 'font-style:italic;' : ''}`;
  const files = own.map((script) => {
    // What has only Latin letters needs no range to be told apart.
    const range = isLatin ? '' : `;unicode-range:${SCRIPT_RANGES[script]}`;
    return `@font-face{font-family:'${typeface.family}';${style}font-display:swap;src:url(${addressOf(cut.files[script] ?? '')})format('woff2')${range}}`;
  });
  return files.join('') + (hasStandIn ? standInCss(`${typeface.family} stand-in`, typeface.standIn, cut, style, ratio) : '');
}

/** The stand-in with the measures of the typeface: lines break at the same words, and stay where they are when the file has come. */
function standInCss(family: string, standIn: StandIn, { adjust, isItalic }: Cut, style: string, ratio = adjust.size / 100): string {
  const sources = STAND_INS[standIn].map((name) => `local('${name}${isItalic ? ' Italic' : ''}')`);
  const percent = (part: number): number => Math.round((part * adjust.size) / ratio / 10) / 10;
  const measures = `size-adjust:${Math.round(ratio * 1000) / 10}%;ascent-override:${percent(adjust.ascent)}%;descent-override:${percent(adjust.descent)}%;line-gap-override:${percent(adjust.lineGap)}%`;
  return `@font-face{font-family:'${family}';${style}src:${sources.join()};${measures}}`;
}

/** A text has a bold that the browser draws from the one weight. A title has not: the browser would thicken a typeface that is heavy already. */
function weightsOf({ isDisplay, cuts }: Typeface, { weight, isItalic }: Cut): string {
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
