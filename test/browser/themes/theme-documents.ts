import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageDocument } from '../../../client/page-view/document/page-document.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { openBrowser, type TestBrowser } from '../../support/browser/browser.js';

const ADDRESS = 'http://tessera.example';
const FILES = join(import.meta.dirname, '../../../client/public');

export interface ThemeDocuments {
  /** The window in which documents are shown. */
  readonly page: () => Page;
  /** Shows the published document of a design. With `wallpaper`, the page has that picture behind it: an SVG or a PNG. */
  readonly show: (design: PageDesign, wallpaper?: Buffer, hasPortrait?: boolean) => Promise<void>;
}

/** Shows the documents of public pages without a server: a document is rendered here, and only its typefaces and pictures are files. */
export function themeDocuments(): ThemeDocuments {
  let browser: TestBrowser | undefined;
  let page: Page | undefined;
  let html = '';
  let paper: Buffer | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ page } = await browser.newPage(ADDRESS));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/ines') return route.fulfill({ body: html, contentType: 'text/html' });
      if (pathname === '/paper.png') return route.fulfill({ body: paper!, contentType: 'image/png' });
      // Pages count their visits.
      if (pathname.startsWith('/api/')) return route.fulfill({ status: 204 });
      const contentType = /svg|png|^.media/.test(pathname) ? 'image/svg+xml' : 'font/woff2';
      return route.fulfill({ body: await readFile(join(FILES, pathname.replace(/^.media.*/, 'favicon.svg'))), contentType });
    });
  });
  afterAll(() => browser?.close());

  return {
    page: () => page!,
    show: async (design, wallpaper, hasPortrait = true) => {
      paper = wallpaper;
      html = documentOf(design, wallpaper !== undefined, hasPortrait);
      await page!.goto('/ines');
      await page!.evaluate(async () => {
        await document.fonts.ready;
        // A picture far below the window loads when it is scrolled to, and one that this window does not show never does.
        const isShown = (image: Element) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight + 1000;
        const shown = [...document.images].filter(isShown);
        await Promise.all(shown.map((image) => image.decode()));
      });
    },
  };
}

function documentOf(design: PageDesign, isPapered: boolean, hasPortrait: boolean): string {
  const profilePicture = hasPortrait ? aSquare('/favicon.svg', 400) : null;
  const wallpaper = isPapered ? aSquare('/paper.png', 1600) : null;
  const view = { linkname: 'ines', address: `${ADDRESS}/ines`, design, profilePicture, wallpaper };
  return `<!doctype html>${renderToStaticMarkup(pageDocument(view, 'Tessera').element)}`;
}

function aSquare(url: string, width: number) {
  const picture = { url, width, height: width, color: '#336699' };
  return { ...picture, variants: [{ ...picture, format: 'png' as const }] };
}
