import {
  ALIGNMENTS,
  ORNAMENTS,
  PANEL_KINDS,
  PANEL_PLACES,
  PICTURE_LINES,
  PICTURE_PLACES,
  PICTURE_SHAPES,
  SPREADS,
  TITLE_EFFECTS,
  WIDE_HEADERS,
} from '../../../server/pages/appearance/appearance.rules.js';

/** The classes that only some pages have, and that tell the rules which they are for. Every other class may be on every page. */
const CHOSEN: ReadonlySet<string> = new Set([
  ...WIDE_HEADERS,
  ...SPREADS,
  ...PICTURE_SHAPES.filter((shape) => shape !== 'tile'),
  ...ORNAMENTS.filter((ornament) => ornament !== 'frame'),
  ...TITLE_EFFECTS,
  ...PANEL_KINDS,
  ...ALIGNMENTS.flatMap((place) => [`head-${place}`, `tiles-${place}`]),
  ...PICTURE_PLACES.map((place) => `picture-${place}`),
  ...PICTURE_LINES.map((line) => `line-${line}`),
  ...PANEL_PLACES.map((place) => `panel-${place}`),
  ...[
    'columns',
    'mosaic',
    'low',
    'square-cells',
    'celled',
    'big',
    'unspaced',
    'heavy',
    'edgeless',
    'patterned',
    'discs',
    'framed',
    'dimmed',
    'own-line',
  ],
  ...[
    'bare',
    'long',
    'portrayed',
    'papered',
    'portrait',
    'wallpaper',
    'bio',
    'links',
    'heading',
    'picture',
    'card',
    'emblem',
    'pictured',
    'spare',
    'wide',
    'double',
    'tall',
    'large',
  ],
]);

/** The classes of texts. The depth of a list is another one on the page than in the text. */
const OF_TEXTS = /^ql-/;
const DEPTH = /^ql-indent/;

/** The elements that only texts have. */
const ELEMENTS_OF_TEXTS: ReadonlySet<string> = new Set(['pre', 'sub', 'sup']);

/** What of a style sheet a page needs. */
export interface Present {
  /** The classes of this page, without those that all pages have. */
  readonly classes: ReadonlySet<string>;
  /** The HTML of its texts. */
  readonly texts: string;
  readonly isRightToLeft: boolean;
}

/**
 * The style sheet of a page without the rules that nothing on the page can match. A style sheet is written for all choices of one part, and a
 * page has one of each. Opaque colours are written in their shorter form.
 */
export function leanStyle(style: string, { classes, texts, isRightToLeft }: Present): string {
  const isAbsent = (part: string): boolean => {
    if (part.startsWith('[')) return !isRightToLeft;
    if (ELEMENTS_OF_TEXTS.has(part)) return !texts.includes(`<${part}`);
    const name = part.slice(1);
    return (
      part.startsWith('.') &&
      (OF_TEXTS.test(name) ? !texts.includes(DEPTH.exec(name)?.[0] ?? name) : CHOSEN.has(name) && !classes.has(name))
    );
  };
  return keptRules(style.replaceAll(/\/\*.*?(?:\*\/|$)/gs, ''), isAbsent).replaceAll(/rgba\((\d+), (\d+), (\d+), 1\)/g, hexOf);
}

/** Says of a class such as `.mosaic`, or of an element, whether the page has it not. */
type IsAbsent = (part: string) => boolean;

function keptRules(css: string, isAbsent: IsAbsent): string {
  let kept = '';
  for (let at = 0, open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
    const end = endOf(css, open);
    kept += keptRule(css.slice(at, open).trim(), css.slice(open + 1, end), isAbsent);
    at = end + 1;
  }
  return kept;
}

function keptRule(head: string, body: string, isAbsent: IsAbsent): string {
  if (/^@(?:media|container|supports|starting-style)/.test(head)) {
    const inside = keptRules(body, isAbsent);
    return inside === '' ? '' : `${head}{${inside}}`;
  }
  const selectors = head.startsWith('@') ? [head] : alternativesOf(head).filter((selector) => canMatch(selector, isAbsent));
  return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
}

/** Where the bracket that opens at this place is closed. */
function endOf(text: string, open: number): number {
  const [opening, closing] = text[open] === '{' ? ['{', '}'] : ['(', ')'];
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === opening) depth += 1;
    else if (text[at] === closing && --depth === 0) return at;
  }
  return text.length;
}

/** The parts of a list of selectors; commas inside of brackets do not divide them. */
function alternativesOf(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= list.length; at++) {
    if (list[at] === '(') at = endOf(list, at);
    else if (at === list.length || list[at] === ',') {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return parts;
}

/**
 * The pseudo-classes that match if one of their selectors matches. A rule with another one, such as `:not()`, is never removed because of
 * it.
 */
const ASKING: ReadonlySet<string> = new Set(['is', 'where', 'has']);

/** Classes, elements, and the direction of a page, which the build writes without quotes. */
const PARTS = /\[dir=['"]?rtl['"]?\]|\.[a-z][\w-]*|(?<![\w.:[=-])[a-z][\w-]*/gi;

/** Whether the page has all classes and elements that the selector asks for. */
function canMatch(selector: string, isAbsent: IsAbsent): boolean {
  const [, before = selector, name, rest = ''] = /^([^(]*?):([a-z-]+)\(([\s\S]*)$/.exec(selector) ?? [];
  if (before.match(PARTS)?.some(isAbsent)) return false;
  if (name === undefined) return true;
  const end = endOf(`(${rest}`, 0) - 1;
  const isPossible = !ASKING.has(name) || alternativesOf(rest.slice(0, end)).some((one) => canMatch(one, isAbsent));
  return isPossible && canMatch(rest.slice(end + 1), isAbsent);
}

function hexOf(_: string, ...channels: readonly string[]): string {
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
