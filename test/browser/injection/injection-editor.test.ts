import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Locator, Page } from 'playwright-core';
import { richText } from '../../../client/page-view/tiles/rich-text.js';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, register } from '../../builders/accounts/account.js';
import { anyHostileHtml } from '../../builders/injection/any-hostile-html.js';
import { hostileDesign, hostileHeads, pagesOf } from '../../builders/injection/hostile-design.js';
import { INJECTION_ADDRESSES } from '../../builders/injection/injection-payloads-addresses.js';
import { INJECTION_PAYLOADS } from '../../builders/injection/injection-payloads.js';
import type { Incident } from '../../support/browser/browser.js';
import { corpusOfTheRun } from '../../support/calls/injection-corpus.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { draftWarning, openContent, openEditor, previewTiles, tile } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent', rateLimits: 'off' });

const byClass = Object.entries(INJECTION_PAYLOADS);
const payloads = byClass.flatMap(([, all]) => all);
const ways = [
  ['with the content security policy', false],
  ['without the content security policy', true],
] as const;

/** Hostile HTML is parsed in a document that is not shown. The policy also reports violations of that document. */
const saidWhileParsing = ({ kind, text }: Incident) => kind === 'console' && /^(?:Applying inline style|Loading media from) /.test(text);
const ignore = (incident: Incident) => draftWarning(incident) || saidWhileParsing(incident);

/** What a draft holds that never went through the server: one tile for each class of payloads, and for what is left over of a page. */
function hostileDraft() {
  const [head] = hostileHeads(payloads, INJECTION_ADDRESSES);
  const together = byClass.map(([, all]) => all.map((payload) => `<p>before</p>${payload}<p>after</p>`).join(''));
  const design = hostileDesign(
    byClass.map(([, all]) => all[0]!),
    head!,
  );
  return { ...design, tiles: design.tiles.map((one, at) => ({ ...one, html: together[at]! })) };
}

/** A tile's text, and what is in it that no toolbar makes, after everything in it was given what it could react to. */
const contentOf = (text: Locator, { mayHaveStyles }: { readonly mayHaveStyles: boolean }) =>
  text.evaluate((sheet, styles) => {
    const words = sheet.textContent;
    const known = 'p a strong em u sub sup span br img ol ul li pre div'.split(' ');
    const elements = [...sheet.querySelectorAll('*')];
    for (const name of ['pointerover', 'mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart']) {
      for (const element of elements) element.dispatchEvent(new Event(name, { bubbles: true }));
    }
    const isStrange = ({ name, value }: Attr) =>
      /^(?:on|id$|name$|srcset|srcdoc|ping)/.test(name) ||
      (name === 'style' && !styles) ||
      /^\s*(?:javascript|data|vbscript):/i.test(value);
    const strangers = elements.filter((one) => !known.includes(one.localName) || [...one.attributes].some(isStrange));
    return { words, strangers: strangers.map(({ outerHTML }) => outerHTML.slice(0, 300)) };
  }, mayHaveStyles);

const INERT = { words: expect.stringContaining('before'), strangers: [] };

/** Opens the popup with the preview of a tile's content, without a check that its buttons can be reached. */
async function openPreview(page: Page, number: number): Promise<Locator> {
  await tile(page, number).dispatchEvent('click');
  await page.getByRole('button', { name: new RegExp(`^More for tile ${number} of `) }).dispatchEvent('click');
  const more = page.getByRole('group', { name: new RegExp(`^More for tile ${number} of `) });
  await more.getByRole('button', { name: 'Preview' }).dispatchEvent('click');
  const popup = page.locator(`#popup-${number}`);
  await popup.waitFor();
  return popup;
}

