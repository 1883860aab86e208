import { beforeAll, describe, expect, test } from '@jest/globals';
import { register, claim, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOpener } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { post } from '../../support/calls/rest.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import {
  chosenName,
  cutApi,
  cutConnection,
  fillRegistration,
  holdApi,
  logIn,
  notification,
  openSignedIn,
  sidewaysScroll,
  smallTargets,
  stored,
} from './account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();
let account: TestAccount;

beforeAll(async () => {
  account = await register(application);
});

async function openLogin(options?: Parameters<PageOpener['newPage']>[1]) {
  const opened = await browser.newPage(application.url, options);
  await opened.page.goto('/login');
  return opened;
}

test('RT-05 AU-01 AU-02 /login shows the login form with the title `Login Form`. Username and password are both required: an empty form is not sent, each field shows the reason, the first has the focus', async () => {
  const { page, context, incidents } = await openLogin();
  await page.getByRole('heading', { level: 1, name: 'Login Form', exact: true }).waitFor();
  await expectSoon(() => page.title()).toBe('Login Form · Tessera');
  await expectSoon(() => page.getByRole('textbox').count()).toBe(2);
  const calls = await holdApi(context);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Type your username.').waitFor();
  await page.getByText('Type your password.').waitFor();
  for (const label of ['Username', 'Password']) {
    const field = page.getByLabel(label, { exact: true });
    await expectSoon(() => field.getAttribute('required')).not.toBeNull();
    await expectSoon(() => field.getAttribute('aria-invalid')).toBe('true');
  }
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  expect(calls.sent()).toBe(0);
  expect(incidents).toEqual([]);
});

test('AU-03 The login form has a `Login` button that submits it, and the Enter key submits it too', async () => {
  const { page } = await openLogin();
  await expectSoon(() => page.getByRole('button', { name: 'Login', exact: true }).getAttribute('type')).toBe('submit');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('nothing at all');
  await page.keyboard.press('Enter');
  await notification(page, 'Invalid details').waitFor();
});

test('AU-04 The Login button shows a spinner while working, and further presses send nothing', async () => {
  const { page, context } = await openLogin();
  const calls = await holdApi(context);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const button = page.getByRole('button', { name: 'Login' });
  await button.dblclick();
  await page.locator('button[aria-busy=true] svg').waitFor();
  await page.getByLabel('Username').press('Enter');
  calls.release();
  await notification(page, 'Logged in').waitFor();
  expect(calls.sent()).toBe(1);
});

test("AU-05 AU-06 AU-07 The login page links Forgot Password to /recoverpassword, Forgot Username to /recoverusername, and `Don't have an account? Register here` to /register", async () => {
  const { page, incidents } = await openLogin();
  for (const [link, path, button] of [
    ['Forgot Password', '/recoverpassword', 'Send Reset Link'],
    ['Forgot Username', '/recoverusername', 'Send Username'],
    ["Don't have an account? Register here", '/register', 'Create my page'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(`${application.url}${path}`);
    await page.getByRole('button', { name: button }).waitFor();
    await page.goBack();
  }
  expect(incidents).toEqual([]);
});

test('The keyboard reaches each field before its link for a forgotten password or username', async () => {
  const { page } = await openLogin();
  await page.getByLabel('Username').focus();
  const order: (string | null)[] = [];
  for (let at = 0; at < 5; at += 1) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.ariaLabel ?? document.activeElement!.textContent,
      ),
    );
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual(['username', 'Forgot Username', 'password', 'Show password', 'Forgot Password']);
});

