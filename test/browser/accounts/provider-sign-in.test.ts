import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { providerTexts as germanTexts } from '../../../client/texts/de/sign-in-providers.js';
import { refusalTexts as germanRefusals } from '../../../client/texts/de/refusals.js';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { SignUpSettings } from '../../../server/accounts/for-operators/sign-up-settings.js';
import { CLOSED, OPEN } from '../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { startApplication } from '../../support/servers/application.js';
import { inLightAndDark, screenshot, type Incident, type PageOptions } from '../../support/browser/browser.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { createIdentityProvider, type Person, type TestIdentityProvider } from '../../support/neighbours/identity-provider.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon, expectValue } from '../../support/waiting.js';
import { bareNotification, holdApi, notification, sidewaysScroll, smallTargets, stored } from './account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';

const person = (subject: string, emailVerified = true): Person => ({ subject, email: `${subject}@example.org`, emailVerified });
const people = ['ada', 'bea', 'carla', 'dora', 'erna', 'frida', 'hijacked'].map((name) => person(name));

let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await createIdentityProvider([...people, person('doubtful', false)]);
});
const { application, browser } = runningProduct(() => ({ identityProviders: [provider.settings], rateLimits: 'off' }));
beforeAll(async () => {
  await provider.start(`${application.url}/login`);
});
afterAll(async () => {
  await provider.stop();
});

/** Going to the provider, which is another origin, is what these tests are about. */
function isTheWayThere({ kind, text }: Incident): boolean {
  return kind === 'request' && text.includes(` ${provider.settings.issuer}/`);
}

/** What a failed sign-in leaves in the console, and nothing else does. */
function isReason({ kind, text }: Incident): boolean {
  return kind === 'console' && /^Signing in with Google did not (begin|succeed)\./.test(text);
}

async function open(path: string, options: PageOptions = {}) {
  const { ignore = () => false } = options;
  const opened = await browser.newPage(application.url, { ...options, ignore: (incident) => isTheWayThere(incident) || ignore(incident) });
  await opened.page.goto(path);
  return opened;
}

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google', exact: true });
const beside = (page: Page) => page.locator('#provider-note');

async function signInThere(page: Page, subject: string): Promise<void> {
  await googleButton(page).click();
  await page.getByRole('button', { name: `I am ${subject}` }).click();
}

/** The operations that the pages of a context send, by name. */
function sentBy(context: BrowserContext): string[] {
  const names: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

/** A browser in which a sign-in is, or seems to be, under way, as it comes back with a code. */
async function comeBack(settings: Readonly<Record<string, string>>, search: string, options: PageOptions = {}) {
  const opened = await open('/favicon.svg', options);
  await opened.page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) (key.startsWith('google') ? sessionStorage : localStorage).setItem(key, value);
  }, settings);
  const sent = sentBy(opened.context);
  await opened.page.goto(`/login${search}`);
  return { ...opened, sent };
}

