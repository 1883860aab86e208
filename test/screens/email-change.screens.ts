import type { Page } from 'playwright-core';
import { register, type TestAccount } from '../builders/accounts/account.js';
import { runningProduct } from '../support/servers/running-product.js';
import { hashToken, newToken } from '../../server/accounts/sessions/session.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { changeEmailTexts, changeUsernameTexts, confirmEmailTexts, emailBackTexts, emailTexts, usernameTexts, waitingEmailTexts } = texts;

async function openDialog(visit: Visit, owner?: TestAccount): Promise<Page> {
  const { page } = await visit.as(owner ?? (await register(product.application)), '/personal/pages');
  await page.getByRole('button', { name: emailTexts.change }).click();
  await page.getByLabel(changeEmailTexts.email).waitFor();
  return page;
}

async function sending(visit: Visit, email: (owner: TestAccount) => string): Promise<Page> {
  const owner = await register(product.application);
  const page = await openDialog(visit, owner);
  await page.getByLabel(changeEmailTexts.email).fill(email(owner));
  await page.getByRole('button', { name: changeEmailTexts.submit }).click();
  return page;
}

/** A change that waits, with a link of it. */
async function waitingLink(): Promise<string> {
  const owner = await register(product.application);
  const token = newToken();
  const { dataSource } = product.application;
  await dataSource.query(
    `WITH change AS (
       INSERT INTO email_change (id, account_id, new_email, ends_at)
       SELECT gen_random_uuid(), id, 'new-' || email, now() + interval '1 day' FROM account WHERE username = $1 RETURNING id
     ) INSERT INTO email_link SELECT decode($2, 'hex'), id, 'confirm' FROM change`,
    [owner.username, hashToken(token)],
  );
  return `/email?confirm=${token}`;
}

async function pressing(visit: Visit, path: string, label: string): Promise<Page> {
  const { page } = await visit.asGuest(path);
  await page.getByRole('button', { name: label }).waitFor();
  return page;
}

photograph('email-change', product, [
  { name: 'Change E-mail', open: (visit) => openDialog(visit) },
  {
    name: 'Change E-mail, refused',
    open: async (visit) => {
      const page = await sending(visit, ({ email }) => email);
      await page.locator('[aria-invalid=true]').waitFor();
      return page;
    },
  },
  {
    name: 'Change E-mail, waiting',
    open: async (visit) => {
      const page = await sending(visit, () => 'ines.moreau@acme.example');
      await page.getByRole('button', { name: waitingEmailTexts.cancel }).waitFor();
      return page;
    },
  },
  { name: 'Confirm an address', open: async (visit) => pressing(visit, await waitingLink(), confirmEmailTexts.submit) },
  {
    name: 'Confirm an address, done',
    open: async (visit) => {
      const page = await pressing(visit, await waitingLink(), confirmEmailTexts.submit);
      await page.getByRole('button', { name: confirmEmailTexts.submit }).click();
      await page.getByRole('heading', { name: confirmEmailTexts.doneTitle }).waitFor();
      return page;
    },
  },
  {
    name: 'Change username',
    open: async (visit) => {
      const { page } = await visit.as(await register(product.application), '/personal/account');
      await page.getByRole('button', { name: usernameTexts.change }).click();
      await page.getByLabel(changeUsernameTexts.username).fill('no');
      await page.getByRole('button', { name: changeUsernameTexts.submit, exact: true }).click();
      await page.locator('[aria-invalid=true]').waitFor();
      return page;
    },
  },
  { name: 'Take an account back', open: (visit) => pressing(visit, '/email?back=of-nobody', emailBackTexts.submit) },
]);
