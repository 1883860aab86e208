import Quill, { type Range } from 'quill/core.js';
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
import QuillUploader from 'quill/modules/uploader.js';
import { PICTURE_LOADS } from '../../../server/pages/tile-kinds/text/tile-html.rules.js';
import { LINK_OPENS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';
import { imageAddress, linkAddress } from './addresses.js';
import { withDevicePictures, withoutDevicePictures } from './device-addresses.js';
import { Clipboard } from './quill-clipboard.js';

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
