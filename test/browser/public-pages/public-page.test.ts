import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publicDocumentTexts } from '../../../client/texts/en/public-document.js';
import { LoadPublicPage } from '../../../server/pages/use-cases/load-public-page.js';
import { aPageAt, claim, publish, register } from '../../builders/accounts/account.js';
import { aPlainPng } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { screenshot, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, animationsEnd } from '../../support/waiting.js';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenrezeptsammlung';

const design = aDesign({
  title: 'Ines Moreau, notes from the wall',
  tiles: [
    aTile({
      name: 'Five quiet crags near Lyon',
      html: '<p>Limestone, <strong>south-east</strong>.</p><ul><li>Rope</li></ul>',
      style: { radius: 14 },
    }),
    aTile({ name: 'How I tape a split finger', html: '<p><span style="color: rgb(162, 63, 38);">Twice</span> round.</p>' }),
    aTile({
      name: LONG_WORD,
      html: `<p><span style="color: #123456;">${LONG_WORD}</span> <a href="https://example.org/">the rest</a></p>`,
    }),
  ],
  socialLinks: { ...aDesign().socialLinks, instagram: 'https://example.org/ines', youtube: 'https://example.org/wall' },
});

const { application, browser } = runningProduct({ logLevel: 'silent' });
let opened: OpenPage[] = [];

beforeAll(async () => {
  await aPageAt(application, 'ines', design);
});

afterEach(() => {
  jest.restoreAllMocks();
  const incidents = opened.flatMap((one) => one.incidents);
  opened = [];
  expect(incidents).toEqual([]);
});

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const one = await browser.newPage(application.url, options);
  opened.push(one);
  await one.page.goto(path);
  return one.page;
}

const tile = (page: Page, number: number) => page.locator(`#tile-${number}`);
const popup = (page: Page) => page.getByRole('dialog');
/** The browser reports an answer of 404 as an error of its own. */
const ignore: PageOptions['ignore'] = ({ kind, text }) => kind === 'console' && /status of (404|503)/.test(text);

/** A browser with invoker commands remarks that it needs no popover; the script takes it away, but not without a script. */
const saysItKnowsBoth: PageOptions['ignore'] = ({ text }) => text.startsWith('popovertarget is ignored');

describe('The view of a visitor', () => {
  test('PV-02 The public page shows the title and the ordered list of tiles as styled buttons', async () => {
    const page = await open('/ines');
    await page.getByRole('heading', { level: 1, name: design.title }).waitFor();
    const names = await page.getByRole('main').getByRole('list').last().getByRole('button').allTextContents();
    expect(names).toEqual(design.tiles.map(({ name }) => name));
    const look = await tile(page, 1).evaluate((element) => {
      const { color, backgroundColor, borderRadius, fontWeight } = getComputedStyle(element);
      return { color, backgroundColor, borderRadius, fontWeight };
    });
    expect(look).toEqual({ color: 'rgb(242, 242, 242)', backgroundColor: 'rgb(55, 58, 112)', borderRadius: '14px', fontWeight: '405' });
    await tile(page, 1).hover();
    await animationsEnd(tile(page, 1));
    await expectSoon(() => tile(page, 1).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(76, 80, 145)');
    await screenshot(page, 'public-page-1440');
  });

  test('PV-04 Social link icons are shown only for links that are not empty', async () => {
    const page = await open('/ines');
    const links = page.getByRole('main').getByRole('list').first().getByRole('link');
    const named = () => links.evaluateAll((all) => all.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]));
    await expectSoon(named).toEqual([
      ['Instagram', 'https://example.org/ines'],
      ['YouTube', 'https://example.org/wall'],
    ]);
  });

  test.each([320, 390, 1440])(
    'Nothing on the page is wider than a window of %i pixels, including long words and open popups',
    async (width) => {
      const page = await open('/ines', { viewport: { width, height: 800 } });
      const excess = () =>
        page.evaluate(() =>
          Math.max(...[...document.querySelectorAll('html, dialog[open]')].map((one) => one.scrollWidth - one.clientWidth)),
        );
      await expectSoon(excess).toBe(0);
      await tile(page, 3).click();
      await popup(page).waitFor();
      await expectSoon(excess).toBe(0);
      await animationsEnd(popup(page));
      await screenshot(page, `public-popup-${width}`);
    },
  );

  test('A page in a right-to-left script runs from right to left', async () => {
    await aPageAt(application, 'layla', aDesign({ title: 'مطبخ ليلى' }));
    const page = await open('/layla');
    await expectSoon(() => page.locator('.frame').getAttribute('dir')).toBe('rtl');
    const [title, tiles] = await Promise.all([page.locator('.who').boundingBox(), page.locator('.tiles').boundingBox()]);
    expect(title!.x).toBeGreaterThan(tiles!.x);
  });
});

