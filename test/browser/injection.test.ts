import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PublishPageDocument } from '../../client/api/generated/graphql.js';
import type { Color } from '../../server/pages/color.rules.js';
import type { PageDesign, Tile } from '../../server/pages/page-design.rules.js';
import { SOCIAL_KINDS } from '../../server/pages/social-links.rules.js';
import { toWire } from '../../server/pages/wire-design.rules.js';
import { claim, register } from '../builders/account.js';
import { INJECTION_ADDRESSES, INJECTION_PAYLOADS } from '../builders/injection-payloads.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { graphql } from '../support/graphql.js';
import type { OpenPage } from '../support/browser.js';
import { runningProduct } from '../support/running-product.js';

const NAME_LENGTH = 120;
const TITLE_LENGTH = 200;

const { application, browser } = runningProduct({ logLevel: 'silent' });

/** How a design is published: whether it was taken, or refused with a reason. */
type Door = (token: string, design: PageDesign, version: number) => Promise<{ readonly taken: boolean; readonly refusal: string }>;

const doors: Readonly<Record<string, Door>> = {
  GraphQL: async (token, design, basedOnVersion) => {
    const input = { design: { ...design, tiles: [...design.tiles] }, basedOnVersion };
    const { errors } = await graphql(application.url, PublishPageDocument, { input }, token);
    return { taken: errors.length === 0, refusal: errors[0]?.extensions.code ?? '' };
  },
  REST: async (token, design) => {
    const answer = await fetch(`${application.url}/api/postdata/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
      body: JSON.stringify(toWire(design)),
    });
    return { taken: answer.ok, refusal: ((await answer.json()) as { code?: string }).code ?? '' };
  },
};

/** A page that has every payload in every place that takes it. */
function hostileDesign(payloads: readonly string[]): PageDesign {
  const tiles = payloads.map((payload): Tile => {
    const color: Color = { hex: payload, alpha: 0.5 };
    const style = { text: color, button: color, hover: color, border: color, shadow: color };
    return aTile({ name: payload.slice(0, NAME_LENGTH), html: `<p>before</p>${payload}<p>after</p>`, style });
  });
  const paint: Color = { hex: payloads[0] ?? '', alpha: 1 };
  return aDesign({ title: payloads.join(' ').slice(0, TITLE_LENGTH), titleColor: paint, backgroundColor: paint, tiles });
}

/** Opens every tile, gives every element in it whatever it could react to, and whatever lies in wait its time. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const opened = await page.evaluate(async () => {
    const events = ['pointerover', 'mouseover', 'mousemove', 'focus', 'focusin', 'animationstart', 'toggle', 'error', 'load', 'begin'];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let count = 0;
    for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
      tile.click();
      await nextFrame();
      count += document.querySelectorAll('dialog:modal').length;
      for (const element of document.querySelectorAll<HTMLElement>('dialog:modal .sheet *')) {
        for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
        element.focus();
      }
      document.querySelector<HTMLElement>('dialog:modal .close')?.click();
      await nextFrame();
    }
    return count;
  });
  expect(opened).toBe(await page.locator('.tile').count());
}

/** What stands in the document that no toolbar makes and no page of ours holds. */
function strangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const known = 'html head meta title link style body div main h1 h2 ul ol li button span dialog svg path p a strong em u sub sup br img pre footer script';
    const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ element, name, value })));
    return [
      ...elements.filter(({ localName }) => !known.split(' ').includes(localName)).map(({ outerHTML }) => outerHTML),
      ...attributes.filter(({ name }) => /^on|^style$|^srcdoc$|^formaction$|^http-equiv$/.test(name)).map(({ element }) => element.outerHTML),
      ...attributes.filter(({ name, element }) => /^(id|name)$/.test(name) && element.closest('.sheet')).map(({ element }) => element.outerHTML),
      ...attributes.filter(({ name, value }) => /^(href|src)$/.test(name) && !/^(https?:|mailto:|tel:|about:blank$|\/)/.test(value)).map(({ element }) => element.outerHTML),
      ...Object.entries({
        'script:not([type])': 1,
        'script[type="application/ld+json"]': 1,
        script: 2,
        style: 1,
        'base, iframe, form, object, embed': 0,
      }).flatMap(([selector, expected]) => {
        const count = document.querySelectorAll(selector).length;
        return count === expected ? [] : [`${count} × ${selector}`];
      }),
    ];
  });
}

/** One page for all that is visited with the policy, and one without it: nothing of the last document is left in the next. */
const visitors = new Map<boolean, OpenPage>();
beforeAll(async () => {
  for (const bypassCSP of [false, true]) visitors.set(bypassCSP, await browser.newPage(application.url, { bypassCSP }));
});

async function expectInert(path: string, bypassCSP: boolean): Promise<void> {
  const { page, incidents } = visitors.get(bypassCSP)!;
  await visit(page, path);
  const found = await strangers(page);
  // Whatever the document does as it goes counts, too.
  await page.goto('about:blank');
  expect({ path, bypassCSP, incidents: incidents.splice(0), found }).toEqual({ path, bypassCSP, incidents: [], found: [] });
}

const classes = Object.entries(INJECTION_PAYLOADS);

test('There are at least forty payloads of at least ten classes', () => {
  expect(classes.length).toBeGreaterThanOrEqual(10);
  expect(classes.flatMap(([, payloads]) => payloads).length).toBeGreaterThanOrEqual(40);
});

describe.each(Object.entries(doors))('Published through %s', (doorName, door) => {
  test.each(classes)('%s in title, tile name, tile HTML and colours do nothing, with and without the policy', async (className, payloads) => {
    const linkname = `${doorName}-${className}`.toLowerCase().replace(/[^a-z]+/g, '-').slice(0, 30).replace(/-$/, '');
    const account = await register(application);
    await claim(application, account, linkname);
    expect(await door(account.token, hostileDesign(payloads), 0)).toEqual({ taken: true, refusal: '' });
    await expectInert(`/${linkname}`, false);
    await expectInert(`/${linkname}`, true);
  });

  test('Script addresses as social links are refused, or lead to the web', async () => {
    const linkname = `${doorName.toLowerCase()}-links`;
    const account = await register(application);
    await claim(application, account, linkname);
    let version = 0;
    for (const address of INJECTION_ADDRESSES) {
      const links = Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, address])) as PageDesign['socialLinks'];
      const { taken, refusal } = await door(account.token, aDesign({ tiles: [], socialLinks: links }), version);
      expect([address, refusal]).toEqual([address, taken ? '' : 'DESIGN_INVALID']);
      if (!taken) continue;
      version += 1;
      await expectInert(`/${linkname}`, true);
    }
  });
});

test('The browser of these tests notices what runs', async () => {
  const { page, context, incidents } = await browser.newPage(application.url);
  await page.setContent('<img src=x onerror=alert(1)><img src="https://injected.invalid/a.png">');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await context.close();
  expect(incidents.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['dialog', 'request']));
});
