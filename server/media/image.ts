import { createHash } from 'node:crypto';

/** The kinds of picture that are kept, by the ending of their name. */
export const IMAGE_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

export type ImageFormat = keyof typeof IMAGE_TYPES;

/** A picture's name: the hash of its content and its format, such as `3f…9a.webp`. What has a name never changes. */
export type ImageName = string & { readonly brand: 'ImageName' };

const NAME = /^[0-9a-f]{64}\.(avif|webp|jpg|png)$/;

/** The name under which this content is kept. */
export function imageName(content: Uint8Array, format: ImageFormat): ImageName {
  return `${createHash('sha256').update(content).digest('hex')}.${format}` as ImageName;
}

/** The text as an image's name; null when it is none, so that no path can be smuggled into a store. */
export function parseImageName(text: string): ImageName | null {
  return NAME.test(text) ? (text as ImageName) : null;
}