describe('The popup of a tile', () => {
  test('PV-03 A tile opens in a popup with its content, and its button closes it', async () => {
    const page = await open('/ines');
    await tile(page, 1).click();
    await popup(page).getByRole('heading', { name: 'Five quiet crags near Lyon' }).waitFor();
    const text = '<p>Limestone, <strong>south-east</strong>.</p><ul><li>Rope</li></ul>';
    await expectSoon(() => popup(page).locator('.sheet').innerHTML()).toBe(text);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await popup(page).waitFor({ state: 'hidden' });
  });

  test('Elements behind an open popup cannot be reached', async () => {
    const page = await open('/ines');
    await tile(page, 1).click();
    await expectSoon(() => page.locator('#popup-1').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      await expectSoon(() =>
        page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
  });

  test('PV-13 With the script, a press on the backdrop closes a popup, and one inside it does not', async () => {
    const page = await open('/ines');
    await tile(page, 2).click();
    await popup(page).locator('.sheet').click();
    await expectSoon(() => popup(page).isVisible()).toBe(true);
    await page.mouse.click(20, 20);
    await popup(page).waitFor({ state: 'hidden' });
  });

  test('PV-12 PV-14 With the script, Escape, the button and the backdrop close a popup, and return the focus to its tile', async () => {
    const page = await open('/ines');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => popup(page).getByRole('button', { name: 'Close' }).press('Enter'),
      () => page.mouse.click(20, 20),
    ]) {
      await tile(page, 2).focus();
      await page.keyboard.press('Enter');
      await popup(page).waitFor();
      await close();
      await page.locator('#tile-2:focus').waitFor();
      await popup(page).waitFor({ state: 'hidden' });
    }
  });

  test('PV-15 With the script, `#tile-n` in the address opens that tile, and closing it cleans the address', async () => {
    const page = await open('/ines#tile-2');
    await popup(page).getByRole('heading', { name: 'How I tape a split finger' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#tile-2:focus').waitFor();
    await page.waitForURL('/ines');
    await popup(page).waitFor({ state: 'hidden' });
  });

  test('`#tile-n` with a number that no tile has opens nothing', async () => {
    const page = await open('/ines#tile-99');
    await expectSoon(() => popup(page).count()).toBe(0);
  });

  test('The back button closes a popup and stays on the page; the forward button opens it again', async () => {
    const page = await open('/ines');
    await tile(page, 1).click();
    await popup(page).waitFor();
    await page.waitForURL('/ines#tile-1');
    await page.evaluate(() => history.back());
    await popup(page).waitFor({ state: 'hidden' });
    await page.waitForURL('/ines');
    await page.evaluate(() => history.forward());
    await popup(page).getByRole('heading', { name: 'Five quiet crags near Lyon' }).waitFor();
  });

  test('Popups can be opened and closed one after the other without a pause', async () => {
    const page = await open('/ines');
    for (const number of [1, 2, 3, 1, 2]) {
      await page.evaluate((at) => document.getElementById(`tile-${at}`)?.click(), number);
      await page.evaluate((at) => document.querySelector<HTMLElement>(`#popup-${at} .close`)?.click(), number);
    }
    await page.waitForURL('/ines');
    await popup(page).waitFor({ state: 'hidden' });
    await tile(page, 3).click();
    await popup(page).waitFor();
    await page.waitForURL('/ines#tile-3');
  });
});

describe('Pictures in a text', () => {
  const at = (path: string) => `https://pictures.example/${path}`;
  const addresses = ['a.png', 'b.jpg', 'c.jpeg', 'd.gif', 'e.PNG?size=2#x', 'f.svg', 'g.php?x=.png', 'h'];
  const html = [...addresses.map(at), 'http://pictures.example/i.png']
    .map((src) => `<p><img src="${src}" width="9000" alt="A wall"></p>`)
    .join('');
  const isPicture: PageOptions['ignore'] = ({ kind, text }) => kind === 'request' && text.includes('https://pictures.example/');

  beforeAll(() => aPageAt(application, 'wall', aDesign({ tiles: [aTile({ html })] })));

  /** The page, with a picture far larger than the window at every address of the other site; and what was asked of that. */
  async function openWithPictures(width: number) {
    const asked: { readonly url: string; readonly referrer: string | undefined }[] = [];
    const page = await open('/wall', { viewport: { width, height: 700 }, ignore: isPicture });
    const body = await aPlainPng({ width: 2000, height: 3000 });
    await page.route('https://pictures.example/**', async (route) => {
      asked.push({ url: route.request().url(), referrer: (await route.request().allHeaders()).referer });
      await route.fulfill({ body, contentType: 'image/png' });
    });
    await page.reload();
    return { page, asked };
  }

  test.each([
    ['TC-10 TC-11 TC-12 TC-13 ', 390],
    ['', 1440],
  ])('%sThe page loads https pictures in an open tile, without a referrer, not wider than a window of %i pixels', async (_, width) => {
    const { page, asked } = await openWithPictures(width);
    expect(asked).toEqual([]);
    await tile(page, 1).click();
    const pictures = popup(page).getByRole('img', { name: 'A wall' });
    await expectSoon(() => pictures.count()).toBe(6);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const [box, sheet] = await Promise.all([picture.boundingBox(), popup(page).locator('.sheet').boundingBox()]);
      expect(box!.width).toBeGreaterThan(100);
      expect(box!.width).toBeLessThan(sheet!.width);
      expect(box!.height).toBeLessThanOrEqual(700 * 0.8);
      expect(box!.width / box!.height).toBeCloseTo(2 / 3, 1);
    }
    expect(asked.map(({ url }) => url).sort()).toEqual(
      [...addresses.slice(0, 5), 'i.png'].map((path) => at(path).replace('#x', '')).sort(),
    );
    expect(asked.filter(({ referrer }) => referrer !== undefined)).toEqual([]);
    await screenshot(page, `public-pictures-${width}`);
  });
});

describe('Older browsers', () => {
  const nothing = /$^/;
  const commands = / (?:commandfor|command|closedby)="[^"]*"/g;
  test.each([
    ['with invoker commands', nothing],
    ['that supports only popovers', commands],
  ])('PV-11 Popups work without JavaScript, in a browser %s: they open, and close by button and by Escape', async (_, unknown) => {
    const page = await open('/ines', { javaScriptEnabled: false, ignore: saysItKnowsBoth });
    // An unknown attribute has no effect in a browser.
    await page.route('**/ines', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(unknown, '') });
    });
    await page.reload();
    for (const close of [() => popup(page).getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
      await tile(page, 2).click();
      await popup(page).getByText('Twice').waitFor();
      await close();
      await popup(page).waitFor({ state: 'hidden' });
    }
  });

  test('PV-10 The public page is rendered by React on the server and complete without JavaScript', async () => {
    const page = await open('/ines', { javaScriptEnabled: false });
    await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(design.title);
    await expectSoon(() => page.locator('.tile').allTextContents()).toEqual(design.tiles.map(({ name }) => name));
    await expectSoon(() => page.locator('.sheet').allInnerTexts()).toHaveLength(3);
    await expectSoon(() => page.title()).toBe(design.title);
  });

  test('Without invoker commands and `closedby` the script opens and closes popups in the same ways', async () => {
    const { page, context, incidents } = await browser.newPage(application.url);
    await context.addInitScript(() => {
      delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
      delete (HTMLDialogElement.prototype as { closedBy?: unknown }).closedBy;
      // Attributes that such a browser does not know do nothing.
      document.addEventListener('DOMContentLoaded', () => {
        for (const one of document.querySelectorAll('dialog')) one.removeAttribute('closedby');
      });
    });
    await page.goto('/ines');
    for (const close of [
      () => popup(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 20),
    ]) {
      await tile(page, 1).click();
      await popup(page).waitFor();
      await close();
      await page.locator('#tile-1:focus').waitFor();
      await popup(page).waitFor({ state: 'hidden' });
    }
    expect(incidents).toEqual([]);
  });
});

