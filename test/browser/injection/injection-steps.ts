import { expect } from '@jest/globals';
import type { Frame, Page } from 'playwright-core';
import type { OpenPage, PageOpener } from '../../support/browser/browser.js';

/** A page of the browser that stays open for all that is visited, and what it asked its own server for. */
export interface Visitor extends OpenPage {
  readonly withPolicy: boolean;
  readonly requests: string[];
}

// What a harmless page asks for, too: its icon, the count of its opened tiles, and the documents without an address.
const OWN_REQUESTS = ['/favicon.svg', '/api/visits', 'blank', 'srcdoc'];

/** Two visitors, for one of whom no Content-Security-Policy counts: nothing of the last document is left in the next. */
export async function openVisitors(browser: PageOpener, { url }: { readonly url: string }): Promise<Visitor[]> {
  return Promise.all(
    [true, false].map(async (withPolicy) => {
      // A small window, because rendering after each of a thousand popups would take most of the time.
      const opened = await browser.newPage(url, { bypassCSP: !withPolicy, viewport: { width: 320, height: 200 } });
      const requests: string[] = [];
      opened.context.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await servePictures(opened);
      return { ...opened, withPolicy, requests };
    }),
  );
}

// Pictures of other sites are allowed over https (specification §5) and may be part of a payload from elsewhere.
async function servePictures({ context }: OpenPage): Promise<void> {
  const body = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'image/gif', body }));
}

/** Opens a public page and each of its tiles as every visitor, and expects the same elements and requests as on a harmless page. */
export async function expectInert(visitors: readonly Visitor[], path: string, skeleton: readonly string[]): Promise<void> {
  const seen = await Promise.all(visitors.map((visitor) => look(visitor, path)));
  const inert = visitors.map(({ withPolicy }) => ({ path, withPolicy, incidents: [], requests: [], strangers: [], skeleton }));
  expect(seen).toEqual(inert);
}

/** The elements of a page without its texts: the same for two pages with the same parts. */
export async function skeletonOf({ page }: OpenPage, path: string): Promise<string[]> {
  await page.goto(path);
  await openEveryTile(page);
  return skeletonOfDocument(page);
}

/**
 * Shows documents of the application all at once, each in a frame without any Content-Security-Policy, and expects the same of each. Of
 * what nobody opens, this is as good as a visit.
 */
export async function expectInertDocuments(
  visitor: Visitor,
  path: string,
  documents: readonly string[],
  skeleton: readonly string[],
): Promise<void> {
  const { page, incidents, requests } = visitor;
  await page.goto(path);
  requests.length = 0;
  await page.evaluate(async (all) => {
    document.body.replaceChildren();
    const frames = all.map((html) => Object.assign(document.createElement('iframe'), { srcdoc: html }));
    const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
    document.body.append(...frames);
    await Promise.all(loaded);
  }, documents);
  const frames = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  const seen = await Promise.all(
    frames.map(async (frame) => ({ strangers: await strangersIn(frame), skeleton: await skeletonOfDocument(frame) })),
  );
  await page.goto('about:blank');
  const asked = requests.splice(0).filter((request) => ![path, ...OWN_REQUESTS].includes(request));
  const inert = documents.map(() => ({ strangers: [], skeleton }));
  expect({ seen, incidents: incidents.splice(0), requests: asked }).toEqual({ seen: inert, incidents: [], requests: [] });
}

async function look({ page, withPolicy, incidents, requests }: Visitor, path: string) {
  requests.length = 0;
  await page.goto(path);
  await openEveryTile(page);
  const [strangers, pictures, skeleton] = [await strangersIn(page), await picturesIn(page), await skeletonOfDocument(page)];
  // Actions of the document while it closes count, too.
  await page.goto('about:blank');
  const isPicture = ({ kind, text }: { kind: string; text: string }) => kind === 'request' && pictures.includes(text.replace(/^GET /, ''));
  const pictureFiles = pictures.map((address) => new URL(address).pathname);
  return {
    path,
    withPolicy,
    incidents: incidents.splice(0).filter((incident) => !isPicture(incident)),
    requests: requests.splice(0).filter((request) => ![path, ...OWN_REQUESTS, ...pictureFiles].includes(request)),
    strangers,
    skeleton,
  };
}

/** Opens every tile, sends each element the events that it could react to, and waits for delayed actions. */
async function openEveryTile(page: Page): Promise<void> {
  const [opened, tiles] = await page.evaluate(async () => {
    const events = [
      'pointerover',
      'mouseover',
      'mousemove',
      'focus',
      'focusin',
      'animationstart',
      'toggle',
      'beforetoggle',
      'error',
      'load',
      'begin',
    ];
    // In the next frame lazy pictures are requested, animations begin and the focus moves.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const all = document.querySelectorAll<HTMLElement>('.tile');
    let count = 0;
    for (const tile of all) {
      tile.click();
      await nextFrame();
      count += document.querySelectorAll('dialog:modal').length;
      for (const element of document.querySelectorAll<HTMLElement>('dialog:modal .sheet *')) {
        for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
        element.focus();
      }
      document.querySelector<HTMLElement>('dialog:modal .close')?.click();
    }
    await nextFrame();
    return [count, all.length];
  });
  expect(opened).toBe(tiles);
}

/** Elements in the tiles that the toolbar cannot make, and links or pictures with a forbidden address. */
function strangersIn(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const elements = 'p a strong em u sub sup span br img ol ul li pre div'.split(' ');
    const attributes = 'class href target rel src alt loading referrerpolicy start spellcheck'.split(' ');
    const isStrange = (element: Element) =>
      !elements.includes(element.localName) ||
      element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      [...element.attributes].some(({ name }) => !attributes.includes(name)) ||
      [...element.classList].some((name) => !/^(?:ql-[a-z]+(?:-[a-z0-9]+)*|c\d+)$/.test(name));
    const leads = [...document.querySelectorAll<Element>('[href]:not(head > [rel=expect]), [src]')].filter((element) =>
      ['href', 'src'].some((name) => !/^(?:https?:|mailto:|tel:|about:blank$|\/(?!\/)|$)/i.test(element.getAttribute(name) ?? '')),
    );
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.sheet img')].filter(({ src }) => !src.startsWith('https://'));
    const strange = [...document.querySelectorAll('.sheet *')].filter(isStrange);
    return [...strange, ...leads, ...pictures].map(({ outerHTML }) => outerHTML.slice(0, 300));
  });
}

/** The pictures of other sites in the tiles. */
function picturesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('.sheet img')].map(({ src }) => src));
}

/** Every element outside of the tiles' contents, with the names of its attributes. */
function skeletonOfDocument(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const outside = [...document.querySelectorAll('*')].filter((element) => !element.closest('.sheet *'));
    const counts = new Map<string, number>();
    for (const { localName, attributes } of outside) {
      const bone = `${localName} ${Array.from(attributes, ({ name }) => name)
        .sort()
        .join(' ')}`;
      counts.set(bone, (counts.get(bone) ?? 0) + 1);
    }
    return [...counts].map(([bone, count]) => `${count} × ${bone}`).sort();
  });
}
