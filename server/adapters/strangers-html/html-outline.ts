import { parsedText } from '../../pages/json-depth.rules.js';
import { INLINE_TAGS } from '../../imports/inline-tags.rules.js';
import type { HtmlData, HtmlHeading, HtmlImage, HtmlLink, HtmlOutline, HtmlPart } from '../../imports/source-document.rules.js';
import { readMarkup } from './bounded-parser.js';

/** A page with more is no page of links. */
const MOST_PARTS = 5_000;
/** How much JSON of the document is kept, in UTF-16 units. What frameworks leave in a page of links is a tenth of it. */
const MOST_DATA = 2_000_000;
/** The longest text and the longest address that are kept, in UTF-16 units. A picture in the document itself is longer. */
const LONGEST = 4_000;
/** Before an address that starts nobody knows where. Nothing leads there. */
const RELATIVE = 'relative:';
const NO_CONTENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select', 'textarea', 'button']);
const BESIDE = new Set(['nav', 'header', 'footer']);

type Attributes = Readonly<Record<string, string>>;

/** What a page says. `address` is where the page was. */
export function readHtmlOutline(html: string, address: string | null): HtmlOutline {
  const reading = new OutlineReading(address);
  readMarkup(html, {
    open: (tag, attributes) => reading.open(tag, attributes),
    text: (text) => reading.add(text),
    close: (tag) => reading.close(tag),
  });
  return reading.outline();
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

class OutlineReading {
  private readonly metas = new Map<string, string>();
  private readonly data: HtmlData[] = [];
  private readonly parts: HtmlPart[] = [];
  /** What is open and decides what becomes of a text: in content that nobody reads, and beside the content. */
  private unread = 0;
  private beside = 0;
  private dataLength = 0;
  private titles = 0;
  private bases = 0;
  private isInTitle = false;
  private title = '';
  private text = '';
  private textOf: Attributes = {};
  private script: { readonly id: string; readonly type: string; text: string } | null = null;
  private link: Mutable<HtmlLink> | null = null;
  private heading: Mutable<HtmlHeading> | null = null;

  constructor(private base: string | null) {}

  open(tag: string, attributes: Attributes): void {
    if (tag === 'script' && isData(attributes)) this.script = { id: named(attributes, 'id'), type: named(attributes, 'type'), text: '' };
    if (this.isUnread(tag)) this.unread += 1;
    if (this.unread > 0) return;
    this.openInHead(tag, attributes);
    if (BESIDE.has(tag)) this.beside += 1;
    if (!INLINE_TAGS.has(tag)) this.begin(attributes);
    this.openPart(tag, attributes);
  }

  add(text: string): void {
    if (this.script) this.script.text += text;
    if (this.unread > 0) return;
    if (this.isInTitle) this.title = joined(this.title, text);
    else if (this.link) this.link.text = joined(this.link.text, text);
    else if (this.heading) this.heading.text = joined(this.heading.text, text);
    else this.text = joined(this.text, text);
  }

  close(tag: string): void {
    if (tag === 'script') this.keepScript();
    if (NO_CONTENT.has(tag)) this.unread = Math.max(0, this.unread - 1);
    if (this.unread > 0) return;
    if (tag === 'title') this.isInTitle = false;
    if (BESIDE.has(tag)) this.beside = Math.max(0, this.beside - 1);
    if (tag === 'a') this.closeLink();
    else if (levelOf(tag) > 0 && !this.link) this.closeHeading();
    else if (!INLINE_TAGS.has(tag)) this.begin({});
  }

  outline(): HtmlOutline {
    this.closeLink();
    this.closeHeading();
    this.begin({});
    return { title: inOneLine(this.title), metas: this.metas, base: this.base, data: this.data, parts: this.parts };
  }

  private openInHead(tag: string, attributes: Attributes): void {
    if (tag === 'meta') this.keepMeta(attributes);
    else if (tag === 'base' && attributes['href'] && ++this.bases === 1) this.base = this.absolute(attributes['href']);
    else if (tag === 'link' && attributes['rel'] === 'canonical' && this.base === null) this.base = webAddress(attributes['href']);
    else if (tag === 'title') this.isInTitle = ++this.titles === 1;
  }

  private openPart(tag: string, attributes: Attributes): void {
    if (this.parts.length >= MOST_PARTS) return;
    if (tag === 'a' && attributes['href'] !== undefined) this.openLink(attributes, attributes['href']);
    else if (tag === 'img') this.keepImage(attributes);
    else if (levelOf(tag) > 0 && !this.link) this.openHeading(tag, attributes);
  }

  /** A button has no content of a page, unless it is what is seen of a link. */
  private isUnread(tag: string): boolean {
    const isOfLink = tag === 'button' && this.link !== null && this.unread === 0;
    return NO_CONTENT.has(tag) && !isOfLink;
  }

  private openHeading(tag: string, attributes: Attributes): void {
    this.closeHeading();
    this.heading = { kind: 'heading', level: levelOf(tag), text: '', ...elementOf(attributes) };
  }

  private openLink(attributes: Attributes, href: string): void {
    this.closeLink();
    this.begin({});
    this.link = {
      kind: 'link',
      address: this.absolute(href),
      text: '',
      label: inOneLine(attributes['aria-label'] || attributes['title'] || ''),
      image: null,
      isBesideContent: this.beside > 0,
      ...elementOf(attributes),
    };
  }

  private keepImage(attributes: Attributes): void {
    const source = sourceOf(attributes);
    if (source === '') return;
    const address = source.startsWith('data:') ? source : this.absolute(source);
    const image: HtmlImage = { kind: 'image', address, alternative: inOneLine(attributes['alt'] ?? ''), ...elementOf(attributes) };
    if (this.link) this.link.image ??= image;
    else this.keep(image);
  }

  private keepMeta(attributes: Attributes): void {
    const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
    if (name !== '' && !this.metas.has(name)) this.metas.set(name, inOneLine(attributes['content'] ?? ''));
  }

  private keepScript(): void {
    if (!this.script) return;
    const { text, ...script } = this.script;
    this.script = null;
    this.dataLength += text.length;
    if (this.dataLength > MOST_DATA) return;
    const json = parsedText(text);
    // What is no JSON says nothing.
    if (json !== undefined) this.data.push({ ...script, json });
  }

  /** Keeps the text before a new block. */
  private begin(attributes: Attributes): void {
    const text = inOneLine(this.text);
    if (text !== '') this.keep({ kind: 'text', text, ...elementOf(this.textOf) });
    this.text = '';
    this.textOf = attributes;
    // Blocks in a link or a heading are lines of it.
    if (this.link) this.link.text = joined(this.link.text, ' ');
    else if (this.heading) this.heading.text = joined(this.heading.text, ' ');
  }

  private closeLink(): void {
    if (!this.link) return;
    const link = { ...this.link, text: inOneLine(this.link.text) };
    this.link = null;
    this.keep(link);
  }

  private closeHeading(): void {
    if (!this.heading) return;
    const heading = { ...this.heading, text: inOneLine(this.heading.text) };
    this.heading = null;
    if (heading.text !== '') this.keep(heading);
  }

  private keep(part: HtmlPart): void {
    if (this.parts.length < MOST_PARTS) this.parts.push(part);
  }

  private absolute(written: string): string {
    const address = written.trim().slice(0, LONGEST);
    if (this.base !== null) return URL.canParse(address, this.base) ? new URL(address, this.base).href : address;
    // Completed as what a person types, it would lead to another host.
    return address === '' || address.startsWith('#') || URL.canParse(address) ? address : `${RELATIVE}${address}`;
  }
}

/** An address of the web, or null. */
function webAddress(address = ''): string | null {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}

/** What programs read of a script, and no engine runs. */
function isData({ type = '', id = '' }: Attributes): boolean {
  return /^application\/(?:ld\+)?json$/i.test(type.trim()) || id === '__NEXT_DATA__';
}

/** What is loaded later has an empty picture until then. */
function sourceOf({ src = '', 'data-src': later = '' }: Attributes): string {
  return later !== '' && (src === '' || src.startsWith('data:')) ? later : src;
}

function named(attributes: Attributes, name: string): string {
  return (attributes[name] ?? '').trim().slice(0, LONGEST);
}

function elementOf(attributes: Attributes): { readonly id: string; readonly classes: readonly string[] } {
  return { id: named(attributes, 'id'), classes: named(attributes, 'class').split(/\s+/).filter(Boolean) };
}

function levelOf(tag: string): number {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
}

function joined(text: string, more: string): string {
  return text.length >= LONGEST ? text : (text + more).slice(0, LONGEST);
}

function inOneLine(text: string): string {
  return text.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
}
