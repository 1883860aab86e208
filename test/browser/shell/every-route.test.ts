import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { openSignedIn, sidewaysScroll } from '../accounts/account-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

const WIDTHS = [1440, 768, 390, 320];

/** A screen has other parts at each of these widths, or the same in other sizes. */
const PARTS_AT = [1440, 390];

/** What axe looks at. A language changes neither colours nor, but for its direction, sizes. */
const languages = [
  { locale: 'en-GB', direction: 'ltr', light: WIDTHS, dark: PARTS_AT, looks: 'at 320, 390, 768 and 1440 px, in dark at 390 and 1440 px' },
  { locale: 'ar', direction: 'rtl', light: PARTS_AT, dark: [], looks: 'at 390 and 1440 px' },
];

/** In each language, so that the first one does not keep its address from the second. */
const creators = new Map<string, TestAccount>();

const linknameOf = (locale: string) => `everywhere-${locale.toLowerCase()}`;

beforeAll(async () => {
  for (const { locale } of languages) {
    const account = await register(application);
    creators.set(locale, account);
    await claim(application, account, linknameOf(locale));
    const tiles = [aTile({ name: 'Sugo', html: '<p>Tomatoes</p>' }), aTile({ name: '' })];
    await publish(application, account, aDesign({ title: 'Recipes', tiles }));
  }
});

type Looks = Readonly<Record<'light' | 'dark', readonly number[]>>;

/** Looks at what the address shows. The screens follow a change of the width or the scheme without being loaded again. */
async function look(page: Page, path: string, widths: Looks): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of (['light', 'dark'] as const).filter((scheme) => widths[scheme].includes(width))) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page).catch((error: unknown) => {
        throw new Error(`${path} at ${width} px, ${colorScheme}`, { cause: error });
      });
    }
    expect({ path, width, sidewaysScroll: await sidewaysScroll(page) }).toEqual({ path, width, sidewaysScroll: 0 });
  }
}

describe.each(languages)(
  'In the language $locale, axe finds nothing $looks, and nothing scrolls sideways at 320, 390, 768 and 1440 px',
  ({ locale, direction, ...widths }) => {
    test.each([
      {
        place: 'the front page, blog, policies and documentation',
        paths: ['/', '/blog', '/blog/4', '/policy', '/tos', '/developers', '/api/docs'],
      },
      {
        place: 'a public page, an unclaimed linkname and unknown addresses',
        paths: [`/${linknameOf(locale)}`, '/free-to-take', '/blog/99', '/not/here'],
      },
      {
        place: 'sign-in, sign-up and recovery',
        paths: ['/login', '/register', '/recoverusername', '/recoverpassword', '/resetpw/someone/token'],
      },
      { place: 'the guest editor', paths: ['/guesteditor'] },
    ])('on $place', async ({ paths }) => {
      const { page } = await browser.newPage(application.url, { locale });
      for (const path of paths) await look(page, path, widths);
      await expectSoon(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        locale,
        direction,
      ]);
    });

    test('on the screens of an account', async () => {
      const { page } = await openSignedIn(browser, application, creators.get(locale)!, { locale });
      const rooms = ['/personal', '/personal/security', '/personal/developers', '/personal/account'];
      for (const path of [...rooms, '/editor', '/genpage']) await look(page, path, widths);
    });
  },
);
