import { expect, test } from '@jest/globals';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { notification, sidewaysScroll, smallTargets } from './account-steps.js';
import {
  ask,
  failureAlert,
  openRecovery,
  passwordRecovery,
  recoveries,
  seeFailure,
  usernameRecovery,
  whatHappensNext,
} from './recovery-steps.js';

const { application, browser } = runningProduct();

const widths = [320, 390];
const longAddress = `somebody-with-${'a-'.repeat(20)}long-name@a-host-with-${'a-'.repeat(10)}long-name.example.org`;

test.each(recoveries)('axe finds nothing at $path, after an error and after sending, light and dark', async (recovery) => {
  const { page } = await openRecovery(browser, application, recovery, { reducedMotion: 'reduce' });
  await ask(page, recovery, 'no address');
  if (recovery === passwordRecovery) {
    await failureAlert(page).waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
  }
  await seeFailure(page, recovery);
  await page.getByText('Enter an e-mail address such as').waitFor();
  // The bar stays for as long as the mouse is on it.
  if (recovery === usernameRecovery) await notification(page, 'Error').hover();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await screenshot(page, `refused${recovery.path.replace('/', '-')}-1440`);
  await ask(page, recovery, 'somebody@example.org');
  await whatHappensNext(page).waitFor();
  await notification(page, recovery.done).hover();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await screenshot(page, `sent${recovery.path.replace('/', '-')}-1440`);
});

test.each(recoveries.flatMap((recovery) => widths.map((width) => ({ recovery, width, path: recovery.path }))))(
  'At $width px $path does not scroll sideways, even with a long address, and its targets are 44 px high',
  async ({ recovery, width }) => {
    const colorScheme = recovery === usernameRecovery ? 'light' : 'dark';
    const { page } = await openRecovery(browser, application, recovery, { viewport: { width, height: 844 }, colorScheme });
    expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
    await screenshot(page, `rest${recovery.path.replace('/', '-')}-${width}-${colorScheme}`);
    await ask(page, recovery, longAddress);
    await whatHappensNext(page).waitFor();
    expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
    await screenshot(page, `sent${recovery.path.replace('/', '-')}-${width}-${colorScheme}`);
  },
);
