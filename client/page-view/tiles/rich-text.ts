import { nestLists } from './list-nesting.js';

/** The content of a tile, prepared for the page. */
export interface RichText {
  /** The content without style attributes: colours are classes, lists are nested. */
  readonly html: string;
  /** The rules of those classes, within the scope. */
  readonly css: string;
  /** Whether it uses a colour outside of the editor's inks. Such a colour was chosen on white, and may be invisible on a dark sheet. */
  readonly staysLight: boolean;
}

/** The editor's inks on a light sheet, and their counterparts on a dark one. */
export const INKS = [
  { name: 'ink', light: '#22232e', dark: '#e9e7e1' },
  { name: 'slate', light: '#474a71', dark: '#a9adda' },
  { name: 'terracotta', light: '#a23f26', dark: '#f0987c' },
  { name: 'ochre', light: '#7a5200', dark: '#e6b145' },
  { name: 'verdigris', light: '#1e6658', dark: '#7fc7b3' },
  { name: 'blue', light: '#1f5ba8', dark: '#8fbdf0' },
  { name: 'plum', light: '#7a2e63', dark: '#e09ccb' },
  { name: 'grey', light: '#5c5e6b', dark: '#b3b5c0' },
] as const;

const DARK_INKS: ReadonlyMap<string, string> = new Map(INKS.map(({ light, dark }) => [light, dark]));

/** Quotes and angle brackets are escaped in sanitized attributes, so a tag ends at its first `>`. */
const TAG = /<[a-z][^<>]*>/gi;
// It matches from the beginning of the tag, so that the value of an attribute such as `alt="my style="` is not mistaken for an attribute.
const STYLE = /^(<(?:[^"]|"[^"]*")*?)\sstyle="([^"]*)"/i;
const CLASS = /^(<(?:[^"]|"[^"]*")*?)\sclass="([^"]*)"/i;
const CODE = /(<pre\b.*?(?:<\/pre>|$))/is;
const BLOCK = String.raw`<\/?(?:p|li|ol|ul|div|br)\b[^<>]*>`;
// A line break with the blanks around it. It matches no other blanks: a function for each would take ten times as long as all else.
const BLANKS = new RegExp(String.raw`(?:(^|${BLOCK})|)(?<![ \t])[ \t]*[\r\n][ \t\r\n]*(?:(?=(${BLOCK}|$))|)`, 'gi');
const EMPTY_PARAGRAPH = /<p\b[^<>]*><\/p>/gi;
const EMPTY_LINE = /(<p\b[^<>]*>)<br><\/p>/gi;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d?\.?\d+)\s*)?\)$/;
const WORD = /^[a-z]{3,20}$/;

/**
 * Replaces the colours in sanitized HTML by classes in `scope` (a class name), so that the page needs no style attributes. A value that is
 * not a plain colour is removed.
 */
export function richText(html: string, scope: string): RichText {
  const rules = new Map<string, ColorRule>();
  const withoutStyles = withoutLineBreaks(html).replace(TAG, (tag) => (STYLE.test(tag) ? withClasses(tag, rules) : tag));
  const used = [...rules.values()];
  const staysLight = used.some(({ dark }) => dark === undefined);
  return { html: withEmptyLines(nestLists(withoutStyles)), css: used.map((rule) => cssOf(rule, scope, staysLight)).join(''), staysLight };
}

/**
 * Removes white space that only formats the source. Outside of code, a line break with all the spaces around it becomes one space, or
 * nothing at the beginning or end of a line, as in any HTML. All other spaces are kept.
 */
export function withoutLineBreaks(html: string): string {
  const parts = html
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(BLANKS, blanksThatCount).replace(EMPTY_PARAGRAPH, '')));
  return parts.join('');
}

function blanksThatCount(_: string, before: string | undefined, after: string | undefined): string {
  return before === undefined && after === undefined ? ' ' : (before ?? '');
}

/** A paragraph that is an empty line has nothing inside, so that it can be told from one with two lines. */
export function withEmptyLines(html: string): string {
  return html.replace(EMPTY_LINE, '$1</p>');
}

interface ColorRule {
  readonly name: string;
  readonly property: 'color' | 'background-color';
  readonly value: string;
  /** The counterpart of an ink on a dark sheet; undefined for any other colour. */
  readonly dark: string | undefined;
}

function withClasses(tag: string, rules: Map<string, ColorRule>): string {
  const style = STYLE.exec(tag)?.[2] ?? '';
  const names = style.split(';').flatMap((declaration) => {
    const rule = ruleOf(declaration, rules);
    return rule ? [rule.name] : [];
  });
  const bare = tag.replace(STYLE, '$1');
  if (names.length === 0) return bare;
  const present = CLASS.exec(bare)?.[2];
  const all = [...(present ? [present] : []), ...names].join(' ');
  return bare.replace(CLASS, '$1').replace(/^<[a-z0-9]+/i, (start) => `${start} class="${all}"`);
}

function ruleOf(declaration: string, rules: Map<string, ColorRule>): ColorRule | undefined {
  const [property = '', ...rest] = declaration.split(':').map((part) => part.trim().toLowerCase());
  const value = colorOf(rest.join(':'));
  if ((property !== 'color' && property !== 'background-color') || value === undefined) return undefined;
  const key = `${property}:${value}`;
  const known = rules.get(key);
  if (known) return known;
  const dark = property === 'color' ? DARK_INKS.get(value) : undefined;
  const rule = { name: `c${rules.size + 1}`, property, value, dark } as const;
  rules.set(key, rule);
  return rule;
}

/** One notation for each colour: Quill writes `rgb(…)` for a hex colour. */
function colorOf(text: string): string | undefined {
  if (HEX.test(text) || WORD.test(text)) return text;
  const [, red, green, blue, alpha] = RGB.exec(text) ?? [];
  if (red === undefined) return undefined;
  if (alpha !== undefined && Number(alpha) !== 1) return `rgba(${red},${green},${blue},${alpha})`;
  return `#${[red, green, blue].map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

function cssOf({ name, property, value, dark }: ColorRule, scope: string, staysLight: boolean): string {
  const selector = `.${scope} .${name}`;
  // A link inside gets that colour, whichever of the two elements is outside.
  const light = `${selector}{${property}:${value}${property === 'color' ? ';--link:currentColor' : ''}}`;
  if (dark === undefined || staysLight) return light;
  return `${light}@media screen and (prefers-color-scheme:dark){${selector}{${property}:${dark}}}`;
}