describe('Light and dark', () => {
  test.each(['light', 'dark'] as const)('axe finds nothing in a %s window, with popups closed and open', async (colorScheme) => {
    const page = await open('/ines', { colorScheme });
    await expectNoAxeViolations(page);
    for (const number of [1, 2, 3]) {
      await tile(page, number).click();
      await animationsEnd(popup(page));
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await popup(page).waitFor({ state: 'hidden' });
    }
  });

  test('In dark mode the popup is dark, unless its text has a colour that was chosen for a light background; the page keeps its colour', async () => {
    const page = await open('/ines', { colorScheme: 'dark' });
    const colors = (number: number) =>
      page
        .locator(`#popup-${number}`)
        .evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('.sheet span')].map(
            (one, at) => getComputedStyle(one)[at === 0 ? 'backgroundColor' : 'color'],
          ),
        );
    await expectSoon(() => colors(2)).toEqual(['rgb(30, 32, 56)', 'rgb(240, 152, 124)']);
    await expectSoon(() => colors(3)).toEqual(['rgb(255, 255, 255)', 'rgb(18, 52, 86)']);
    await expectSoon(() => page.locator('.frame').evaluate((frame) => getComputedStyle(frame).backgroundColor)).toBe('rgb(71, 74, 113)');
  });
});

