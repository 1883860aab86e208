import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { FolderPolicyStore } from '../../../server/adapters/articles/folder-policy-store.js';
import { SiteAddresses } from '../../../server/site-addresses.js';
import { ArticleFault, ArticlesUnreadable } from '../../../server/articles/articles.errors.js';
import { articleText, folderOf } from '../../builders/article-files.js';

const site = { siteName: 'Ada & <Co>', supportEmail: 'people@ada.example', legalDir: undefined };
const addresses = new SiteAddresses({ publicUrl: 'https://ada.example' });
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function legalFolder(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  folders.push(folder);
  return folder;
}

const readWith = (files: Readonly<Record<string, string>>) =>
  new FolderPolicyStore({ ...site, legalDir: legalFolder(files) }, addresses).read();
const ownWords = (markdown: string) => articleText({ title: 'Our rules', date: '2026-05-06' }, markdown);

describe('The policies of the product', () => {
  test('are filled with the facts about the site, and no placeholder is left', async () => {
    const { terms, privacy } = await new FolderPolicyStore(site, addresses).read();
    for (const { html } of [terms, privacy]) {
      expect(html).toContain('Ada &amp; &lt;Co&gt;');
      expect(html).toContain('<a href="mailto:people@ada.example">people@ada.example</a>');
      expect(html).not.toMatch(/[{}]/);
    }
    expect(terms.html).toContain('https://ada.example');
    expect([terms.title, privacy.title]).toEqual(['Terms of service', 'Privacy policy']);
  });

  test('PO-01 The terms say that purchases are final with no refunds', async () => {
    expect((await new FolderPolicyStore(site, addresses).read()).terms.html).toContain('Purchases are final with no refunds.');
  });

  test('PO-02 The privacy policy says that analytics are collected anonymously', async () => {
    expect((await new FolderPolicyStore(site, addresses).read()).privacy.html).toContain('Analytics are collected anonymously.');
  });
});

describe('The policies of an operator', () => {
  test('replace the policies of the product, each separately, and can name the facts about the site', async () => {
    const { terms, privacy } = await readWith({ 'terms.md': ownWords('Be kind at {siteName}. Braces {stay}.') });
    expect(terms).toEqual({
      title: 'Our rules',
      language: 'en-GB',
      date: '2026-05-06',
      html: '<p>Be kind at Ada &amp; &lt;Co&gt;. Braces {stay}.</p>',
    });
    expect(privacy.title).toBe('Privacy policy');
  });

  test('are refused with a sentence that names the file if they have an error', async () => {
    const folder = legalFolder({ 'privacy.md': articleText({ title: 'Ours' }, 'x') });
    const reading = new FolderPolicyStore({ ...site, legalDir: folder }, addresses).read();
    await expect(reading).rejects.toThrow(
      new ArticleFault(`${join(folder, 'privacy.md')} is not valid: date must be a day like 2026-03-14.`),
    );
    await expect(readWith({ 'terms.md': ownWords('![A stamp](stamp.png)') })).rejects.toThrow('but policies have no pictures.');
  });

  test('are refused if their folder does not exist, so that a typing error does not publish the policies of the product as theirs', async () => {
    const reading = new FolderPolicyStore({ ...site, legalDir: '/no/such/folder' }, addresses).read();
    await expect(reading).rejects.toThrow(new ArticlesUnreadable('LEGAL_DIR names the folder /no/such/folder, which is not there.'));
  });
});
