import type { Locator, Page } from 'playwright-core';
import { claim, register, type TestAccount } from '../builders/account.js';
import { aFace } from '../builders/example-pictures.js';
import { anUploader, uploadRest } from '../support/uploads.js';
import { cutOperation, signInElsewhere } from '../browser/personal-steps.js';
import { aFile } from '../browser/picture-steps.js';
import { runningProduct } from '../support/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { deletionTexts, navigationTexts, personalTexts, pictureTexts, sessionTexts } = texts;

const face = () => aFace({ ground: '#f5dcc0', skin: '#e6b08d', hair: '#6b3a22', shirt: '#4a7c3f' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
let accounts = 0;

/** Somebody who has done everything that /personal asks for. */
async function settled(): Promise<TestAccount> {
  const { application } = product;
  const account = await anUploader(application);
  await claim(application, account, `ines-moreau-${(accounts += 1)}`);
  await uploadRest(application.url, 'updateprofile/', await face(), account.token);
  return account;
}

async function openPersonal(visit: Visit, account: TestAccount): Promise<Page> {
  const { page } = await visit.as(account, '/personal');
  await page.getByLabel(personalTexts.linkname).waitFor();
  return page;
}

/** What a button of /personal opens. */
const opened = (name: string, role: 'dialog' | 'alertdialog') => async (visit: Visit) => {
  const page = await openPersonal(visit, await settled());
  await button(page, name).click();
  await page.getByRole(role).waitFor();
  return page;
};

async function pressLogOut(visit: Visit): Promise<Page> {
  const page = await openPersonal(visit, await settled());
  if (visit.isPhone) await button(page, navigationTexts.openMenu).click();
  await button(page, navigationTexts.logOut).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function chosenPicture(visit: Visit): Promise<Page> {
  const page = await opened(pictureTexts.change, 'dialog')(visit);
  await page.locator('dialog input[type=file]').setInputFiles(aFile('ines.jpg', await face()));
  await page.getByRole('application', { name: pictureTexts.cropArea }).or(page.getByLabel(pictureTexts.cropArea)).first().waitFor();
  return page;
}

async function withoutAnswer(visit: Visit): Promise<Page> {
  const { page, context } = await visit.as(await register(product.application), '/favicon.svg');
  await cutOperation(context, 'Personal');
  await page.goto('/personal');
  await page.getByText(personalTexts.failedTitle).waitFor();
  return page;
}

async function replaced(visit: Visit): Promise<Page> {
  const [first, second] = [await settled(), await register(product.application)];
  const { page, context } = await visit.as(first, '/personal');
  await page.getByLabel(personalTexts.linkname).waitFor();
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  const token = await signInElsewhere(product.application, second);
  await other.evaluate((value) => localStorage.setItem('token', value), token);
  await page.getByText(sessionTexts.changes.replaced.title).waitFor();
  return page;
}

photograph('2 account', product, [
  { name: 'Personal, just registered', open: async (visit) => openPersonal(visit, await register(product.application)) },
  { name: 'Personal', open: async (visit) => openPersonal(visit, await settled()) },
  { name: 'Profile picture', open: opened(pictureTexts.change, 'dialog') },
  { name: 'Profile picture, cropped', open: chosenPicture },
  { name: 'Delete account', open: opened(deletionTexts.open, 'dialog') },
  { name: 'Question of Log out', open: pressLogOut },
  { name: 'Another account in another tab', open: replaced },
  { name: 'Personal, without an answer', open: withoutAnswer },
]);
