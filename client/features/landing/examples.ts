import { landingTexts } from '../../texts/en/landing.js';

/** `npm run examples` makes them: a photograph of each example page, in two formats. */
const photographs = import.meta.glob<string>('../../art/examples/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** A page of the carousel. */
export interface Example {
  readonly linkname: string;
  /** Whose it is, and what it is about. */
  readonly who: string;
  readonly what: string;
  readonly avif: string;
  readonly webp: string;
}

/** The twelve example pages, in the order of the carousel. */
export const EXAMPLES: readonly Example[] = Object.entries(landingTexts.examples).map(([linkname, words]) => ({
  linkname,
  ...words,
  avif: photographOf(linkname, 'avif'),
  webp: photographOf(linkname, 'webp'),
}));

function photographOf(linkname: string, format: string): string {
  const address = photographs[`../../art/examples/${linkname}.${format}`];
  if (address === undefined) throw new Error(`There is no photograph of ${linkname}: npm run examples makes it.`);
  return address;
}
