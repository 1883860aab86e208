import { landingTexts } from '../../../texts/en/landing.js';

/** The screenshots of the example pages in two formats, made by `npm run examples`. */
const screenshots = import.meta.glob<string>('../../../art/examples/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** A page of the carousel. */
export interface Example {
  readonly linkname: string;
  /** The owner of the page. */
  readonly who: string;
  readonly what: string;
  readonly avif: string;
  readonly webp: string;
}

/** The twelve example pages, in the order of the carousel. */
export const EXAMPLES: readonly Example[] = Object.entries(landingTexts.examples).map(([linkname, words]) => ({
  linkname,
  ...words,
  avif: screenshotOf(linkname, 'avif'),
  webp: screenshotOf(linkname, 'webp'),
}));

function screenshotOf(linkname: string, format: string): string {
  const address = screenshots[`../../../art/examples/${linkname}.${format}`];
  if (address === undefined) throw new Error(`There is no screenshot of ${linkname}: npm run examples makes it.`);
  return address;
}
