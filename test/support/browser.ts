import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Dialog, type Page } from 'playwright-core';

/** Something that no page of the product may cause unnoticed. */
export interface Incident {
  /** `console`: an error or warning in the console; `error`: an uncaught exception; `request`: one that left the origin. */
  readonly kind: 'console' | 'error' | 'dialog' | 'request';
  readonly text: string;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that happened in this page and those it opened; a test ends with `expect(incidents).toEqual([])`. */
  readonly incidents: Incident[];
}

export interface PageOptions extends Omit<BrowserContextOptions, 'baseURL'> {
  /** Answers dialogs of the browser, such as `beforeunload`; without it a dialog is dismissed and is an incident. */
  readonly onDialog?: (dialog: Dialog) => Promise<void>;
  /** Incidents that the test is about: they are not recorded. */
  readonly ignore?: (incident: Incident) => boolean;
}

export interface TestBrowser {
  /** A page of a clean context (no cookies, no storage), 1440 × 900 unless told; `origin` is where relative addresses lead. */
  newPage(origin: string, options?: PageOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No test reaches another machine, by whatever name a page asks for it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Starts the browser of the run; one for each test file, closed in `afterAll`. */
export async function openBrowser(): Promise<TestBrowser> {
  const { executablePath, env } = browserOfTheRun();
  const browser = await chromium.launch({
    executablePath,
    args: launchArguments,
    env: { ...process.env, ...env },
    // The run's own handlers decide what an interruption does; the browser ends with the process that started it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    newPage: async (origin, { onDialog, ignore = () => false, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options });
      const incidents: Incident[] = [];
      const record = (incident: Incident): void => void (ignore(incident) || incidents.push(incident));
      watch(context, origin, record, onDialog);
      return { page: await context.newPage(), context, incidents };
    },
    close: () => browser.close(),
  };
}

/** Saves what the page shows for people to look at, as `{TEST_SCREENSHOTS}/{name}.png`; does nothing where that is not set. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.TEST_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

function browserOfTheRun(): { executablePath: string; env: Record<string, string> } {
  const browser = process.env.TEST_BROWSER;
  if (!browser) throw new Error('There is no browser in this run: a test that needs one belongs into test/browser.');
  return JSON.parse(browser) as { executablePath: string; env: Record<string, string> };
}

function watch(
  context: BrowserContext,
  origin: string,
  record: (incident: Incident) => void,
  onDialog: PageOptions['onDialog'],
): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) record({ kind: 'console', text: message.text() });
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
