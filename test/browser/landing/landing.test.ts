import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { refusalTexts } from '../../../client/texts/en/refusals.js';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { expectLeftToBrowser } from '../public-pages/press-steps.js';

const { application, browser } = runningProduct({
  siteName: 'Opus',
  supportEmail: 'people@opus.example',
  followLinks: ['https://www.instagram.com/tessera', 'https://mastodon.example/@tessera', 'https://x.com/tessera'],
});
let opened: OpenPage[] = [];

afterEach(async () => {
  const incidents = opened.flatMap((one) => one.incidents);
  // Another test would get a window in which the texts have turned.
  await Promise.all(opened.map(({ context }) => context.close()));
  opened = [];
  expect(incidents).toEqual([]);
});

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const one = await browser.newPage(application.url, options);
  opened.push(one);
  await one.page.goto(path);
  return one.page;
}

const claimField = (page: Page) => page.getByPlaceholder('YourLinkHere');
const claimButton = (page: Page) => page.getByRole('button', { name: 'Claim', exact: true });
const headline = (page: Page) => page.locator('h1 [data-shown=true]').textContent();
const subtext = (page: Page) => page.locator('h1 + p [data-shown=true]').textContent();
/** The browser reports an answer of 404 as an error of its own. */
const ignore: PageOptions['ignore'] = ({ kind, text }) => kind === 'console' && /status of 404/.test(text);

/** A context in which a user is signed in. */
async function signedIn(): Promise<Page> {
  const { token } = await register(application);
  const one = await browser.newPage(application.url);
  opened.push(one);
  await one.context.addInitScript((value) => localStorage.setItem('token', value), token);
  return one.page;
}

describe('The texts of the front page', () => {
  test('RT-01 `/` shows the landing page, which is complete without JavaScript', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoon(() => page.getByRole('heading', { level: 2 }).allTextContents()).toContain('Plain answers');
  });

  test('LP-01 The front page says: share informational content (cooking, drinks, guides) with one link; LP-02 claim a link name; LP-04 casual users can discover creators; OT-05 the name of the product, which comes from `SITE_NAME`; LP-03 LP-17 `Try Our Guest Editor`, without an account, and that link goes to `/guesteditor`', async () => {
    const page = await open('/');
    await expectSoon(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      expect.arrayContaining(['Cooking', 'Drinks', 'Guides']),
    );
    await expectSoon(() => page.locator('h1 + p').textContent()).toContain('share the lot with a single link');
    await page.getByLabel(/^Claim a link name/).waitFor();
    await page.getByText('What if I have nothing to publish?').click();
    await page.getByText(/Pages need no account.*discover the next person worth learning from/).waitFor();
    await page.getByRole('link', { name: 'Opus, home' }).first().waitFor();
    await expectSoon(() => page.title()).toContain('Opus');
    await page.getByText('no account, nothing to install').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Try Our Guest Editor', exact: true }).click();
    await page.waitForURL('**/guesteditor');
    await page.getByRole('heading', { level: 1, name: 'Guest Editor Page' }).waitFor();
  });

  test('A browser whose clock shows another year keeps the page as the server sent it', async () => {
    const one = await browser.newPage(application.url);
    opened.push(one);
    await one.page.clock.setFixedTime(new Date('2051-06-01T12:00:00Z'));
    await one.page.goto('/');
    await one.page.getByRole('button', { name: 'Pause the changing text' }).click();
    await one.page.getByRole('button', { name: 'Let the text change again' }).waitFor();
  });

  test('OT-20 The footer is on the landing page; LP-24 it has three social follow links, set by configuration, LP-25 a support contact address, set by `SUPPORT_EMAIL`, LP-22 a privacy policy button that leads to `/policy`, and LP-23 a terms of service button that leads to `/tos`', async () => {
    const page = await open('/');
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'people@opus.example' });
    await expectSoon(() => contact.getAttribute('href')).toBe('mailto:people@opus.example');
    const links = page.getByRole('contentinfo').getByRole('link', { name: /^Follow us on/ });
    await expectSoon(() =>
      links.evaluateAll((found) => found.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])),
    ).toEqual([
      ['Follow us on Instagram', 'https://www.instagram.com/tessera'],
      ['Follow us on mastodon.example', 'https://mastodon.example/@tessera'],
      ['Follow us on Twitter', 'https://x.com/tessera'],
    ]);
    for (const [name, path] of [
      ['Privacy policy', '/policy'],
      ['Terms of service', '/tos'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`${application.url}${path}`);
    }
  });
});

