import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../support/browser/accessibility.js';
import { openBrowser, type TestBrowser } from '../support/browser/browser.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Without fault in a wide window and light mode. */
const DOCUMENT = `<!doctype html><html lang="en"><head><title>Check</title><style>
  button { width: 44px; height: 44px; }
  .narrow { display: none; }
  @media (prefers-color-scheme: dark) { p { color: #333; background: #222; } }
  @media (max-width: 500px) { button { width: 10px; height: 10px; padding: 0; overflow: hidden; } }
  @media (max-width: 300px) { .narrow { display: block; } }
</style></head><body><main><h1>Check</h1><p>Text</p><button>A</button><button>B</button><button class="narrow"></button></main></body></html>`;

const width = (page: Page, pixels: number) => page.setViewportSize({ width: pixels, height: 600 });

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ['a contrast in dark mode', 'color-contrast', (page) => page.emulateMedia({ colorScheme: 'dark' })],
  ['a size in a narrow window', 'target-size', (page) => width(page, 400)],
  ['an element that only a very narrow window shows', 'button-name', (page) => width(page, 290)],
  ['an attribute', 'html-has-lang', (page) => page.evaluate(() => document.documentElement.removeAttribute('lang'))],
  [
    'a contrast after an animation',
    'color-contrast',
    (page) =>
      page.evaluate(() => {
        const options = { duration: 600_000, fill: 'forwards' } as const;
        const faded = document.querySelector('p')!.animate([{ opacity: 1 }, { opacity: 0.2 }], options);
        setTimeout(() => faded.finish(), 100);
      }),
  ],
])('A page without violations that is analyzed again is found to have one in %s', async (_, rule, change) => {
  const { page } = await browser.newPage('http://127.0.0.1');
  await page.setContent(DOCUMENT);
  await expectNoAxeViolations(page);
  await expectNoAxeViolations(page);
  await change(page);
  await expect(expectNoAxeViolations(page)).rejects.toThrow(rule);
  await page.context().close();
});
