import { webcrypto } from 'node:crypto';

/** The formats of stored pictures, by the extension of their names. */
export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** The name of a stored picture: the hash of its content and its format, such as `3f…9a.webp`. The content of a name never changes. */
export type ImageName = string & { readonly brand: 'ImageName' };

/** How long an unused picture is kept: one hour. An upload may be about to use it, and browsers may still show the former page. */
export const KEPT_UNUSED_MILLISECONDS = 3_600_000;

/** The name for this content. It is hashed in the background, because megabytes would block other requests. */
export async function imageName(content: Uint8Array, format: ImageFormat): Promise<ImageName> {
  const hash = await webcrypto.subtle.digest('SHA-256', content);
  return `${Buffer.from(hash).toString('hex')}.${format}` as ImageName;
}

/** Parses a name; undefined when the text is not one. Every name is safe as the name of a file. */
export function parseImageName(text: string): ImageName | undefined {
  return /^[0-9a-f]{64}\.(?:avif|webp|jpg|png)$/.test(text) ? (text as ImageName) : undefined;
}

const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The media type of a stored picture. */
export function mediaTypeOf(name: ImageName): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1) as ImageFormat];
}
