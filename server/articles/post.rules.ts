/** The path of the list of posts (specification §2). */
export const BLOG = '/blog';

/** The path below which the pictures of posts are. */
export const POST_PICTURES = `${BLOG}/pictures/`;

/** The path of the posts as an Atom feed. */
export const FEED = `${BLOG}/feed.xml`;

/** The mosaics of the product that a post can use as its cover. */
export const MOSAICS = ['coupe', 'fish', 'mountain', 'owl'] as const;

/** One of the mosaics. */
export type Mosaic = (typeof MOSAICS)[number];

/** A post of the blog, ready to be shown. */
export interface Post {
  /** Its number in the address, from 1 on. A newer post has a higher one. */
  readonly number: number;
  readonly title: string;
  /** The language that it is written in, such as `en-GB`. */
  readonly language: string;
  /** One or two sentences that say what it is about. */
  readonly summary: string;
  /** The day of its publication, such as `2026-03-14`. */
  readonly date: string;
  readonly cover: Cover;
  /** The address of a picture of 1200 × 630 pixels that links to the post show elsewhere, from the root of the site. */
  readonly preview: string | undefined;
  /** The reading time in minutes. */
  readonly minutes: number;
  /** Sanitized HTML, without the title. */
  readonly html: string;
}

/** The picture above a post: a mosaic of the product, or a picture of its own, by its address from the root of the site. */
export type Cover = { readonly mosaic: Mosaic } | { readonly picture: string };

/** The path of a post (specification §2). */
export function postAddress(number: number): string {
  return `${BLOG}/${number}`;
}

/** The path of a picture in the folder of the posts. */
export function postPictureAddress(fileName: string): string {
  return `${POST_PICTURES}${encodeURIComponent(fileName)}`;
}

/** Whether a file name is that of a picture that posts can show. The name has no path, and the file is not hidden. */
export function isPostPicture(fileName: string): boolean {
  return /^[^./\\][^/\\]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(fileName);
}

/** The words that an adult reads in a minute. */
const PACE = 220;

/** The reading time of a text in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / PACE));
}