describe('The questions', () => {
  const question = (page: Page, text: string) => page.locator('details', { has: page.getByText(text, { exact: true }) });

  test('LP-05 The front page has a Q&A accordion with six questions that open and close, LP-06 about what it is, money, first steps, reading, other users and its name; LP-07 the monetization answer names monetization as a goal; LP-08 the name-origin answer says that a tessera is one tile of a mosaic', async () => {
    const page = await open('/');
    const questions = [
      'What is Opus?',
      'Can I earn money with it?',
      'How do I begin?',
      'What if I have nothing to publish?',
      'How is it different from other link sites?',
      'Why “Opus”?',
    ];
    await expectSoon(() => page.getByRole('region', { name: 'Plain answers' }).locator('summary').allTextContents()).toEqual(questions);
    const answer = question(page, 'How do I begin?').locator('p');
    await expectSoon(() => answer.isVisible()).toBe(false);
    await page.getByText('How do I begin?').click();
    await answer.waitFor();
    await expectSoon(() => question(page, 'What is Opus?').locator('p').isVisible()).toBe(false);
    await page.getByText('How do I begin?').press('Enter');
    await answer.waitFor({ state: 'hidden' });
    await expectSoon(() => question(page, 'Can I earn money with it?').locator('p').textContent()).toMatch(/earn .* is a goal/);
    await expectSoon(() => question(page, 'Why “Opus”?').locator('p').textContent()).toContain('A tessera is one tile of a mosaic');
  });
});

describe('Claiming a linkname', () => {
  test('LP-10 The claim form has one text input with a placeholder like `{host}/YourLinkHere`, which a press on the host focuses, too, LP-11 a `Claim` button, and LP-12 its input is required; an invalid or reserved name is refused next to it with the reason, before the visitor signs up for it', async () => {
    const page = await open('/');
    const form = page.locator('form');
    await expectSoon(() => form.getByRole('textbox').count()).toBe(1);
    await expectSoon(() => form.innerText()).toContain(`${new URL(application.url).host}/`);
    await expectSoon(() => claimField(page).getAttribute('required')).not.toBeNull();
    await form.getByText(`${new URL(application.url).host}/`, { exact: true }).click();
    await expectFocus(form.getByRole('textbox', { name: `Claim a link name: ${new URL(application.url).host}/YourLinkHere`, exact: true }));
    await claimButton(page).click();
    await page.getByRole('alert').waitFor();
    await expectSoon(() => claimField(page).getAttribute('aria-invalid')).toBe('true');
    for (const [name, reason] of [
      ['Salz & Rauch', 'A linkname cannot contain “ ”. Try salz-rauch.'],
      ['Login', refusalTexts.LINKNAME_RESERVED],
    ] as const) {
      await claimField(page).fill(name);
      await claimButton(page).click();
      await page.getByRole('alert').getByText(reason, { exact: true }).waitFor();
    }
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test.each([390, 1440])('A name of 30 letters is whole beside a long host, of which less is shown then, at %i px', async (width) => {
    const page = await open('/', { viewport: { width, height: 900 } });
    const host = page.locator('form label [aria-hidden] > span');
    const hidden = (part: Locator) => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    // The pause shows that the page is hydrated, which would put the host back.
    await page.getByRole('button', { name: 'Pause the changing text' }).click();
    await page.getByRole('button', { name: 'Let the text change again' }).waitFor();
    await host.evaluate((element) => void (element.textContent = 'tessera-pages.example.org'));
    await claimField(page).fill('mira-clay-and-the-lost-recipes');
    await expectSoon(() => hidden(host)).toBeGreaterThan(0);
    // The caret is beside the last letter.
    await expectSoon(() => hidden(claimField(page))).toBeLessThanOrEqual(1);
    await claimField(page).fill('mira');
    await expectSoon(() => hidden(host)).toBe(0);
  });

  test('A refused name is offered in the form in which it can be claimed, if it has one, and a press fills that in', async () => {
    const page = await open('/');
    const offer = page.getByRole('button', { name: /^Use / });
    await claimField(page).fill('Mïra Clay');
    await claimButton(page).click();
    await page.getByRole('alert').getByText('A linkname cannot contain “ï”. Try mira-clay.', { exact: true }).waitFor();
    await screenshot(page, 'landing-fitting-name');
    await page.getByRole('button', { name: 'Use mira-clay', exact: true }).click();
    await expectFocus(claimField(page));
    await expectSoon(() => claimField(page).inputValue()).toBe('mira-clay');
    expect((await page.getByRole('alert').count()) + (await offer.count())).toBe(0);
    for (const name of ['Login', '茶']) {
      await claimField(page).fill(name);
      await claimButton(page).click();
      await page.getByRole('alert').waitFor();
      await expectSoon(() => offer.count()).toBe(0);
    }
    await claimField(page).fill('mira-clay');
    await claimButton(page).click();
    await page.waitForURL('**/login');
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('claimedLinkname'))).toBe('mira-clay');
  });

  test('LP-14 `Claim` goes to `/login` if no token is stored, and the name is passed on', async () => {
    const page = await open('/');
    await claimField(page).fill('  SaltAndSmoke ');
    await claimButton(page).click();
    await page.waitForURL('**/login');
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('claimedLinkname'))).toBe('saltandsmoke');
  });

  test('LP-13 LP-15 LP-16 `Sign up now` and `Register here` go to `/login` without a token; with a token that was stored after the page loaded, they and `Claim` go to `/personal`', async () => {
    const page = await open('/');
    const { token } = await register(application);
    for (const [stored, target, names] of [
      [null, '/login', ['Sign up now', 'Register here']],
      [token, '/personal', ['Sign up now', 'Register here', 'Claim']],
    ] as const) {
      for (const name of names) {
        await page.evaluate(() => localStorage.clear());
        await page.goto('/');
        if (stored) await page.evaluate((value) => localStorage.setItem('token', value), stored);
        if (name === 'Claim') await claimField(page).fill('saltandsmoke');
        await page.locator('main').getByText(name, { exact: true }).click();
        await page.waitForURL(`**${target}`);
      }
    }
  });

  test('LP-18 A stored token sends the user from the landing page to `/personal`', async () => {
    const page = await signedIn();
    await page.goto('/');
    await page.waitForURL('**/personal');
  });

  test('An unclaimed linkname shows a link that starts the claim', async () => {
    const page = await open('/saltandsmoke', { ignore });
    await page.getByRole('link', { name: 'Claim saltandsmoke' }).click();
    await page.waitForURL('**/?claim=saltandsmoke');
    await expectSoon(() => claimField(page).inputValue()).toBe('saltandsmoke');
    await claimButton(page).click();
    await page.waitForURL('**/login');
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('claimedLinkname'))).toBe('saltandsmoke');
  });
});

