import { createHash } from 'node:crypto';

/** The kinds of picture that are kept, by the ending of their name. */
export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** A picture's name: the hash of its content and its format, such as `3f…9a.webp`. What has a name never changes. */
export type ImageName = string & { readonly brand: 'ImageName' };

/** The name under which this content is kept. */
export function imageName(content: Uint8Array, format: ImageFormat): ImageName {
  return `${createHash('sha256').update(content).digest('hex')}.${format}` as ImageName;
}
