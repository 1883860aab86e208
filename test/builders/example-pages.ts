import { DEFAULT_DESIGN, type PageDesign } from '../../server/pages/page-design.rules.js';
import type { TestApplication } from '../support/application.js';
import { anUploader, uploadRest } from '../support/uploads.js';
import { claim, publish, type TestAccount } from './account.js';
import { cook, extremes, guide, hundred, poster, rightToLeft, shop, teacher, untitled } from './example-designs.js';
import { aFace, aKitchenTable, aMountainView, aShore } from './example-pictures.js';

/** A realistic page. */
export interface ExamplePage {
  readonly linkname: string;
  /** For an unpublished page, the default design. */
  readonly design: PageDesign;
  readonly pictures: { readonly profile?: () => Promise<Buffer>; readonly wallpaper?: () => Promise<Buffer> };
  /** The linkname is claimed, but nothing is published. */
  readonly isUnpublished?: true;
}

/** Ten pages that together cover the differences between pages: pictures, shapes, transparency, scripts, lengths, and empty parts. */
export const EXAMPLE_PAGES: readonly ExamplePage[] = [
  {
    linkname: 'marta',
    design: cook,
    pictures: { profile: () => aFace({ ground: '#f5dcc0', skin: '#e6b08d', hair: '#6b3a22', shirt: '#4a7c3f' }), wallpaper: aKitchenTable },
  },
  { linkname: 'sentiers', design: guide, pictures: { wallpaper: aMountainView } },
  {
    linkname: 'haru',
    design: teacher,
    pictures: { profile: () => aFace({ ground: '#f7c9d6', skin: '#f0c8a4', hair: '#2b1d24', shirt: '#7a2e4b' }) },
  },
  { linkname: 'salon-wisnia', design: shop, pictures: {} },
  { linkname: 'heavy-type', design: poster, pictures: {} },
  { linkname: 'hundred-birds', design: hundred, pictures: {} },
  {
    linkname: 'layla',
    design: rightToLeft,
    pictures: { profile: () => aFace({ ground: '#e6d3a6', skin: '#c98d63', hair: '#2a1f33', shirt: '#a03d24' }) },
  },
  { linkname: 'unverwuestlich', design: extremes, pictures: {} },
  { linkname: 'tides', design: untitled, pictures: { wallpaper: aShore } },
  { linkname: 'just-claimed', design: DEFAULT_DESIGN, pictures: {}, isUnpublished: true },
];

/** The example page with this linkname. */
export function examplePage(linkname: string): ExamplePage {
  const found = EXAMPLE_PAGES.find((example) => example.linkname === linkname);
  if (!found) throw new Error(`No example page is called ${linkname}.`);
  return found;
}

/**
 * Registers an account and publishes an example as its page, by the API. For more than a few pages, the `rateLimits` of the application
 * must be off.
 */
export async function publishExample(application: TestApplication, example: ExamplePage): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, example.linkname);
  if (!example.isUnpublished) await publish(application, account, example.design);
  const { profile, wallpaper } = example.pictures;
  if (profile) await upload(application, account, 'updateprofile/', await profile());
  if (wallpaper) await upload(application, account, 'updatewallpaper/', await wallpaper());
  return account;
}

async function upload({ url }: TestApplication, { token }: TestAccount, path: string, picture: Buffer): Promise<void> {
  const { status } = await uploadRest(url, path, picture, token);
  if (status !== 200) throw new Error(`The picture for /api/${path} was refused with ${status}.`);
}
