import { webcrypto } from 'node:crypto';

/** The kinds of picture that are kept, by the ending of their name. */
export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** A picture's name: the hash of its content and its format, such as `3f…9a.webp`. What has a name never changes. */
export type ImageName = string & { readonly brand: 'ImageName' };

/** How long a picture that no page uses is kept: an upload may be about to use it, and browsers may still show the page before. */
export const KEPT_UNUSED_MILLISECONDS = 3_600_000;

/** The name under which this content is kept. Found beside everything else: megabytes of it would hold up whoever waits. */
export async function imageName(content: Uint8Array, format: ImageFormat): Promise<ImageName> {
  const hash = await webcrypto.subtle.digest('SHA-256', content);
  return `${Buffer.from(hash).toString('hex')}.${format}` as ImageName;
}

/** A text as a name; undefined when it can't be one. Whatever is a name is harmless as the name of a file. */
export function parseImageName(text: string): ImageName | undefined {
  return /^[0-9a-f]{64}\.(?:avif|webp|jpg|png)$/.test(text) ? (text as ImageName) : undefined;
}

const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What a kept picture is sent as. */
export function mediaTypeOf(name: ImageName): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1) as ImageFormat];
}