describe('Leaving with a typed name that is not claimed', () => {
  const question = (page: Page) =>
    page.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?', exact: true });
  const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay and keep editing' }).click();

  test('NB-15 Leaving `/` with unsaved changes asks `You have unsaved changes. Are you sure you want to leave?`', async () => {
    const page = await open('/');
    await claimField(page).fill('saltandsmoke');
    for (const link of [
      page.getByRole('link', { name: 'Login', exact: true }),
      page.getByRole('link', { name: /^Follow us on/ }).first(),
    ]) {
      await link.click();
      await question(page).waitFor();
      await expectNoAxeViolations(page);
      await stay(page);
      await question(page).waitFor({ state: 'detached' });
      await expectFocus(link);
    }
    await expectSoon(() => claimField(page).inputValue()).toBe('saltandsmoke');
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL('**/login');
  });

  test('The browser asks on a reload, and when the code of the question does not load', async () => {
    const dialogs: string[] = [];
    const one = await browser.newPage(application.url, {
      onDialog: (dialog) => (dialogs.push(dialog.type()), dialogs.length > 1 ? dialog.accept() : dialog.dismiss()),
      ignore: ({ kind, text }) => kind === 'console' && text.includes('net::ERR_'),
    });
    opened.push(one);
    await one.context.route('**/assets/ask-above-*.js', (route) => route.abort());
    await one.page.goto('/');
    await claimField(one.page).fill('saltandsmoke');
    await one.page.getByRole('link', { name: 'Login', exact: true }).click();
    await eventually(() => expect(dialogs).toEqual(['beforeunload']));
    await one.page.reload();
    expect(dialogs).toEqual(['beforeunload', 'beforeunload']);
  });

  test('No question appears without a typed name, for a name that is already passed on, or for a press that opens a new tab', async () => {
    const page = await open('/?claim=saltandsmoke');
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/login');
    await page.goto('/');
    // The pause shows that the page is hydrated: a press during that may be lost.
    await page.getByRole('button', { name: 'Pause the changing text' }).click();
    await page.getByRole('button', { name: 'Let the text change again' }).waitFor();
    await claimField(page).fill('another-name');
    await expectLeftToBrowser(page.getByRole('link', { name: 'Login', exact: true }));
    await expectSoon(() => question(page).count()).toBe(0);
    await claimField(page).fill('');
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/login');
  });
});

