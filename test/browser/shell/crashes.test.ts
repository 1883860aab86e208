import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';
import { addButton, draftWarning, openEditor, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

/** The console contains the planted errors. */
const planted: PageOptions = {
  ignore: (incident) =>
    draftWarning(incident) ||
    incident.kind === 'error' ||
    /planted|could not be shown|part of the screen failed|React Router caught|Cannot read properties|Hydration|status of 404|is not valid JSON|Unexpected token/.test(
      incident.text,
    ),
  onDialog: (dialog) => dialog.accept(),
};

type Fault = 'rendering' | 'effect';

const BODIES: Readonly<Record<Fault, string>> = {
  rendering: "const Broken = () => { throw new Error('planted'); };",
  effect: `class Broken {
    constructor(props) { this.props = props; }
    componentDidMount() { throw new Error('planted'); }
    render() { return null; }
  }
  Broken.prototype.isReactComponent = {};`,
};

// A file may export its components one by one, or all of them as one object.
const PART = `const Part = new Proxy(Broken, { get: (part, name) => (/^[A-Z]/.test(String(name)) ? Part : Reflect.get(part, name)) });`;

/** Every component that this part of the app exports fails, until the given function is called. */
async function breakPart(context: BrowserContext, part: string, fault: Fault = 'rendering'): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${part}-[\\w-]{8}\\.js`);
  await context.route(address, async (route) => {
    const code = await (await route.fetch()).text();
    const exported = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
    const names = exported.map(
      (name) =>
        name
          .split(/\sas\s/)
          .at(-1)
          ?.trim() ?? '',
    );
    expect(names.length).toBeGreaterThan(0);
    const list = names.map((name) => `Part as ${name}`).join(', ');
    await route.fulfill({ contentType: 'text/javascript', body: `${BODIES[fault]}\n${PART}\nexport { ${list} };` });
  });
  return () => context.unroute(address);
}

const failure = (page: Page, level = 1) => page.getByRole('heading', { level, name: 'This screen could not be shown' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const wayBack = (page: Page) => page.getByRole('link', { name: 'Go to the front page' });

const guestScreens = [
  ['/login', 'login-page'],
  ['/login', 'auth-layout'],
  ['/register', 'register-page'],
  ['/recoverusername', 'recover-username-page'],
  ['/recoverpassword', 'recover-password-page'],
  ['/resetpw/an-id/a-token', 'reset-password-page'],
  ['/guesteditor', 'guest-editor-page'],
] as const;
const ownScreens = [
  ['/personal', 'personal-page'],
  ['/personal', 'pages-room'],
  ['/personal/security', 'security-room'],
  ['/personal/developers', 'developers-room'],
  ['/personal/account', 'account-room'],
  ['/genpage', 'genpage-page'],
  ['/editor', 'editor-page'],
] as const;

/** Each screen fails once. The same boundaries catch both faults, so the second one is tried in each place where a part can be. */
const isTriedWith =
  (fault: Fault) =>
  ([, part]: readonly [path: string, part: string]): boolean =>
    fault === 'rendering' || ['auth-layout', 'guest-editor-page', 'editor-page'].includes(part);

/** The screen fails below the navigation bar, shows the ways back, and loads again after the fault is removed. */
async function expectWaysBack(page: Page, context: BrowserContext, path: string, part: string, fault: Fault): Promise<void> {
  const mend = await breakPart(context, part, fault);
  await page.goto(path);
  await failure(page).waitFor();
  expect([part, await wayBack(page).count(), await page.getByRole('banner').count()]).toEqual([part, 1, 1]);
  await mend();
  await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
  await page.locator('#main').getByRole('button').or(page.locator('#main').getByRole('textbox')).first().waitFor();
  expect([part, await failure(page).count()]).toEqual([part, 0]);
}

describe('When a screen fails while it is shown', () => {
  test.each(['rendering', 'effect'] as const)('the screen shows the bar, a way back and a button to try again (%s)', async (fault) => {
    const guest = await browser.newPage(application.url, planted);
    for (const [path, part] of guestScreens.filter(isTriedWith(fault))) await expectWaysBack(guest.page, guest.context, path, part, fault);
    const own = await openSignedIn(browser, application, await register(application), planted);
    for (const [path, part] of ownScreens.filter(isTriedWith(fault))) await expectWaysBack(own.page, own.context, path, part, fault);
    await breakPart(guest.context, 'login-page', fault);
    await guest.page.goto('/login');
    await failure(guest.page).waitFor();
    await expectNoAxeViolations(guest.page);
    await inLightAndDark(guest.page, (scheme) => screenshot(guest.page, `screen-failed-${fault}-${scheme}`));
    await wayBack(guest.page).click();
    await guest.page.waitForURL('/');
    expect([...guest.incidents, ...own.incidents]).toEqual([]);
  });

  test('the bar and the way back also work when the frame around the screens fails', async () => {
    const { page, context, incidents } = await browser.newPage(application.url, planted);
    await context.route('**/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('id="site">', 'id="site">no JSON') });
    });
    const fail = async () => {
      await page.goto('/login');
      await failure(page).waitFor();
    };
    await fail();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `app-failed-${scheme}`);
    });
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'Guest Editor' }).click();
    await page.waitForURL('/guesteditor');
    await fail();
    await wayBack(page).click();
    await page.waitForURL('/');
    expect(incidents).toEqual([]);
  });

  test('the front page stays as the server rendered it', async () => {
    const { page, context, incidents } = await browser.newPage(application.url, planted);
    await context.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('{"name":"landing"', '{"name":"available"') });
      },
    );
    const failed = page.waitForEvent('console', (message) => message.text().includes('A part of the screen failed'));
    await page.goto('/');
    await failed;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Guest Editor' }).first().waitFor();
    expect(incidents).toEqual([]);
  });
});

describe('Unsaved work', () => {
  const STILL_HERE = 'Something went wrong there. What you made is still here.';

  async function openBoth() {
    const guest = await browser.newPage(application.url, planted);
    await guest.page.goto('/guesteditor');
    const account = await register(application);
    await publish(application, account, aDesign({ title: 'First', tiles: [aTile({ name: 'One' })] }));
    return [guest, await openEditor(browser, application, { account, ...planted })] as const;
  }

  test('stays when a popup fails; the popup closes, and the next one opens', async () => {
    for (const { page, context, incidents } of await openBoth()) {
      await titleField(page).fill('Half a title');
      for (const fault of ['rendering', 'effect'] as const) {
        const mend = await breakPart(context, 'social-links-dialog', fault);
        await page.reload();
        await titleField(page).fill('Half a title');
        await page.getByRole('button', { name: 'Social Links' }).click();
        await notification(page, STILL_HERE).waitFor();
        await expectSoon(() => titleField(page).inputValue()).toBe('Half a title');
        await page.getByRole('button', { name: 'Miscellaneous' }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await mend();
      }
      expect(incidents).toEqual([]);
    }
  });

  test('stays when any popup of an editor fails, and the popup closes', async () => {
    const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
    const popups = {
      'text-dialog': press(/^Edit tile 1 /i),
      'tile-preview-dialog': async (page: Page) => {
        await press(/^More for tile 1 /i)(page);
        await press('Preview')(page);
      },
      'social-links-dialog': press('Social Links'),
      'miscellaneous-dialog': press('Miscellaneous'),
      'wallpaper-dialog': press('Change Wallpaper'),
      'history-dialog': press('History'),
    };
    const [guest, own] = await openBoth();
    for (const { page, context, incidents } of [guest, own]) {
      for (const part of Object.keys(popups)) await breakPart(context, part);
      await page.reload();
      await titleField(page).fill('Half a title');
      if (page === guest.page) await addButton(page).click();
      for (const [part, open] of Object.entries(popups)) {
        if (page === guest.page && ['wallpaper-dialog', 'history-dialog'].includes(part)) continue;
        const failed = page.waitForEvent('console', (message) => message.text().includes('A part of the screen failed'));
        await open(page);
        await failed;
        await notification(page, STILL_HERE).first().waitFor();
        expect([part, await page.getByRole('dialog').count(), await titleField(page).inputValue()]).toEqual([part, 0, 'Half a title']);
      }
      expect(incidents).toEqual([]);
    }
  });

  test('stays when an editor fails; after a new attempt the editor has the draft and its undo history', async () => {
    for (const { page, incidents } of await openBoth()) {
      await titleField(page).fill('Half a title');
      await page.keyboard.press('End');
      await page.evaluate(() => {
        const original = window.matchMedia.bind(window);
        const fail = () => {
          throw new Error('planted');
        };
        // No sooner: anything that is drawn before the letter would fail without it.
        document.addEventListener('keydown', () => (window.matchMedia = fail), { capture: true, once: true });
        Object.assign(window, { mend: () => (window.matchMedia = original) });
      });
      await page.keyboard.type('!');
      await failure(page, 2).waitFor();
      await expectNoAxeViolations(page);
      await inLightAndDark(page, (scheme) => screenshot(page, `editor-failed-${scheme}`));
      await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
      await tryAgain(page).click();
      await expectValue(titleField(page), 'Half a title!');
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expectSoon(() => titleField(page).inputValue()).not.toBe('Half a title!');
      expect(incidents).toEqual([]);
    }
  });

  test('stays when an event handler or a promise fails; a message says so', async () => {
    for (const { page, incidents } of await openBoth()) {
      await titleField(page).fill('Half a title');
      await page.evaluate(() => {
        document.addEventListener('keydown', ({ key }) => {
          if (key === 'F2') throw new Error('planted');
          if (key === 'F8') void Promise.reject(new Error('planted'));
        });
      });
      for (const key of ['F2', 'F8']) {
        await page.keyboard.press(key);
        const said = notification(page, 'That did not work. Try it again, or reload this page.');
        await said.waitFor();
        await said.waitFor({ state: 'detached' });
      }
      await expectSoon(() => titleField(page).inputValue()).toBe('Half a title');
      expect(incidents).toEqual([]);
    }
  });
});
