import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Dialog, Page } from 'playwright-core';
import { browserOfTheProcess, startBrowser } from './browser-process.mjs';
import { keepWindow, type KeptWindow } from './kept-window.js';
import { PATIENCE } from '../waiting.js';

/** Something that no page of the product may cause. */
export interface Incident {
  /** `console`: an error or warning in the console. `error`: an uncaught exception. `request`: a request to another origin. */
  readonly kind: 'console' | 'error' | 'dialog' | 'request';
  readonly text: string;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All incidents in this page and in pages that it opened. A test ends with `expect(incidents).toEqual([])`. */
  readonly incidents: Incident[];
}

export interface PageOptions extends Omit<BrowserContextOptions, 'baseURL'> {
  /** `allow` is for tests of the service worker. Other tests block it, so that every request comes from the page itself. */
  readonly serviceWorkers?: 'allow';
  /** `asForPeople` leaves animations their time. On paper, Chromium hides the popups of a page whose animations are hurried. */
  readonly animations?: 'asForPeople';
  /**
   * `asForPeople` loads in idle time what the screen may need later. Otherwise the browser says that it saves data, so that each part is
   * loaded when it is used: an editor with all of its parts is more than a hundred files, and a third of the CPU time of its tests. A browser
   * that saves data gets no service worker, so `serviceWorkers: 'allow'` implies `asForPeople`.
   */
  readonly preloading?: 'asForPeople';
  /** Handles dialogs of the browser, such as `beforeunload`. Without it, a dialog is dismissed and recorded as an incident. */
  readonly onDialog?: (dialog: Dialog) => Promise<void>;
  /** Selects incidents that the test expects. They are not recorded. */
  readonly ignore?: (incident: Incident) => boolean;
}

type WindowOptions = Omit<PageOptions, 'onDialog' | 'ignore'>;

/** A phone of usual size, with touch. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } satisfies PageOptions;

/** Opens pages in a running browser. */
export interface PageOpener {
  /**
   * Opens a page in a new context, without cookies and storage. The default size is 1440 × 900. Relative addresses are resolved against
   * `origin`.
   */
  newPage(origin: string, options?: PageOptions): Promise<OpenPage>;
}

export interface TestBrowser extends PageOpener {
  /** Takes back a page that is no longer needed. Its window serves another test, if nothing in it has been changed for good. */
  release(opened: OpenPage): Promise<void>;
  /** Closes all pages. */
  close(): Promise<void>;
}

/**
 * Opens pages for one test file, in the browser that all test files of a worker share. Call `close` in `afterAll`; it closes all pages of
 * the file.
 */
export async function openBrowser(): Promise<TestBrowser> {
  return pagesOf(await browserOfTheProcess());
}

/** Starts a separate browser, which `close` closes. `more` are variables that only this browser has, `without` arguments that it does not get. */
export async function openNewBrowser(more: Readonly<Record<string, string>> = {}, without: string[] = []): Promise<TestBrowser> {
  const browser = await startBrowser(more, without);
  return { ...pagesOf(browser), close: () => browser.close() };
}

function pagesOf(browser: Browser): TestBrowser {
  const contexts: BrowserContext[] = [];
  const free: { kind: string; window: KeptWindow }[] = [];
  const used = new Map<BrowserContext, { kind: string; window: KeptWindow }>();

  async function openWindow(origin: string, { animations, preloading, ...options }: WindowOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options });
    contexts.push(context);
    if (options.serviceWorkers !== 'allow') {
      await context.addInitScript(withoutServiceWorkers);
      if (preloading !== 'asForPeople') await context.addInitScript(savingData);
    }
    const page = await context.newPage();
    await slowDown(page);
    if (animations !== 'asForPeople') await hurryAnimations(page);
    return page;
  }

  async function pageFor(origin: string, options: WindowOptions): Promise<Page> {
    if (!canBeKept(options)) return openWindow(origin, options);
    const kind = JSON.stringify([origin, options]);
    const at = free.findIndex((kept) => kept.kind === kind);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    const { window } = kept ?? { window: await keepWindow(await openWindow(origin, options), origin, options) };
    used.set(window.page.context(), { kind, window });
    return window.page;
  }

  return {
    newPage: async (origin, { onDialog, ignore = () => false, ...options } = {}) => {
      const page = await pageFor(origin, options);
      const context = page.context();
      context.setDefaultTimeout(PATIENCE);
      const incidents: Incident[] = [];
      watch(context, origin, (incident) => void (ignore(incident) || incidents.push(incident)), onDialog);
      context.on('page', (opened) => void slowDown(opened));
      return { page, context, incidents };
    },
    release: async ({ context }) => {
      const kept = used.get(context);
      used.delete(context);
      if (await kept?.window.empty()) free.push(kept!);
      else await context.close();
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/**
 * Calls `look` with the page in light and then in dark mode. This is faster than reaching the same state twice. Code that runs only when a
 * screen opens must be tested by opening it in each mode.
 */
export async function inLightAndDark(page: Page, look: (scheme: 'light' | 'dark') => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await look(colorScheme);
  }
}

/** Saves a screenshot for people as `{TEST_SCREENSHOTS}/{name}.png`. Does nothing if the variable is not set. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.TEST_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/**
 * Lets animations and transitions run to their end in a twentieth of their time, because tests wait for them and a browser without a GPU
 * takes long to draw them. What a page can read of them, such as a duration or `elapsedTime`, stays the same.
 */
async function hurryAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The rate outlives a navigation only while the domain is enabled.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
}

/** Slows the processor of a page down, if the run asks for that: see scripts/steady.mjs. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.TEST_THROTTLE ?? 1);
  if (rate === 1) return;
  // A page that a test closes at once has no session any more.
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => undefined);
  await session?.send('Emulation.setCPUThrottlingRate', { rate }).catch(() => undefined);
}

/** With Playwright's own `block`, a page gets an unusable registration and a warning. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** `client/controls/loading/saves-data.ts` reads it. */
function savingData(): void {
  const { connection } = navigator as Navigator & { readonly connection: object };
  Object.defineProperty(Object.getPrototypeOf(connection) as object, 'saveData', { get: () => true });
}

/** Tests of what is kept or loaded need a browser that has nothing yet. */
function canBeKept({ serviceWorkers, preloading, animations, storageState }: WindowOptions): boolean {
  return serviceWorkers !== 'allow' && preloading !== 'asForPeople' && animations !== 'asForPeople' && storageState === undefined;
}

function watch(context: BrowserContext, origin: string, record: (incident: Incident) => void, onDialog: PageOptions['onDialog']): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    // The text of a failed request does not say which one it was.
    record({ kind: 'console', text: text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text });
  });
  context.on('weberror', (webError) => record({ kind: 'error', text: String(webError.error()) }));
  context.on('dialog', (dialog) => {
    if (onDialog) return void onDialog(dialog);
    record({ kind: 'dialog', text: `${dialog.type()}: ${dialog.message()}` });
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = request.url();
    const staysHere = url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);
    if (!staysHere) record({ kind: 'request', text: `${request.method()} ${url}` });
  });
}