describe('The Google button', () => {
  test('GO-08 The Google button stands above the form on /login and /register, and the provider sends users back to /login', async () => {
    const { page, incidents } = await open('/login');
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await googleButton(page).waitFor();
      const form = await page.locator('form').boundingBox();
      const button = await googleButton(page).boundingBox();
      expect(button!.y + button!.height).toBeLessThan(form!.y);
    }
    const back = page.waitForRequest((request) => request.url().startsWith(`${application.url}/login?code=`));
    await signInThere(page, 'ada');
    await back;
    // A new account begins with its page.
    await page.waitForURL(/\/(?:personal|editor\?start)$/);
    expect(incidents).toEqual([]);
  });

  test('GO-05 Without a Google configuration there is no Google button', async () => {
    const plain = await startApplication();
    try {
      const { page, incidents } = await browser.newPage(plain.url);
      for (const [path, submit] of [
        ['/login', 'Login'],
        ['/register', 'Create my page'],
      ] as const) {
        await page.goto(path);
        await page.getByRole('button', { name: submit, exact: true }).waitFor();
        await expectSoon(() => googleButton(page).count()).toBe(0);
      }
      expect(incidents).toEqual([]);
    } finally {
      await plain.stop();
    }
  });

  test('The button is busy while the sign-in address is requested, and further presses send nothing', async () => {
    const { page, context } = await open('/login');
    const calls = await holdApi(context);
    await googleButton(page).dblclick();
    await page.locator('button[aria-busy=true] svg').first().waitFor();
    await eventually(() => expect(calls.sent()).toBe(1));
    calls.release();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  });

  test('A message next to the button says that the provider does not answer, and the button works again when it does', async () => {
    const unstarted = await createIdentityProvider([person('late')]);
    const waiting = await startApplication({ identityProviders: [unstarted.settings] });
    try {
      const { page, incidents } = await browser.newPage(waiting.url, {
        ignore: (incident) => isReason(incident) || incident.kind === 'request',
      });
      await page.goto('/login');
      await googleButton(page).click();
      await beside(page).getByText('Google does not answer at this moment.').waitFor();
      await expectSoon(() => stored(page, 'setting')).toBe('navbar');
      await unstarted.start(`${waiting.url}/login`);
      await signInThere(page, 'late');
      await page.waitForURL('**/editor?start');
      expect(incidents).toEqual([]);
    } finally {
      await unstarted.stop();
      await waiting.stop();
    }
  });
});

