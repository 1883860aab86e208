import type Quill from 'quill/core.js';
import { Delta, type Range } from 'quill/core.js';

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
