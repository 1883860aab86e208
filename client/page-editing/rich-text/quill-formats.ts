import Quill, { Delta, type Range } from 'quill/core.js';
import { AlignClass } from 'quill/formats/align.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import Bold from 'quill/formats/bold.js';
import CodeBlock from 'quill/formats/code.js';
import { ColorStyle } from 'quill/formats/color.js';
import { FontClass } from 'quill/formats/font.js';
import QuillImage from 'quill/formats/image.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import QuillLink from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Script from 'quill/formats/script.js';
import { SizeClass } from 'quill/formats/size.js';
import Underline from 'quill/formats/underline.js';
import QuillClipboard from 'quill/modules/clipboard.js';
import QuillUploader from 'quill/modules/uploader.js';
import { PICTURE_LOADS } from '../../../server/pages/tile-kinds/text/tile-html.rules.js';
import { LINK_OPENS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';
import { withoutLineBreaks } from '../../page-view/tiles/rich-text.js';
import { imageAddress, linkAddress } from './addresses.js';
import { withDevicePictures, withoutDevicePictures } from './device-addresses.js';
import { liftInlineStyles, setInlineStyles } from './inline-styles.js';

/** Written as the server's sanitizer writes it, so that a link is the same before and after publishing. */
class Link extends QuillLink {
  static override create(address: string): HTMLElement {
    const node = super.create(address);
    node.removeAttribute('rel');
    node.setAttribute('rel', LINK_OPENS.rel);
    return node;
  }

  static override sanitize(address: string): string {
    return linkAddress(address);
  }
}

/** Only pictures by address, and uploaded ones: dropped or pasted image data would not be stored. */
class Image extends QuillImage {
  static override create(address: string): Element {
    const node = super.create(address);
    node.setAttribute('src', withDevicePictures(node.getAttribute('src') ?? ''));
    node.setAttribute('alt', '');
    for (const [name, value] of Object.entries(PICTURE_LOADS)) node.setAttribute(name, value);
    return node;
  }

  static override sanitize(address: string): string {
    return imageAddress(address) ?? '';
  }

  // A picture without a description decorates. Without the attribute, screen readers would read its address.
  override format(name: string, value: string): void {
    if (name === 'alt') this.domNode.setAttribute(name, value || '');
    else super.format(name, value);
  }

  static override value(node: Element): string | null {
    return imageAddress(withoutDevicePictures(node.getAttribute('src') ?? ''));
  }
}

export class Clipboard extends QuillClipboard {
  private everyBlankCounts = false;

  constructor(...given: ConstructorParameters<typeof QuillClipboard>) {
    super(...given);
    this.addMatcher('script, noscript, template, title, svg, math', () => new Delta());
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

  // The Content-Security-Policy removes every style attribute of parsed HTML, and with them the colours, even in a document that is never
  // shown. Setting the styles one by one is allowed.
  protected override convertHTML(html: string) {
    return super.convertHTML(liftInlineStyles(html));
  }

  protected override normalizeHTML(parsed: Document): void {
    setInlineStyles(parsed);
    super.normalizeHTML(parsed);
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

  /** The address of a picture that is pasted alone becomes the picture (specification §5). */
  override onPaste(range: Range, pasted: { text?: string; html?: string }): void {
    const address = imageAddress(pasted.text ?? '');
    const inCode = Boolean(this.quill.getFormat(range.index)['code-block']);
    if (address === null || inCode) return super.onPaste(range, pasted);
    insertImage(this.quill, range, { address });
    this.quill.setSelection(range.index + 1, 0, 'silent');
  }
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

/** Takes files that are dropped or pasted. Which ones can be used, the upload says. */
class Uploader extends QuillUploader {
  private dragsOwn = false;

  constructor(...given: ConstructorParameters<typeof QuillUploader>) {
    super(...given);
    const { root } = this.quill;
    // A browser adds a file to a picture that is dragged within the text.
    root.addEventListener('dragstart', () => void (this.dragsOwn = true));
    root.addEventListener('dragend', () => void (this.dragsOwn = false));
  }

  override upload(range: Range, files: FileList | File[]): void {
    const [file] = Array.from(files);
    if (file && !this.dragsOwn) this.options.handler?.call(this, range, [file]);
  }
}

/** A picture by address, and what is known of it. */
interface InsertedImage {
  readonly address: string;
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Replaces a part of the text by a picture. */
export function insertImage(quill: Quill, { index, length }: Range, { address, description, width, height }: InsertedImage): void {
  const known = { ...(description && { alt: description }), ...(width && height && { width: `${width}`, height: `${height}` }) };
  quill.updateContents(new Delta().retain(index).delete(length).insert({ image: address }, known), 'user');
}

/** Registers exactly the formats that the toolbar can make (specification §5). */
export function registerFormats(): void {
  Quill.register(
    {
      'formats/align': AlignClass,
      'formats/background': BackgroundStyle,
      'formats/bold': Bold,
      'formats/code-block': CodeBlock,
      'formats/color': ColorStyle,
      'formats/font': FontClass,
      'formats/image': Image,
      'formats/indent': Indent,
      'formats/italic': Italic,
      'formats/link': Link,
      'formats/list': List,
      'formats/script': Script,
      'formats/size': SizeClass,
      'formats/underline': Underline,
      'modules/clipboard': Clipboard,
      'modules/uploader': Uploader,
    },
    true,
  );
}