describe('Signing in with Google', () => {
  test('GO-01 With no token stored, the browser exchanges the code of the provider for a token and stores it', async () => {
    const { page, context, incidents } = await open('/login', { ignore: draftWarning });
    const sent = sentBy(context);
    await signInThere(page, 'bea');
    await notification(page, 'Logged in').waitFor();
    await expectSoon(() => stored(page, 'token')).toMatch(/^[\w-]{43}$/);
    expect(new URL(page.url()).search).toBe('');
    await page.waitForURL('**/editor?start');
    await page.goto('/personal');
    await page.getByText('bea@example.org').first().waitFor();
    expect(sent.filter((name) => name === 'FinishSignIn')).toHaveLength(1);
    expect(incidents).toEqual([]);
  });

  test('ER-25 A Google sign-in that succeeds shows `Logged in`, stores the token, and reloads after 1 s', async () => {
    const { page, incidents } = await browser.newPage(application.url, { ignore: isTheWayThere });
    await holdClock(page);
    await page.goto('/login');
    await signInThere(page, 'ada');
    await bareNotification(page, 'Logged in').waitFor();
    await expectSoon(() => stored(page, 'token')).toMatch(/^[\w-]{43}$/);
    await expectLoadAfter(page, 1000);
    await page.getByRole('heading', { name: 'Personal' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('A user who was sent to the login arrives at the requested screen', async () => {
    const { page } = await open('/editor');
    await page.waitForURL('**/login?then=%2Feditor');
    await signInThere(page, 'carla');
    await page.waitForURL('**/editor?start');
  });

  test('A linkname that was chosen before is claimed for a new account; for an existing account it only fills the field', async () => {
    const { page } = await open('/login?claim=doras-garden');
    await signInThere(page, 'dora');
    await page.waitForURL('**/editor?start');
    await page.goto('/personal');
    await page.getByText('This is your present linkname.').waitFor();
    await expectValue(page.getByLabel('Select your linkname here'), 'doras-garden');

    const later = await open('/register?claim=doras-orchard');
    const sent = sentBy(later.context);
    await signInThere(later.page, 'dora');
    await later.page.waitForURL('**/personal');
    await expectValue(later.page.getByLabel('Select your linkname here'), 'doras-orchard');
    await later.page.getByText(`Your page is at ${new URL(application.url).host}/doras-garden`).waitFor();
    expect(sent).not.toContain('ClaimLinkname');
  });

  test('SE-14 The setting in local storage is oauth during a sign-in, and navbar again afterwards', async () => {
    const { page, context } = await open('/login');
    await expectSoon(() => stored(page, 'setting')).toBe('navbar');
    await googleButton(page).click();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    const look = await context.newPage();
    await look.goto(`${application.url}/favicon.svg`);
    await expectSoon(() => stored(look, 'setting')).toBe('oauth');
    await page.getByRole('button', { name: 'I am ada' }).click();
    await notification(page, 'Logged in').waitFor();
    await expectSoon(() => stored(page, 'setting')).toBe('navbar');
  });

  test('A user who cancels at the provider returns to /login: nothing is exchanged, and no message appears', async () => {
    const { page, context, incidents } = await open('/login');
    const sent = sentBy(context);
    await googleButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${application.url}/login`);
    await googleButton(page).waitFor();
    await expectSoon(() => beside(page).innerText()).toBe('');
    await expectSoon(() => stored(page, 'setting')).toBe('navbar');
    expect(sent).toEqual(['StartSignIn']);
    expect(incidents).toEqual([]);
  });

  test('While the code is exchanged the button is busy, and a message says that the user is being signed in', async () => {
    const { page, context } = await open('/login');
    await googleButton(page).click();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    const calls = await holdApi(context);
    await page.getByRole('button', { name: 'I am ada' }).click();
    await beside(page).getByText('Signing you in with Google…').waitFor();
    await expectSoon(() => googleButton(page).getAttribute('aria-busy')).toBe('true');
    await expectNoAxeViolations(page);
    calls.release();
    await notification(page, 'Logged in').waitFor();
  });
});

// Which codes are exchanged is decided by client/api/session/google-sign-in.ts, whose unit tests have all cases.
describe('Codes that are not exchanged', () => {
  test('With a token stored, a code in the address sends nothing', async () => {
    const { token } = await register(application);
    const { page, sent, incidents } = await comeBack({ token, setting: 'oauth', googleState: 'mine' }, '?code=abc&state=mine');
    await page.waitForURL('**/personal');
    await page.getByRole('heading', { name: 'Personal' }).waitFor();
    expect(sent).not.toContain('FinishSignIn');
    await expectSoon(() => stored(page, 'token')).toBe(token);
    expect(incidents).toEqual([]);
  });

  test('A user whose sign-in another tab has interrupted gets a message', async () => {
    const { page, sent, incidents } = await comeBack(
      { setting: 'navbar', googleState: 'mine', googleSearch: '?then=%2Feditor' },
      '?code=abc&state=mine',
      { ignore: isReason },
    );
    await beside(page).getByText('Signing in with Google did not succeed. Begin again.').waitFor();
    await page.waitForURL(`${application.url}/login?then=%2Feditor`);
    expect(sent).toEqual([]);
    await expectSoon(() => stored(page, 'setting')).toBe('navbar');
    expect(incidents).toEqual([]);
  });
});

describe('Google sign-ins that fail', () => {
  test('ER-26 A Google sign-in that fails stores no token, is only logged and shows no bar; a token that another tab stored stays', async () => {
    const { page, context, incidents } = await open('/login', { ignore: isReason });
    const logged: string[] = [];
    page.on('console', (message) => void logged.push(message.text()));
    await googleButton(page).click();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    const calls = await holdApi(context);
    await page.getByRole('button', { name: 'I am doubtful' }).click();
    await beside(page).getByText('Signing you in with Google…').waitFor();
    await page.evaluate(() => localStorage.setItem('token', 'of-another-tab'));
    await holdClock(page);
    calls.release();
    await beside(page).getByText('verified e-mail address').waitFor();
    await expectSoon(() => stored(page, 'token')).toBe('of-another-tab');
    // A bar would stay for two seconds. Its region is loaded in idle time.
    await page.clock.runFor(1500);
    const bars = page.getByRole('region', { name: 'Notifications' });
    await bars.waitFor({ state: 'attached' });
    await expectSoon(() => bars.getByRole('listitem').count()).toBe(0);
    expect(new URL(page.url()).href).toBe(`${application.url}/login`);
    expect(logged.filter((text) => text.startsWith('Signing in with Google'))).toHaveLength(1);
    expect(incidents).toEqual([]);
  });

  test('GO-09 An address that the provider has not verified does not sign in: a message stands next to the button', async () => {
    const { page, incidents } = await open('/login', { ignore: isReason });
    await signInThere(page, 'doubtful');
    await beside(page).getByText('Signing in with Google needs a verified e-mail address, there and here.').waitFor();
    await expectSoon(() => stored(page, 'token')).toBeNull();
    expect(incidents).toEqual([]);
  });

  test('GO-09 An address of an account that has not verified it does not sign in: a message stands next to the button', async () => {
    await register(application, { username: 'somebody-else', email: 'hijacked@example.org' });
    const { page, incidents } = await open('/login', { ignore: isReason });
    await signInThere(page, 'hijacked');
    await beside(page).getByText('Signing in with Google needs a verified e-mail address, there and here.').waitFor();
    await expectSoon(() => stored(page, 'token')).toBeNull();
    expect(incidents).toEqual([]);
  });

  test('A user who reads German gets the reason in German, whether the browser, the server or the provider has refused', async () => {
    const refused = [
      ['?code=abc&state=other', germanTexts.failed({ provider: 'Google' })],
      ['?error=server_error&error_description=No+more&state=mine', germanTexts.failed({ provider: 'Google' })],
      ['?code=abc&state=mine', germanRefusals.PROVIDER_CODE_REFUSED],
    ] as const;
    for (const [search, reason] of refused) {
      const { page, context, incidents } = await comeBack({ setting: 'oauth', googleState: 'mine' }, search, {
        ignore: isReason,
        locale: 'de',
      });
      await beside(page).getByText(reason, { exact: true }).waitFor();
      expect(incidents).toEqual([]);
      await context.close();
    }
  });

  test('A code that the server refuses leaves the form unchanged, and the user can begin again', async () => {
    const { page, incidents } = await comeBack({ setting: 'oauth', googleState: 'mine' }, '?code=abc&state=mine', { ignore: isReason });
    await beside(page).getByText('Signing in did not succeed. Begin again.').waitFor();
    await signInThere(page, 'erna');
    await page.waitForURL('**/editor?start');
    expect(incidents).toEqual([]);
  });
});

describe('The layout of the Google button', () => {
  test('axe finds nothing on /login and /register with the button (1440 and 390 px, light and dark)', async () => {
    const { page } = await open('/favicon.svg', { reducedMotion: 'reduce' });
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await googleButton(page).waitFor();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await inLightAndDark(page, async (scheme) => {
          await screenshot(page, `google${path.replace('/', '-')}-${width}-${scheme}`);
          await expectNoAxeViolations(page);
        });
      }
    }
  });

  test('At 320 and 390 px the button fits, with the longest message next to it', async () => {
    const { page } = await open('/login', { viewport: { width: 320, height: 844 }, ignore: isReason });
    await signInThere(page, 'doubtful');
    await beside(page).getByText('verified e-mail address').waitFor();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await screenshot(page, `google-refused-${width}`);
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      await expectSoon(() => smallTargets(page)).toEqual([]);
      await expectNoAxeViolations(page);
    }
  });
});

test('On a closed site, Google opens an account only with an invitation, which the tab still knows on /login', async () => {
  const settings = application.nest.get(SignUpSettings, { strict: false });
  const { code } = await settings.invite({ forWhom: null, uses: 1, days: 14 });
  await settings.change(CLOSED);
  try {
    const { page, incidents } = await open('/login', { ignore: (incident) => isReason(incident) || draftWarning(incident) });
    await signInThere(page, 'frida');
    await beside(page).getByText('This site takes no new accounts at the moment.').waitFor();
    await page.goto(`/i/${code}`);
    await page.getByText('Invitation accepted').waitFor();
    await page.goto('/login');
    // The provider knows this browser by now.
    await googleButton(page).click();
    await page.waitForURL('**/editor?start');
    expect(incidents).toEqual([]);
  } finally {
    await settings.change(OPEN);
  }
});
