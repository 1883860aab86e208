import { afterAll, beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { iconsOf, type NetworkLink } from '../../server/pages/networks/network-links.rules.js';
import { claim, register } from '../builders/accounts/account.js';
import { publishMixed } from '../builders/pages/mixed-design.js';
import { startProfileSite, type ProfileSite } from '../support/neighbours/profile-site.js';
import { runningProduct } from '../support/servers/running-product.js';
import { example } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off', linkPreviews: 'private' });
const { editorTexts, linksTexts } = texts;

let site: ProfileSite;
beforeAll(async () => void (site = await startProfileSite()));
afterAll(() => site.stop());
let pages = 0;

/** The popup with the links of a page: one profile links back, and another one does not. */
async function links(visit: Visit): Promise<Page> {
  const { application } = product;
  const account = await register(application);
  const linkname = `linked-${(pages += 1)}`;
  await claim(application, account, linkname);
  // The editor asks an address such as /@ines by https alone.
  site.show('/social/@ines', `<a rel="me" href="${application.config.publicUrl}/${linkname}">Salt</a>`);
  site.show('/ines', '<p>Nothing');
  const shown: NetworkLink[] = [
    { network: 'instagram', address: 'https://instagram.com/saltandsmoke' },
    { network: 'instagram', address: 'https://instagram.com/supper.lyon', label: 'The supper club' },
    { network: 'youtube', address: 'https://youtube.com/@saltandsmoke' },
    { network: 'mastodon', address: `${site.url}/social/@ines` },
    { network: 'pixelfed', address: `${site.url}/ines` },
    { network: 'own', address: 'https://marche-lyon.example', label: 'Lyon market guide', icon: 'leaf', isMe: false },
  ];
  await publishMixed(application, account, { ...example.design, ...iconsOf(shown) });
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  await page.getByRole('button', { name: editorTexts.socialLinks }).first().click();
  await page.getByRole('dialog', { name: linksTexts.title }).waitFor();
  await page.getByRole('dialog').getByText(linksTexts.backs.notLinked, { exact: true }).waitFor();
  return page;
}

photograph('links', product, [
  { name: 'Social links', open: links },
  {
    name: 'Menu of a social link',
    open: async (visit) => {
      const page = await links(visit);
      await page.getByRole('dialog').getByRole('listitem').first().locator('[aria-haspopup]').click();
      await page.getByRole('dialog').getByRole('dialog').waitFor();
      return page;
    },
  },
]);
