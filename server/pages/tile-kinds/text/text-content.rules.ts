/*
 * What a text says, whichever editor wrote its HTML. Quill 1.3 rewrites a text when it merely opens it: it orders declarations, classes and
 * nested formats in its own way, divides an element around another one, merges lists, and drops an empty last line.
 */

const PART = /<(\/?)([a-z]+[1-6]?)\b([^<>]*)>|[^<]+/g;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const CHANNELS = /^rgba?\(([\d.]+%?),([\d.]+%?),([\d.]+%?)(?:,([\d.]+%?))?\)$/;

type Attributes = Readonly<Record<string, string>>;

const NO_ATTRIBUTES: Attributes = {};
const FORMATS: Readonly<Record<string, Attributes>> = {
  strong: { bold: 'yes' },
  em: { italic: 'yes' },
  u: { underline: 'yes' },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
};
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'pre', 'div']);
const LISTS: ReadonlySet<string> = new Set(['ol', 'ul']);
const BETWEEN_BLOCKS: ReadonlySet<string> = new Set(['', ...LISTS, 'div']);

/** An element that is not closed yet. */
interface Open {
  readonly tag: string;
  readonly formats: Attributes;
  /** The formats as text. */
  readonly look: string;
  /** What the lines in it are. */
  readonly line: Line;
}

interface Line {
  readonly kind: '' | 'code' | 'bullet' | 'ordered';
  readonly align: string;
  readonly indent: string;
}

const PLAIN: Line = { kind: '', align: '', indent: '' };
const OUTSIDE: Open = { tag: '', formats: NO_ATTRIBUTES, look: '', line: PLAIN };

/**
 * A text that is the same for the sanitized HTML of two editors if both say the same: the lines with their formats. What Quill 1.3 loses whenever it opens the text does not count: an empty last line, blanks
 * that repeat, and those at the ends of a line. Nor do empty lines between a paragraph and a list or code, where it adds one.
 */
export function contentOf(html: string): string {
  const reader = new ContentReader();
  for (const [part, slash, tag, attributes = ''] of html.matchAll(PART)) {
    if (tag === undefined) reader.readText(part);
    else if (slash) reader.close(tag);
    else reader.open(tag, attributes === '' ? NO_ATTRIBUTES : attributesOf(attributes));
  }
  return reader.end();
}

class ContentReader {
  private readonly lines: string[] = [];
  private readonly opened: Open[] = [];
  private line = '';
  private look = '';
  /** Whether the line is not empty, or is the first one of its block. */
  private isDue = false;
  /** The line without a blank at its end that is nothing if no more follows. */
  private firm: string | undefined;

  private get at(): Open {
    return this.opened.at(-1) ?? OUTSIDE;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'br') this.breakLine();
    else if (tag === 'img') this.add(pictureOf(attributes));
    else if (BLOCKS.has(tag) || LISTS.has(tag)) this.openBlock(tag, attributes);
    else this.openFormat(tag, attributes);
  }

  close(tag: string): void {
    const from = this.opened.findLastIndex((open) => open.tag === tag);
    if (from === -1) return;
    if (BLOCKS.has(tag) && this.isDue) this.endLine();
    this.opened.length = from;
  }

  readText(text: string): void {
    const { tag, line } = this.at;
    if (line.kind === 'code') this.readCode(text);
    else if (/[\r\n]/.test(text)) this.readSource(text);
    else if (BETWEEN_BLOCKS.has(tag) && !this.isDue && text.trim() === '') return;
    else this.add(text);
  }

  end(): string {
    if (this.isDue) this.endLine();
    const last = this.lines.findLastIndex((line) => line !== EMPTY_LINE);
    return this.lines.slice(0, last + 1).join('\n');
  }

  private openBlock(tag: string, attributes: Attributes): void {
    if (this.line !== '') this.endLine();
    const { formats, look } = this.at;
    this.opened.push({ tag, formats, look, line: BLOCKS.has(tag) ? this.lineOf(tag, attributes) : this.at.line });
    // A paragraph without even a line break is nothing.
    this.isDue = BLOCKS.has(tag) && tag !== 'p';
  }

  private openFormat(tag: string, attributes: Attributes): void {
    const { formats, look, line } = this.at;
    const own = { ...FORMATS[tag], ...inlineFormats(attributes) };
    if (Object.keys(own).length === 0) this.opened.push({ tag, formats, look, line });
    else {
      const all = { ...formats, ...own };
      this.opened.push({ tag, formats: all, look: lookOf(all), line });
    }
  }

  private lineOf(tag: string, attributes: Attributes): Line {
    const classes = attributes.class?.split(' ') ?? [];
    if (tag === 'pre' || classes.includes('ql-code-block')) return { ...PLAIN, kind: 'code' };
    const { line, tag: list } = this.at;
    const kind = tag === 'li' ? (attributes['data-list'] ?? (list === 'ol' ? 'ordered' : 'bullet')) : line.kind;
    const align = valueOf(classes, 'ql-align-') ?? line.align;
    const indent = valueOf(classes, 'ql-indent-') ?? line.indent;
    return { kind: kind as Line['kind'], align, indent };
  }

  private breakLine(): void {
    // In code, Quill 2 has one in each empty line.
    if (this.at.line.kind !== 'code') this.endLine();
  }

  /** A text with line breaks of the source, which are blanks; those at the ends of a line are nothing. */
  private readSource(text: string): void {
    const words = text.replace(/[^\S\u00a0]+/g, ' ');
    const kept = this.line === '' ? words.trimStart() : words;
    const before = this.line;
    if (kept !== '') this.add(kept);
    if (kept.endsWith(' ')) this.firm = kept === ' ' ? before : this.line.slice(0, -1);
  }

  private readCode(text: string): void {
    // Browsers ignore a line break at the beginning.
    const code = this.line === '' && this.isDue ? text.replace(/^\n/, '') : text;
    const [first = '', ...others] = code.split('\n');
    this.line += first;
    for (const line of others) {
      this.endLine();
      this.line = line;
    }
    this.isDue = this.line !== '';
  }

  private add(text: string): void {
    const look = this.at.line.kind === 'code' ? '' : this.at.look;
    if (look !== this.look) this.line += `<${look}>`;
    this.look = look;
    this.line += text;
    [this.isDue, this.firm] = [true, undefined];
  }

  private endLine(): void {
    const { kind, align, indent } = this.at.line;
    if (kind !== '') this.dropSpacing();
    const text = this.firm ?? this.line;
    // Quill 1.3 drops empty lines where code begins, one each time.
    const isDropped = kind === 'code' && text === '' && this.lines.at(-1)?.startsWith('code') !== true;
    if (!isDropped) this.lines.push(`${[kind, align, indent].join(' ')}|${kind === 'code' ? text : withoutRuns(text)}`);
    [this.line, this.look, this.isDue, this.firm] = ['', '', false, undefined];
  }

  // As it is usually set up, Quill 1.3 adds an empty line between a paragraph and a list or code whenever it opens the text.
  private dropSpacing(): void {
    for (let last = this.lines.at(-1); last && isEmptyParagraph(last) && this.lines.at(-2)?.startsWith(last); last = this.lines.at(-1)) {
      this.lines.pop();
    }
  }
}