test('ER-03 ER-46 A refused login shows the bar `Invalid details`, and stores nothing; the reason stands under the field until the input changes', async () => {
  const { page, incidents } = await openLogin();
  await logIn(page, account.username, 'not the password');
  const reason = page.getByText('The username or the password is wrong.');
  await notification(page, 'Invalid details').waitFor();
  await reason.waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await notification(page, 'Invalid details').waitFor({ state: 'detached' });
  await expectSoon(() => reason.isVisible()).toBe(true);
  const described = page.getByLabel('Password', { exact: true });
  await expectSoon(() => described.getAttribute('aria-invalid')).toBe('true');
  await page.locator('input[name=password]:focus').waitFor();
  await page.getByLabel('Username').fill('another');
  await reason.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('After too many attempts a login shows `Invalid details` and, next to the button, how long to wait; no field is marked as wrong', async () => {
  const guessed = await register(application);
  for (let time = 1; time <= 10; time += 1) await post(application.url, 'login/', { username: guessed.username, password: 'a guess' });
  const { page, incidents } = await openLogin({ viewport: PHONE.viewport });
  await logIn(page, guessed.username, guessed.password);
  await notification(page, 'Invalid details').waitFor();
  const reason = page.getByText(/^That was tried too often\. Wait 1\d minutes and try again\.$/);
  await reason.waitFor();
  await expectSoon(() => page.locator('[aria-invalid=true]').count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await expectNoAxeViolations(page);
  await page.getByLabel('Password', { exact: true }).fill('something else');
  await reason.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('A login without an answer shows `Invalid details` and, next to the button, that the server did not answer; no field is marked as wrong', async () => {
  const { page, context } = await openLogin({ ignore: cutConnection });
  await cutApi(context);
  await logIn(page, account.username, account.password);
  await notification(page, 'Invalid details').waitFor();
  await page.getByText('The server did not answer.').waitFor();
  await expectSoon(() => page.locator('[aria-invalid=true]').count()).toBe(0);
});

test('ER-04 A successful login shows `Logged in`, stores the token, and reloads after 1 s', async () => {
  const { page, incidents } = await browser.newPage(application.url);
  await holdClock(page);
  await page.goto('/login');
  await logIn(page, account.username, account.password);
  await notification(page, 'Logged in').waitFor();
  await expectSoon(() => stored(page, 'token')).toMatch(/^[\w-]{43}$/);
  await expectLoadAfter(page, 1000);
  await page.getByRole('heading', { name: 'Personal' }).waitFor();
  expect(incidents).toEqual([]);
});

test('SE-11 Logging in stores the linkname of the account under linkname', async () => {
  const owner = await register(application);
  await claim(application, owner, 'keeps-its-name');
  const { page } = await openLogin();
  await logIn(page, owner.username.toUpperCase(), owner.password);
  await notification(page, 'Logged in').waitFor();
  await expectSoon(() => stored(page, 'linkname')).toBe('keeps-its-name');
});

test('RT-26 A signed-in user who opens /login goes to /personal', async () => {
  const { page } = await openSignedIn(browser, application, account);
  await page.goto('/login');
  await page.waitForURL('**/personal');
});

describe('A name that was claimed on the front page', () => {
  test('FU-01 A guest who claims finds the form to sign up for that name on the login screen, also after a reload, and has it then', async () => {
    const { page, incidents } = await browser.newPage(application.url, { ignore: draftWarning });
    await page.goto('/');
    await page.getByPlaceholder('YourLinkHere').fill(' Lemon-Garden');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.waitForURL('**/login');
    await chosenName(page)
      .getByText(`${new URL(application.url).host}/lemon-garden`, { exact: true })
      .waitFor();
    await page.reload();
    await chosenName(page).getByText('This linkname is available.').waitFor();
    await chosenName(page).getByText('Until then, others can claim it.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Set your first tile' }).waitFor();
    await expectSoon(() => page.getByLabel('Username').first().inputValue()).toBe('lemon-garden');
    await fillRegistration(page, { username: 'lemon-garden', email: 'lemon-garden@example.org', password: 'a fig and a lemon' });
    await page.getByRole('button', { name: 'Create my page' }).click();
    await page.waitForURL('**/editor?start');
    await expectSoon(() => stored(page, 'linkname')).toBe('lemon-garden');
    expect(incidents).toEqual([]);
  });

  test.each([1440, 390])('The form to sign up comes first, and the login form is beside it or below it (%i px)', async (width) => {
    const { page, incidents } = await browser.newPage(application.url, { viewport: { width, height: 844 } });
    await page.goto('/login?claim=main-way');
    await chosenName(page).getByText('This linkname is available.').waitFor();
    const title = page.getByRole('heading', { level: 2, name: 'Login Form' });
    const isAfter = async () => {
      const [form, create] = [(await title.boundingBox())!, (await page.getByRole('button', { name: 'Create my page' }).boundingBox())!];
      return width < 900 ? form.y > create.y + create.height : form.x > create.x + create.width && form.y < create.y;
    };
    await expectSoon(isAfter).toBe(true);
    await page.getByText('Have an account? Log in, and you find the name under Personal.').waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `login-with-name-${width}-${scheme}`);
    });
    await chosenName(page).getByRole('button', { name: 'Drop this name' }).click();
    await chosenName(page).waitFor({ state: 'detached' });
    await page.getByText('you find the name under Personal').waitFor({ state: 'detached' });
    const form = page.getByRole('form', { name: 'Set your first tile' });
    await expectSoon(() => form.getByLabel('Username').inputValue()).toBe('');
    expect(incidents).toEqual([]);
  });

  test('FU-02 The claimed name can be changed there, and another one is checked while it is typed', async () => {
    await claim(application, await register(application), 'gone-by-now');
    const { page } = await browser.newPage(application.url);
    await page.goto('/login?claim=first-wish');
    await chosenName(page).getByText('This linkname is available.').waitFor();
    await chosenName(page).getByRole('button', { name: 'Another name' }).press('Enter');
    const another = chosenName(page).getByRole('textbox', { name: 'Another name' });
    await expectFocus(another);
    await another.fill('gone-by-now');
    await chosenName(page).getByText('This linkname is taken.').waitFor();
    await another.fill('Second-Wish');
    await chosenName(page).getByText('This linkname is available.').nth(1).waitFor();
    await screenshot(page, 'another-name-1440');
    await another.press('Enter');
    await another.waitFor({ state: 'detached' });
    await chosenName(page).getByText('/second-wish').waitFor();
    await expectFocus(chosenName(page));
    const form = page.getByRole('form', { name: 'Set your first tile' });
    await expectSoon(() => form.getByLabel('Username').inputValue()).toBe('second-wish');
    await page.waitForURL('**/login?claim=second-wish');
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.waitForURL('**/register?claim=second-wish');
    await chosenName(page).getByText('/second-wish').waitFor();
  });

  test('shows that it is taken when another account has it, and takes another one in its place', async () => {
    await claim(application, await register(application), 'gone-long-ago');
    const { page } = await browser.newPage(application.url);
    await page.goto('/login?claim=gone-long-ago');
    await chosenName(page).getByText('This linkname is taken.').waitFor();
    const another = chosenName(page).getByRole('textbox', { name: 'Another name' });
    await another.fill('Still-Free');
    await chosenName(page).getByText('This linkname is available.').waitFor();
    await another.press('Enter');
    await another.waitFor({ state: 'detached' });
    await chosenName(page).getByText('/still-free').waitFor();
    await expectFocus(chosenName(page));
  });

  test('can be dropped: it is removed from the screen, the address and the register form, also after a reload; the other part of the address stays', async () => {
    const { page, incidents } = await browser.newPage(application.url);
    await page.goto('/login?then=%2Feditor&claim=no-longer');
    await chosenName(page).getByRole('button', { name: 'Drop this name' }).press('Enter');
    const note = page.getByText('This name is no longer kept.');
    await note.waitFor();
    await expectFocus(note);
    await page.waitForURL('**/login?then=%2Feditor');
    await page.reload();
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByRole('button', { name: 'Create my page' }).waitFor();
    await expectSoon(() => chosenName(page).count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test.each([
    ['has a linkname', 'has-one-already'],
    ['has no linkname', null],
  ])('only fills the field on /personal for an account that %s, and logging in claims nothing', async (_, present) => {
    const owner = await register(application);
    if (present !== null) await claim(application, owner, present);
    const { page, context } = await browser.newPage(application.url);
    const claims = await holdApi(context, 'ClaimLinkname');
    await page.goto('/login?claim=wanted-by-many');
    await logIn(page, owner.username, owner.password);
    await page.waitForURL('**/personal');
    await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('wanted-by-many');
    await page.getByText('This linkname is available.').waitFor();
    expect(claims.sent()).toBe(0);
    const { myPage } = await graphqlData<{ myPage: object }>(application.url, '{ myPage { linkname } }', {}, owner.token);
    expect(myPage).toEqual({ linkname: present });
  });

  test.each([320, 390, 1440])('passes axe, light and dark, and does not scroll sideways: %i px', async (width) => {
    const { page } = await browser.newPage(application.url, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    for (const path of ['/login', '/register']) {
      await page.goto(`${path}?claim=a-name-of-thirty-characters-ok`);
      await page.getByText('This linkname is available.').waitFor();
      await inLightAndDark(page, async (scheme) => {
        await screenshot(page, `claimed${path.replace('/', '-')}-${width}-${scheme}`);
        await expectNoAxeViolations(page);
      });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      if (width < 900) await expectSoon(() => smallTargets(page)).toEqual([]);
    }
  });
});

test('A password can be shown and hidden while it is typed', async () => {
  const { page } = await openLogin();
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('a garden of lemons');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expectSoon(() => field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expectSoon(() => field.getAttribute('type')).toBe('password');
  await expectSoon(() => field.getAttribute('autocomplete')).toBe('current-password');
});

test('axe finds nothing on the login after a refusal, light and dark', async () => {
  const { page } = await openLogin({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await logIn(page, account.username, 'not the password');
  await page.getByText('The username or the password is wrong.').waitFor();
  // The bar stays for as long as the mouse is on it.
  await notification(page, 'Invalid details').hover();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
});

test.each([320, 390])('At %i px the login does not scroll sideways, and its targets are 44 px high', async (width) => {
  const { page } = await openLogin({ viewport: { width, height: 844 } });
  await logIn(page, account.username, 'not the password');
  await page.getByText('The username or the password is wrong.').waitFor();
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  await expectSoon(() => smallTargets(page)).toEqual([]);
});