test('SE-13 setting in local storage is layout on a public page', async () => {
  const page = await open('/ines');
  await expectSoon(() => page.evaluate(() => localStorage.getItem('setting'))).toBe('layout');
  await page.goto('/login');
  await page.waitForFunction(() => localStorage.getItem('setting') === 'navbar');
});

test('A browser that blocks its storage also shows the page and its popups', async () => {
  const one = await browser.newPage(application.url);
  opened.push(one);
  await one.context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await one.page.goto('/ines#tile-2');
  await popup(one.page).waitFor();
  await one.page.keyboard.press('Escape');
  await popup(one.page).waitFor({ state: 'hidden' });
});

test('PV-16 Going to the public page from the app is a full page load', async () => {
  const account = await register(application);
  await claim(application, account, 'own-page');
  const page = await open('/login');
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('linkname', 'own-page');
  }, account.token);
  await page.goto('/personal');
  await page.evaluate(() => ((window as { stays?: boolean }).stays = true));
  await page.getByRole('link', { name: 'My page' }).click();
  await page.getByRole('heading', { name: 'Coming soon' }).waitFor();
  expect(page.url()).toBe(`${application.url}/own-page`);
  await expectSoon(() => page.evaluate(() => 'stays' in window)).toBe(false);
});

describe('When there is no page', () => {
  test('PV-06 An unclaimed linkname shows the Congrats text', async () => {
    const page = await open('/nobody-yet', { ignore });
    await page.getByText('Congrats! This linkname is available. Claim it quickly before someone else does!').waitFor();
    await expectNoAxeViolations(page);
  });

  test('PV-07 An unclaimed linkname shows a link that starts the claim', async () => {
    const page = await open('/nobody-yet', { ignore });
    await expectSoon(() => page.getByRole('link', { name: 'Claim nobody-yet' }).getAttribute('href')).toBe('/?claim=nobody-yet');
  });

  test('PV-05 While the public page is loading a loading text is shown, and not the Congrats text; then the page appears without a reload by the visitor', async () => {
    await aPageAt(application, 'slow', aDesign({ title: 'Worth the wait' }));
    jest.spyOn(application.nest.get(LoadPublicPage), 'execute').mockRejectedValueOnce(new Error('away'));
    const page = await open('/slow', { ignore });
    // The page loads itself again, which is held back until it has been looked at.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/slow', (route) => released.then(() => route.continue()));
    await page.getByText('Loading…').waitFor();
    await expectSoon(() => page.getByText('Congrats').count()).toBe(0);
    await expectNoAxeViolations(page);
    release();
    await page.getByRole('heading', { name: 'Worth the wait' }).waitFor();
  });

  test('ER-42 Public page fetch non-ok: only the loading text is shown', async () => {
    await aPageAt(application, 'fails', aDesign({ title: 'Not to be had' }));
    jest.spyOn(application.nest.get(LoadPublicPage), 'execute').mockRejectedValue(new Error('away'));
    const page = await open('/fails', { ignore });
    await expectSoon(() =>
      page.evaluate(() => performance.getEntriesByType('navigation').map((one) => (one as PerformanceNavigationTiming).responseStatus)),
    ).toEqual([503]);
    const shown = await page.locator('body').innerText();
    expect(shown.split(/\n+/)).toEqual([publicDocumentTexts.loading, publicDocumentTexts.loadingAgain]);
    await expectSoon(() => page.locator('a, button, dialog').count()).toBe(0);
  });
});

test('A creator who publishes sees the new version at the next visit, despite the browser cache', async () => {
  const creator = await register(application);
  await claim(application, creator, 'republished');
  const page = await open('/login');
  for (const [version, title] of ['First', 'Second', 'Third'].entries()) {
    await publish(application, creator, aDesign({ title }), version);
    // Opened as a link: goto with the same address would be a reload, which always asks the server.
    await page.evaluate(() => location.assign('/republished'));
    await page.waitForURL('**/republished');
    await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    await page.goto('/login');
  }
});