async function previewEveryTile(page: Page): Promise<void> {
  for (let number = 1; number <= byClass.length; number += 1) {
    const sheet = (await openPreview(page, number)).locator('.sheet');
    expect({ number, ...(await contentOf(sheet, { mayHaveStyles: false })) }).toEqual({ number, ...INERT });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
}

/** Content with special parsing rules is opened in the text editor, too. */
const READ_OTHERWISE = [
  'event handlers',
  'SVG',
  'MathML',
  'text that is read twice',
  'ends of attributes and elements',
  "the editor's markup",
];

async function writeInHardTiles(page: Page): Promise<void> {
  for (const number of READ_OTHERWISE.map((name) => byClass.findIndex(([one]) => one === name) + 1)) {
    const text = await openContent(page, number);
    expect({ number, ...(await contentOf(text, { mayHaveStyles: true })) }).toEqual({ number, ...INERT });
    await page.keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
  }
}

describe.each(ways)('The editor, %s', (_, bypassCSP) => {
  test('runs no payload of a draft: in its list, its preview, its popups and its text editor', async () => {
    const { page, context, incidents, account } = await openEditor(browser, application, { bypassCSP, ignore, reducedMotion: 'reduce' });
    const draft = { ...toWire(hostileDraft()), draftOrigin: { owner: account.username, version: 0, unsaved: true, tab: 'another' } };
    await context.addInitScript((parts) => {
      for (const [key, value] of parts) localStorage.setItem(key, JSON.stringify(value));
    }, Object.entries(draft));
    await page.reload();
    await previewTiles(page)
      .nth(byClass.length - 1)
      .waitFor();
    await previewEveryTile(page);
    if (bypassCSP) await writeInHardTiles(page);
    await context.close();
    expect(incidents).toEqual([]);
  });

  test('runs no payload of the published page or of its earlier versions', async () => {
    const account = await register(application);
    const groups = pagesOf([...payloads, ...corpusOfTheRun()]).slice(0, 50);
    for (const [version, group] of groups.entries()) {
      const design = hostileDesign(group, hostileHeads(group, INJECTION_ADDRESSES.slice(0, 9))[version % 5]!);
      // Only older clients may send such links and colours.
      const { status } = await post(application.url, 'postdata/', toWire(design), withToken(account.token));
      expect(status).toBe(200);
    }
    const { page, context, incidents } = await openEditor(browser, application, { account, bypassCSP, reducedMotion: 'reduce' });
    await previewTiles(page)
      .nth(groups.at(-1)!.length - 1)
      .waitFor();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    const history = page.getByRole('dialog', { name: 'Published versions' });
    for (const [index, group] of groups.entries()) {
      await history.getByRole('button', { name: new RegExp(`^Look at version ${index + 1}:`) }).click();
      const shown = page.getByRole('region', { name: new RegExp(`^version ${index + 1}:`) });
      await shown
        .getByRole('listitem')
        .nth(group.length - 1)
        .waitFor();
      await page.getByRole('button', { name: 'All versions' }).click();
      await shown.waitFor({ state: 'detached' });
    }
    await context.close();
    expect(incidents).toEqual([]);
  });
});

test('An e-mail address with special characters is shown unchanged', async () => {
  const email = "'onfocus='alert`1`'autofocus.{{7*7}}${7*7}&lt@example.org".replace('&lt', '&amp');
  const account = await register(application, { email });
  await claim(application, account, 'signs');
  const { page, incidents } = await openSignedIn(browser, application, account, { bypassCSP: true, ignore: draftWarning });
  await page.goto('/personal');
  await page.getByText(email, { exact: true }).first().waitFor();
  expect(incidents).toEqual([]);
});

/** How a browser parses tiles on a page, and alone. */
function readByBrowser(page: Page, tiles: readonly { readonly clean: string; readonly shown: string }[]) {
  return page.evaluate((all) => {
    const known = 'p a strong em u sub sup span br img ol ul li pre div'.split(' ');
    const attributes = 'class style href target rel src alt loading referrerpolicy start spellcheck data-list'.split(' ');
    return all.map(({ clean, shown }) => {
      const alone = Object.assign(document.createElement('div'), { innerHTML: clean });
      const opened = Object.assign(document.createElement('div'), { innerHTML: shown });
      const around = (text: string) =>
        `<main><ul><li><dialog><div class="sheet">${text}</div></dialog></li><li id="next"></li></ul></main>`;
      const parsed = new DOMParser().parseFromString(around(shown), 'text/html');
      const onPage = parsed.querySelector('.sheet')!.innerHTML;
      parsed.querySelector('.sheet')!.innerHTML = '';
      const isStrange = (one: Element) =>
        !known.includes(one.localName) || Array.from(one.attributes).some(({ name }) => !attributes.includes(name));
      return {
        serialised: alone.innerHTML,
        sameOnPage: onPage === opened.innerHTML,
        staysInside: parsed.body.innerHTML === around(''),
        strange: [...alone.querySelectorAll('*'), ...opened.querySelectorAll('*')].filter(isStrange).map(({ outerHTML }) => outerHTML),
      };
    });
  }, tiles);
}

test('A browser reads sanitized tile HTML as the sanitizer does, on the page and alone, and its serialization is sanitized, too', async () => {
  const { page, incidents } = await browser.newPage(application.url);
  await fc.assert(
    fc.asyncProperty(fc.array(anyHostileHtml, { minLength: 1, maxLength: 120, size: 'max' }), async (all) => {
      const cleaned = all.map((html) => sanitizeTileHtml(html));
      const read = await readByBrowser(
        page,
        cleaned.map((clean) => ({ clean, shown: richText(clean, 'x1').html })),
      );
      for (const [at, { serialised, ...found }] of read.entries()) {
        expect({ clean: cleaned[at], ...found }).toEqual({ clean: cleaned[at], sameOnPage: true, staysInside: true, strange: [] });
        // A browser ends a paragraph before another one in it, and makes an empty one of its end tag.
        expect(sanitizeTileHtml(serialised)).toBe(serialised.replace(/<p(?: class="[^"<>]*")?>(?:[^\S\n\r]*[\n\r]\s*)?<\/p>/g, ''));
      }
    }),
    { numRuns: 20 },
  );
  expect(incidents).toEqual([]);
});
