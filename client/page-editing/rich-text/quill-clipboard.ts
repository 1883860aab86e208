import { Delta, type Range } from 'quill/core.js';
import QuillClipboard, { matchAttributor, matchNewline } from 'quill/modules/clipboard.js';
import { isUploadedPicture } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { withoutLineBreaks } from '../../page-view/tiles/rich-text.js';
import { imageAddress } from './addresses.js';
import { liftInlineStyles, setInlineStyles } from './inline-styles.js';
import { insertImage } from './insert-image.js';
import { fitting, readable, type LeftOut, type Pasted } from './paste-limits.js';
import { legible, pictureOf, rewriteForText, withoutPictures, type PastedPicture } from './pasted-html.js';

export class Clipboard extends QuillClipboard {
  /** Called when not all that was pasted is there. */
  onLeftOut: (what: LeftOut) => void = () => undefined;
  /** Called with the pictures of others that were in pasted HTML. They are not in the text. */
  onPictures: (pictures: readonly PastedPicture[]) => void = () => undefined;
  private everyBlankCounts = false;
  /** The matchers that look only at the attributes of an element. */
  private readonly ofAttributes: ReadonlySet<Matcher>;

  constructor(...given: ConstructorParameters<typeof QuillClipboard>) {
    super(...given);
    const ofElements = this.matchers.flatMap(([selector, match]) => (selector === Node.ELEMENT_NODE ? [match] : []));
    this.ofAttributes = new Set(ofElements.slice(ofElements.indexOf(matchAttributor as Matcher)));
    // There are no tables here, and for each row Quill would look through all rows.
    this.matchers = this.matchers.filter(([selector]) => selector !== 'tr');
    this.addMatcher('script, noscript, template, title, svg, math', () => new Delta());
    this.addMatcher('img', (node, delta) => (this.everyBlankCounts ? delta : pastedPicture(node as Element, delta)));
    this.addMatcher(Node.TEXT_NODE, (node, delta) => (this.everyBlankCounts && isInLine(node) ? withEveryBlank(node, delta) : delta));
  }

  /**
   * Parses the HTML of an editor as the page shows it: all spaces are kept, and so are tabs, non-breaking spaces and an empty last line. In
   * pasted HTML, white space may only format the source.
   */
  convertWritten(html: string): Delta {
    this.everyBlankCounts = true;
    try {
      return this.convertHTML(withoutLineBreaks(html));
    } finally {
      this.everyBlankCounts = false;
    }
  }

  // Quill would copy all that was read to leave out the last break.
  override convert(pasted: Pasted, formats: Record<string, unknown> = {}): Delta {
    if (!pasted.html || formats['code-block']) return super.convert(pasted, formats);
    const { ops } = this.convertHTML(pasted.html);
    const last = ops.at(-1);
    if (typeof last?.insert !== 'string' || last.attributes || !last.insert.endsWith('\n')) return new Delta(ops);
    const rest = last.insert.slice(0, -1);
    return new Delta([...ops.slice(0, -1), ...(rest === '' ? [] : [{ insert: rest }])]);
  }

  // The Content-Security-Policy removes every style attribute of parsed HTML, and with them the colours, even in a document that is never
  // shown. Setting the styles one by one is allowed.
  protected override convertHTML(html: string): Delta {
    const parsed = new DOMParser().parseFromString(liftInlineStyles(html), 'text/html');
    this.normalizeHTML(parsed);
    const ofNodes = new WeakMap<Node, Matcher[]>();
    const [ofElements = [], ofTexts = []] = this.prepareMatching(parsed.body, ofNodes);
    const ofPlain = ofElements.filter((match) => !this.ofAttributes.has(match));
    const read = (node: Node, matchers: readonly Matcher[], from: Delta) =>
      matchers.reduce((delta, match) => match(node, delta, this.quill.scroll), from);
    const contentOf = (node: Node): Delta => {
      const all = new Delta();
      // Quill would copy what is before each node.
      for (const child of node.childNodes) append(all, read(child, matchersOf(child), contentOf(child)));
      return all;
    };
    const matchersOf = (node: Node): readonly Matcher[] => {
      if (node.nodeType === Node.TEXT_NODE) return ofTexts;
      if (!(node instanceof Element)) return [];
      const own = ofNodes.get(node);
      const plain = own || node.tagName !== 'P' ? ofPlain : PLAIN_PARAGRAPH;
      const all = node.hasAttributes() ? ofElements : plain;
      return own ? [...all, ...own] : all;
    };
    return contentOf(parsed.body);
  }

