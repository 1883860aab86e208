import type { Page } from 'playwright-core';
import { CODE_STEP, codeAt } from '../../../server/accounts/second-factor/time-code.js';
import { graphqlData } from '../../support/calls/graphql.js';
import type { TestAccount } from './account.js';

/** The secret of a key that the server shows in base32. */
export function secretOf(key: string): Buffer {
  const bits = [...key.replace(/\s/g, '')]
    .map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app with this secret shows, or shows some steps later. */
export function codeNow(secret: Buffer, steps = 0): string {
  return codeAt(secret, Math.floor(Date.now() / CODE_STEP) + steps);
}

/** Switches an authenticator app on, with the code of the last step, so that those of now are not used yet. */
export async function switchAppOn(
  application: { readonly url: string },
  { token }: TestAccount,
): Promise<{ secret: Buffer; codes: string[] }> {
  const begun = await graphqlData<{ beginAuthenticatorApp: { key: string } }>(
    application.url,
    'mutation { beginAuthenticatorApp { key } }',
    {},
    token,
  );
  const secret = secretOf(begun.beginAuthenticatorApp.key);
  const finish = 'mutation ($code: String!) { finishAuthenticatorApp(code: $code) }';
  const data = await graphqlData<{ finishAuthenticatorApp: string[] }>(application.url, finish, { code: codeNow(secret, -1) }, token);
  return { secret, codes: data.finishAuthenticatorApp };
}

/** Types username and password on the screen to log in. */
export async function typePassword(page: Page, { username, password }: TestAccount): Promise<void> {
  await page.getByRole('textbox', { name: /Username|Benutzername|اسم المستخدم/ }).fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
}
