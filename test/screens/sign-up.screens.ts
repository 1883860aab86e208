import { beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { SignUpSettings, type NewInvitation } from '../../server/accounts/for-operators/sign-up-settings.js';
import { parseSignUpMode } from '../../server/accounts/sign-up/sign-up-mode.rules.js';
import { titleField } from '../browser/editor/editor-steps.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off', supportEmail: 'support@tessera.page' });
let settings: SignUpSettings;
beforeAll(() => {
  settings = product.application.nest.get(SignUpSettings, { strict: false });
});

const { authTexts, invitationTexts, signUpClosedTexts, signUpDomainTexts } = texts;

/** A screen under these terms, once this can be seen on it. */
const showing =
  (mode: string, text: string, path: string | ((visit: Visit) => Promise<string>) = '/register') =>
  async (visit: Visit): Promise<Page> => {
    await settings.change(parseSignUpMode(mode)!);
    const { page } = await visit.asGuest(typeof path === 'string' ? path : await path(visit));
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    return page;
  };

const invited =
  (chosen: Partial<NewInvitation> = {}) =>
  async (): Promise<string> => {
    const { code } = await settings.invite({ forWhom: null, uses: 1, days: 14, ...chosen });
    return `/register?invitation=${code}`;
  };

async function used(): Promise<string> {
  const path = await invited()();
  await product.application.dataSource.query('UPDATE invitation SET used = uses WHERE strpos($1, code) > 0', [path]);
  return path;
}

async function ended(): Promise<string> {
  const path = await invited()();
  await product.application.dataSource.query('UPDATE invitation SET expires_at = now() WHERE strpos($1, code) > 0', [path]);
  return path;
}

async function withPage(visit: Visit): Promise<Page> {
  await settings.change(parseSignUpMode('closed')!);
  const { page } = await visit.asGuest('/guesteditor');
  await titleField(page).fill('Ines Moreau');
  await page.goto('/register?claim=orchard');
  await page.getByText(signUpClosedTexts.backToPage).waitFor();
  return page;
}

async function ofOtherDomain(visit: Visit): Promise<Page> {
  const page = await showing('domains:acme.example,lab.acme.example', signUpDomainTexts.emailHint)(visit);
  const email = page.getByLabel(authTexts.email);
  await email.fill('ines@moreau.example');
  await email.press('Tab');
  await page.locator('[aria-invalid=true]').waitFor();
  return page;
}

photograph('sign-up', product, [
  { name: 'Register, closed', open: showing('closed', signUpClosedTexts.invited) },
  { name: 'Register, closed, with a page and a name', open: withPage },
  { name: 'Register, by invitation', open: showing('invite', signUpClosedTexts.invitedHere) },
  { name: 'Register, invited', open: showing('invite', invitationTexts.ofAddress, invited({ forWhom: 'jun@okafor.example' })) },
  { name: 'Register, invited, with any address', open: showing('closed', invitationTexts.accepted, invited()) },
  { name: 'Register, with a used invitation', open: showing('invite', invitationTexts.used, used) },
  { name: 'Register, with an invitation that has ended', open: showing('open', invitationTexts.askAgain, ended) },
  { name: 'Register, with an unknown invitation', open: showing('closed', invitationTexts.unknown, '/register?invitation=nobodyhasthis') },
  { name: 'Register, for domains', open: showing('domains:acme.example,lab.acme.example', signUpDomainTexts.emailHint) },
  { name: 'Register, for domains, with another address', open: ofOtherDomain },
  {
    name: 'Login, closed, with a claimed name',
    open: showing('closed', signUpClosedTexts.closedAtLogin({ linkname: 'orchard' }), '/login?claim=orchard'),
  },
  {
    name: 'Login, by invitation, with a claimed name',
    open: showing('invite', signUpClosedTexts.byInvitationAtLogin({ linkname: 'orchard' }), '/login?claim=orchard'),
  },
]);
