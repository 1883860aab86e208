import type { Page } from 'playwright-core';
import { register } from '../builders/accounts/account.js';
import { codeNow, secretOf, switchAppOn, typePassword } from '../builders/accounts/authenticator-app.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { authenticatorTexts, controlTexts, secondStepTexts } = texts;

async function secondStep(visit: Visit): Promise<Page> {
  const owner = await register(product.application);
  await switchAppOn(product.application, owner);
  const { page } = await visit.asGuest('/login');
  await typePassword(page, owner);
  await page.getByRole('heading', { name: secondStepTexts.title }).waitFor();
  return page;
}

async function security(visit: Visit, isOn = false): Promise<Page> {
  const owner = await register(product.application);
  if (isOn) await switchAppOn(product.application, owner);
  const { page } = await visit.as(owner, '/personal/security');
  await page.getByRole('button', { name: isOn ? authenticatorTexts.switchOff : authenticatorTexts.setUp }).waitFor();
  return page;
}

async function setUp(visit: Visit): Promise<Page> {
  const page = await security(visit);
  await page.getByRole('button', { name: authenticatorTexts.setUp }).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

async function codes(visit: Visit): Promise<Page> {
  const page = await setUp(visit);
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByLabel(authenticatorTexts.typeCode).fill(codeNow(secretOf(key)));
  await page.getByRole('heading', { name: authenticatorTexts.codesTitle }).waitFor();
  return page;
}

photograph('second-step', product, [
  { name: 'Second step', open: secondStep },
  {
    name: 'Second step, with a wrong code',
    open: async (visit) => {
      const page = await secondStep(visit);
      await page.getByLabel(secondStepTexts.code).fill('407193');
      await page.locator('[aria-invalid]').waitFor();
      return page;
    },
  },
  {
    name: 'Recovery code',
    open: async (visit) => {
      const page = await secondStep(visit);
      await page.getByRole('button', { name: secondStepTexts.useRecovery }).click();
      return page;
    },
  },
  { name: 'Security, with the authenticator app', open: (visit) => security(visit, true) },
  { name: 'Set up the authenticator app', open: setUp },
  { name: 'Recovery codes', open: codes },
  {
    name: 'Question before recovery codes are left',
    open: async (visit) => {
      const page = await codes(visit);
      await page.getByRole('dialog', { name: authenticatorTexts.codesTitle }).getByRole('button', { name: controlTexts.close }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  {
    name: 'Question of Switch off',
    open: async (visit) => {
      const page = await security(visit, true);
      await page.getByRole('button', { name: authenticatorTexts.switchOff }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
]);