  protected override normalizeHTML(parsed: Document): void {
    setInlineStyles(parsed);
    super.normalizeHTML(parsed);
    if (!this.everyBlankCounts) rewriteForText(parsed);
  }

  // Quill would embed a file as data. A text comes first: word processors add a picture of it.
  override onCapturePaste(event: ClipboardEvent): void {
    if (event.defaultPrevented || !this.quill.isEnabled()) return;
    event.preventDefault();
    if (event.clipboardData) this.takePasted(event.clipboardData);
  }

  private takePasted(pasted: DataTransfer): void {
    const [html, text] = [pasted.getData('text/html'), pasted.getData('text/plain')];
    if (pasted.files.length > 0 && !text) this.quill.uploader.upload(this.quill.getSelection(true), pasted.files);
    else if (html || text) this.onPaste(this.quill.getSelection(true), { html, text });
  }

  /** The address of a picture that is pasted alone becomes the picture (specification §5). Of what is too long, as much is inserted as there is room for. */
  override onPaste(range: Range, given: Pasted): void {
    // The size alone, before anything is read.
    const read = readable(given);
    if (!read) return this.onLeftOut('all');
    const formats = this.quill.getFormat(range.index);
    const address = formats['code-block'] ? null : imageAddress(read.pasted.text ?? '');
    if (address === null) return this.insertPasted(range, read.pasted, read.leftOut);
    insertImage(this.quill, range, { address });
    this.quill.setSelection(range.index + 1, 0, 'silent');
  }

  private insertPasted({ index, length }: Range, pasted: Pasted, leftOut: LeftOut | null): void {
    const { quill } = this;
    const beside = [...quill.getContents(0, index).ops, ...quill.getContents(index + length).ops];
    const { ops, pictures } = withoutPictures(legible(this.convert(pasted, quill.getFormat(index)).ops));
    const inserted = fitting(ops, beside);
    const change = new Delta().retain(index).delete(length).concat(new Delta(inserted.ops));
    quill.updateContents(change, 'user');
    quill.setSelection(change.length() - length, 'silent');
    quill.scrollSelectionIntoView();
    const what = inserted.leftOut ?? leftOut;
    if (what) this.onLeftOut(what);
    const end = change.length() - length;
    const kept = pictures.map((picture) => ({ ...picture, at: index + picture.at })).filter(({ at }) => at <= end);
    if (kept.length > 0) this.onPictures(kept);
  }
}

/** The picture with the address as it was pasted, unless it is one of the account. */
function pastedPicture(node: Element, read: Delta): Delta {
  const own = read.ops[0]?.insert;
  if (typeof own === 'object' && isUploadedPicture(String(own['image']))) return read;
  const picture = pictureOf(node);
  return picture ? new Delta().insert({ image: picture.source }, { alt: picture.description }) : new Delta();
}

/** For the others, a paragraph without attributes is only copied. */
const PLAIN_PARAGRAPH: readonly Matcher[] = [matchNewline];

type Matcher = ReturnType<QuillClipboard['prepareMatching']>[number][number];

/** Puts operations at the end of others. Only the first one can become a part of the last one before. */
function append(all: Delta, { ops: [first, ...others] }: Delta): void {
  if (first) all.push(first);
  for (const op of others) all.ops.push(op);
}

/** Editors never write a line break inside a line. */
function isInLine(text: Node): text is Text {
  return text.parentElement?.closest('p, li, .ql-code-block') != null && !text.textContent?.includes('\n');
}

// Quill has already ended the line if a nested list follows.
function withEveryBlank({ data }: Text, read: Delta): Delta {
  const last = read.ops.at(-1)?.insert;
  return new Delta().insert(typeof last === 'string' && last.endsWith('\n') ? `${data}\n` : data);
}
