import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { articleText, folderOf } from '../../builders/article-files.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { markupFaults } from '../../support/browser/valid-markup.js';

const operator = { name: 'Ada & Daughters', address: '1 Tile Street, Ravenna' };
const nobodyNamed = 'This instance has not named its operator.';

let unnamed: RunningApplication;
let named: RunningApplication;
let folder: string;
beforeAll(async () => {
  folder = folderOf({ 'terms.md': articleText({ title: 'Our rules', date: '2026-05-06' }, 'Be kind.') });
  const settings = { operator, legalDir: folder, supportEmail: 'people@ada.example' };
  [unnamed, named] = await Promise.all([startApplication(), startApplication(settings)]);
});
afterAll(async () => {
  await Promise.all([unnamed.stop(), named.stop()]);
  rmSync(folder, { recursive: true });
});

const textAt = async ({ url }: RunningApplication, path: string) => (await fetch(url + path)).text();

test.each([
  ['RT-11 `/policy` shows the privacy policy', '/policy', 'Privacy policy'],
  ['RT-12 `/tos` shows the terms of service', '/tos', 'Terms of service'],
])('%s, with and without a final slash', async (_, path, title) => {
  for (const address of [path, `${path}/`]) {
    const answer = await fetch(unnamed.url + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1 lang="en-GB"[^>]*>${title}</h1>`));
    expect(html).toContain(`<link rel="canonical" href="${unnamed.url}${path}"/>`);
    expect(await markupFaults(html)).toEqual([]);
  }
});

describe('The person responsible for the policies', () => {
  test('is at their top with name, address and e-mail address, if the operator has set them', async () => {
    for (const path of ['/policy', '/tos']) {
      const html = await textAt(named, path);
      expect(html).toContain('<p>This site is run by Ada &amp; Daughters, 1 Tile Street, Ravenna.</p>');
      expect(html).toContain('<a href="mailto:people@ada.example">people@ada.example</a>');
      expect(html).not.toContain(nobodyNamed);
    }
  });

  test('is missing if the operator has set nothing, and both policies say so before their text starts', async () => {
    for (const path of ['/policy', '/tos']) {
      const html = await textAt(unnamed, path);
      expect(html.indexOf(nobodyNamed)).toBeGreaterThan(html.indexOf('<h1'));
      expect(html.indexOf(nobodyNamed)).toBeLessThan(html.indexOf('“We” are those'));
      expect(html).not.toContain('OPERATOR_');
    }
  });
});

test('An operator’s own texts replace ours, each text separately', async () => {
  expect(await textAt(named, '/tos')).toContain('<p>Be kind.</p>');
  expect(await textAt(named, '/tos')).not.toContain('Purchases are final');
  expect(await textAt(named, '/policy')).toContain('Analytics are collected anonymously.');
});

test('PO-03 The privacy policy says that only anonymous counts are collected, with no cookie, and reading a page sets no cookie', async () => {
  const html = await textAt(unnamed, '/policy');
  expect(html).toContain('only anonymous counts, with no cookie and no third party');
  for (const path of ['/', '/blog', '/blog/1', '/policy', '/tos', '/nobody-yet']) {
    expect([path, (await fetch(unnamed.url + path)).headers.get('set-cookie')]).toEqual([path, null]);
  }
});

test('The privacy policy says what is counted of visits, who is not counted, and what webhooks are told', async () => {
  const html = await textAt(unnamed, '/policy');
  for (const sentence of [
    'we count how often the page was opened, from which other sites',
    'which of its tiles and links were pressed',
    'by Do Not Track or Global Privacy Control',
    'nothing that could tell one visitor from another is kept',
    'They are kept as long as the page; the names of the other sites for 90 days.',
    'sends a message to the address that you chose when something changes',
    'Nothing about visitors is in it.',
  ])
    expect(html).toContain(sentence);
});

test('The privacy policy says what stays in the browser, and where mails go without a mail server', async () => {
  const html = await textAt(unnamed, '/policy');
  expect(html).toContain('A copy of your page stays in this browser until you delete the account there, or clear the data of this site.');
  for (const key of ['setting', 'googleState', 'googleSearch', 'signInProvider', 'lastSignInProvider'])
    expect(html).toContain(`<code>${key}</code>`);
  expect(html).toContain('If this site has no mail server, each mail is written to a file in its data folder instead');
});