describe('The rotating texts', () => {
  const pause = (page: Page) => page.getByRole('button', { name: 'Pause the changing text' });
  const resume = (page: Page) => page.getByRole('button', { name: 'Let the text change again' });

  async function withClock(options: PageOptions = {}): Promise<Page> {
    const one = await browser.newPage(application.url, options);
    opened.push(one);
    await holdClock(one.page);
    await one.page.goto('/');
    return one.page;
  }

  /** Sets the random number of the page. */
  async function setChance(page: Page, chance: number): Promise<void> {
    await page.evaluate((value) => void (Math.random = () => value), chance);
  }

  /** Starts the rotation of the texts. A first pause shows that the page is hydrated. */
  async function turning(chance?: number, options?: PageOptions): Promise<Page> {
    const page = await withClock(options);
    if (chance !== undefined) await setChance(page, chance);
    await pause(page).click();
    await resume(page).click();
    await pause(page).waitFor();
    return page;
  }

  /** The text changes right after this long, and not a millisecond before. */
  async function expectChangeAfter(page: Page, text: typeof headline, milliseconds: number): Promise<void> {
    const before = await text(page);
    await page.clock.runFor(milliseconds - 1);
    expect(await text(page)).toBe(before);
    await page.clock.runFor(1);
    expect(await text(page)).not.toBe(before);
  }

  test.each([
    ['LP-19 The headline rotates between two texts at random intervals of 7 to 12 s', headline, 7_000, 12_000],
    ['LP-20 The subtext rotates between two texts at random intervals of 10 to 15 s', subtext, 10_000, 15_000],
  ] as const)('%s', async (_, text, shortest, longest) => {
    const page = await turning(0);
    const first = await text(page);
    // The random length of an interval is set when the interval begins.
    await setChance(page, 1);
    await expectChangeAfter(page, text, shortest);
    await setChance(page, 0.5);
    await expectChangeAfter(page, text, longest);
    expect(await text(page)).toBe(first);
    await expectChangeAfter(page, text, (shortest + longest) / 2);
  });

  test('LP-21 The rotating texts change with fade animations: within 0.4 s one text appears and the other disappears', async () => {
    // Hurried, a fade can be over before it can be read.
    const page = await turning(0, { animations: 'asForPeople' });
    for (const [place, milliseconds] of [
      ['h1', 7_000],
      ['h1 + p', 3_000],
    ] as const) {
      const ended = await page.locator(place).evaluateHandle((element) => {
        const fades: string[] = [];
        element.addEventListener('transitionrun', (event) => {
          const { target, propertyName } = event as TransitionEvent;
          const [fade] = (target as Element).getAnimations().filter((one) => (one as CSSTransition).transitionProperty === 'opacity');
          if (propertyName !== 'opacity' || !fade) return;
          const length = Number(fade.effect?.getComputedTiming().duration);
          const end = () => void fades.push(`to ${getComputedStyle(target as Element).opacity} in ${length} ms`);
          void fade.finished.then(end, () => undefined);
        });
        return fades;
      });
      await page.clock.runFor(milliseconds);
      await eventually(async () => expect((await ended.jsonValue()).sort()).toEqual(['to 0 in 400 ms', 'to 1 in 400 ms']));
    }
  });

  test('The texts do not change while the visitor types a name', async () => {
    const page = await turning();
    const first = await headline(page);
    await claimField(page).focus();
    await page.clock.runFor(30_000);
    await expectSoon(() => headline(page)).toBe(first);
    await claimField(page).blur();
    await page.mouse.move(1400, 850);
    await page.clock.runFor(12_100);
    await expectSoon(() => headline(page)).not.toBe(first);
  });

  test('The texts do not change after they are paused, and for visitors who prefer reduced motion', async () => {
    const page = await withClock();
    const first = await headline(page);
    await pause(page).click();
    await resume(page).waitFor();
    await page.clock.runFor(30_000);
    await expectSoon(() => headline(page)).toBe(first);

    const still = await withClock({ reducedMotion: 'reduce' });
    await resume(still).waitFor();
    await still.clock.runFor(30_000);
    await expectSoon(() => headline(still)).toBe(first);
  });
});

describe('Accessibility', () => {
  test('axe finds nothing on the front page, light and dark', async () => {
    const page = await open('/');
    await claimButton(page).click();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `landing-1440-${scheme}`);
    });
  });

  test.each(['/', '/saltandsmoke', '/not/here'])('nothing of %s scrolls sideways at 320, 390, 768, 1024 and 1440 px', async (path) => {
    const page = await open(path, { ignore });
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await screenshot(page, `document-${path.replaceAll('/', '_')}-${width}`);
    }
  });

  test('ER-45 An unknown address says `Not found` and links to the front page', async () => {
    const page = await open('/not/here', { ignore });
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the front page' }).click();
    await page.waitForURL(`${application.url}/`);
  });

  test('A signed-in user at an unknown address has the navigation bar of signed-in users', async () => {
    const { token } = await register(application);
    const one = await browser.newPage(application.url, { ignore });
    opened.push(one);
    await one.context.addInitScript((value) => localStorage.setItem('token', value), token);
    await one.page.goto('/not/here');
    await one.page.getByRole('link', { name: 'Personal' }).waitFor();
  });
});
