/*
 * The HTML that Quill 1.3.7 writes when it has opened a text. It publishes its own version of a text if that differs from what came by one byte, so older clients get their own texts in these bytes. Formats are
 * nested in one order, classes and colours are on the outermost of them, and attributes have a fixed order. What Quill writes in another way each time cannot be written like that: two classes, or two
 * colours of one text. Nor can blanks that Quill would drop, which keep their elements, code that begins with an empty line, and an empty last line.
 */

const PART = /<[^<>]*>|[^<]+/g;
const TAG = /^<(\/?)([a-z]+\d?)\b([^<>]*)>$/;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/gi;
const CODE = /(<pre\b.*?(?:<\/pre>|$))/s;
/** Code after code, which is one code, with the line break that browsers ignore. */
const NEXT_CODE = /<\/pre><pre class="ql-syntax" spellcheck="false">\n?/g;
const NEXT_LIST = /<\/(ol|ul)><\1>/g;
/** From outside to inside. */
const ORDER = ['a', 'sub', 'sup', 'strong', 'em', 'u'];
/** A text and what stands beside it, by their tags. */
const IN_LINES: ReadonlySet<string> = new Set(['', 'br']);
/** An answer must not become much longer than the page: in characters, up to which a text may grow. */
const MAY_GROW_TO = 30_000;

/** A part of a line, and the formats around it. */
interface Formats {
  /** The opening tags without classes and colours, by their names. */
  readonly tags: ReadonlyMap<string, string>;
  readonly classes: string | undefined;
  readonly style: string | undefined;
}

const PLAIN: Formats = { tags: new Map(), classes: undefined, style: undefined };

/** HTML with the lists and the code of Quill 1.3 as Quill 1.3.7 writes it when it has opened it. */
export function asQuill1Writes(html: string): string {
  const parts = html.replace(NEXT_LIST, '').replace(NEXT_CODE, '').split(CODE);
  const written = parts.map((part, at) => (at % 2 === 1 ? part : writeLines(part))).join('');
  return written.length <= Math.max(html.length, MAY_GROW_TO) ? written : html;
}

function writeLines(html: string): string {
  const writer = new LineWriter();
  for (const [part] of html.matchAll(PART)) {
    const [, slash, tag = '', attributes = ''] = TAG.exec(part) ?? [];
    if (ORDER.includes(tag) || tag === 'span') {
      if (slash) writer.close();
      else writer.open(tag, attributesOf(attributes));
    } else if (tag === 'img') writer.add(picture(attributesOf(attributes)));
    else if (IN_LINES.has(tag)) writer.add(part);
    else writer.endLine(part);
  }
  return writer.end();
}

class LineWriter {
  private html = '';
  private readonly formats: Formats[] = [PLAIN];
  /** The opening tags that are not closed in what is written. */
  private written: readonly string[] = [];

  open(tag: string, { class: classes, style, href }: Readonly<Record<string, string>>): void {
    const around = this.formats.at(-1)!;
    const tags = new Map(around.tags);
    if (tag === 'sub' || tag === 'sup') tags.delete(tag === 'sub' ? 'sup' : 'sub');
    if (tag === 'a') tags.set(tag, ` href="${href ?? ''}" rel="noopener noreferrer" target="_blank"`);
    else if (tag !== 'span') tags.set(tag, '');
    this.formats.push({ tags, classes: joined(around.classes, classes, ' '), style: joined(around.style, style && colors(style), ' ') });
  }

  close(): void {
    if (this.formats.length > 1) this.formats.pop();
  }

  add(part: string): void {
    this.nest(openings(this.formats.at(-1)!));
    this.html += part;
  }

  endLine(part: string): void {
    this.nest([]);
    this.html += part;
  }

  end(): string {
    this.nest([]);
    return this.html;
  }

  /** Closes what ends here, and opens what begins. */
  private nest(wanted: readonly string[]): void {
    let same = 0;
    while (same < wanted.length && wanted[same] === this.written[same]) same += 1;
    const closing = this.written.slice(same).toReversed();
    this.html += closing.map((opening) => `</${/^[a-z]+/.exec(opening)?.[0] ?? ''}>`).join('');
    this.html += wanted
      .slice(same)
      .map((opening) => `<${opening}>`)
      .join('');
    this.written = wanted;
  }
}

/** The opening tags around a text, from outside to inside, without their angle brackets. Classes and colours are on the outermost. */
function openings({ tags, classes, style }: Formats): string[] {
  const look = `${classes === undefined ? '' : ` class="${classes}"`}${style === undefined ? '' : ` style="${style}"`}`;
  const inOrder = ORDER.flatMap((tag) => {
    const attributes = tags.get(tag);
    return attributes === undefined ? [] : [tag + attributes];
  });
  if (look === '') return inOrder;
  const [outermost, ...inside] = inOrder.length > 0 ? inOrder : ['span'];
  return [outermost + look, ...inside];
}

/** Of two formats of one kind, the inner one counts. */
function joined(outer: string | undefined, inner: string | undefined, between: string): string | undefined {
  if (outer === undefined || inner === undefined) return inner ?? outer;
  const kindOf = (part: string): string => (part.includes(':') ? (part.split(':')[0] ?? '') : part.split('-').slice(0, 2).join('-'));
  const split = (text: string): string[] => (text.includes(':') ? text.split(/(?<=;) /) : text.split(' '));
  const parts = new Map([...split(outer), ...split(inner)].map((part) => [kindOf(part), part]));
  return [...parts.values()].join(between);
}

/** As browsers write colours. */
function colors(style: string): string {
  const rgb = style.replace(HEX, (_, digits: string) => {
    const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
    return `rgb(${pairs.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
  });
  return rgb.replace(/,\s*/g, ', ');
}

function picture({ src = '', alt = '', height, width }: Readonly<Record<string, string>>): string {
  const rest = { alt: alt === '' ? undefined : alt, height, width };
  const written = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]));
  return `<img src="${src}"${written.join('')}>`;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
}