const EMPTY_LINE = '  |';
const RUN = /(?:\s|&nbsp;)+/g;
/** Where a line begins: blanks, formats and pictures before its first word. An angle bracket of a text is written in another way. */
const BEFORE_WORDS = /^(?:<[^<>]*>| )+/;
const MARK_OR_BLANK = /(<[^<>]*>)| /g;

/** Quill 1.3 drops blanks that repeat, and those at the ends of a line, whenever it reads what it has written. */
function withoutRuns(text: string): string {
  const words = text.replace(RUN, ' ').replace(BEFORE_WORDS, (marks) => marks.replace(MARK_OR_BLANK, '$1'));
  return withoutLastBlanks(words);
}

/** A format of a blank that is dropped is nothing, either. */
function withoutLastBlanks(words: string): string {
  let end = words.length;
  for (;;) {
    const last = words[end - 1];
    const from = last === '>' ? words.lastIndexOf('<', end - 1) : end - 1;
    if ((last !== ' ' && last !== '>') || from === -1 || words.startsWith('<img ', from)) return words.slice(0, end);
    end = from;
  }
}

function isEmptyParagraph(line: string): boolean {
  return line.startsWith(' ') && line.indexOf('|') === line.length - 1;
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
}

function inlineFormats({ class: names, style, href }: Attributes): Attributes {
  const classes = names?.split(' ') ?? [];
  const [font, size] = [valueOf(classes, 'ql-font-'), valueOf(classes, 'ql-size-')];
  return {
    ...(href !== undefined && { link: href }),
    ...(font !== undefined && { font }),
    ...(size !== undefined && { size }),
    ...(style !== undefined && colorsOf(style)),
  };
}

function colorsOf(style: string): Attributes {
  const declarations = style.split(';').map((declaration) => declaration.split(':'));
  return Object.fromEntries(declarations.flatMap(([name = '', color]) => (color ? [[name.trim(), colorOf(color)]] : [])));
}

function valueOf(classes: readonly string[], beginning: string): string | undefined {
  return classes.find((name) => name.startsWith(beginning))?.slice(beginning.length);
}

function lookOf(formats: Attributes): string {
  return Object.keys(formats)
    .toSorted()
    .map((name) => `${name}=${formats[name]}`)
    .join(' ');
}

function pictureOf({ src = '', alt = '', width = '', height = '' }: Attributes): string {
  return `<img ${[src, alt, width, height].join(' ')}>`;
}

/** The four channels from 0 to 255, as browsers write any notation of them. The name of a colour stays a name. */
function colorOf(text: string): string {
  const color = text.replaceAll(' ', '').toLowerCase();
  if (HEX.test(color)) {
    const digits = color.slice(1);
    const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
    return [...pairs, 'ff']
      .slice(0, 4)
      .map((pair) => Number.parseInt(pair, 16))
      .join(' ');
  }
  const [, ...channels] = CHANNELS.exec(color) ?? [];
  if (channels.length === 0) return color;
  const parts = channels.map((channel = '1', at) =>
    channel.endsWith('%') ? Number.parseFloat(channel) * 2.55 : Number(channel) * (at === 3 ? 255 : 1),
  );
  return parts.map((part) => Math.round(Math.min(255, part))).join(' ');
}
