import type { BrowserContext, BrowserContextOptions, CDPSession, Dialog, Disposable, Page } from 'playwright-core';

/** What a test can't undo: a window in which it was called is not used again. */
const IRREVERSIBLE = {
  page: ['addLocatorHandler', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: ['exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

const EVENTS = {
  page: [
    ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror', 'popup', 'request'],
    ...['requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
  ],
  context: ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'],
};

type Media = Pick<BrowserContextOptions, 'colorScheme' | 'contrast' | 'forcedColors' | 'reducedMotion'>;

const AS_FOR_MOST = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/**
 * A window that the tests of a file use one after the other. Its process has the code of the app already compiled, so that a screen opens in half
 * the time that it takes in a new window. Cookies, storage and history are emptied between two tests; the cache of the browser is not.
 */
export class KeptWindow {
  private isAltered = false;
  private readonly scripts: Disposable[] = [];
  private readonly size;

  /** Of a page whose context nothing else uses. `session` may stay open. */
  constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly origin: string,
    private readonly media: Media,
  ) {
    this.size = page.viewportSize();
    sessions.set(page, session);
    for (const target of [page, this.context]) this.noteScripts(target);
    this.noteAlterations(page, IRREVERSIBLE.page);
    this.noteAlterations(this.context, IRREVERSIBLE.context);
    this.noteAlterations(this.context.clock, IRREVERSIBLE.clock);
  }

  private get context(): BrowserContext {
    return this.page.context();
  }

  /** Empties the window. It gives back whether another test can use it. */
  async empty(): Promise<boolean> {
    if (this.isAltered || this.page.isClosed()) return false;
    try {
      await this.leave();
      await this.forget();
      return true;
    } catch {
      return false;
    }
  }

  /** Ends what runs in the page. Another origin, such as `about:blank`, would begin a new process. */
  private async leave(): Promise<void> {
    const { page, context } = this;
    for (const name of EVENTS.page) page.removeAllListeners(name);
    for (const name of EVENTS.context) context.removeAllListeners(name);
    context.on('dialog', (dialog: Dialog) => void dialog.accept().catch(() => undefined));
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
    await page.goto(`${this.origin}/favicon.svg`, { waitUntil: 'commit', timeout: 5_000 });
    context.removeAllListeners('dialog');
  }

  private async forget(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
    await this.session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'cookies,indexeddb,cache_storage' });
    await this.session.send('Page.resetNavigationHistory');
    await this.page.mouse.move(-1, -1);
    if (this.size) await this.page.setViewportSize(this.size);
    await this.page.emulateMedia({ media: null, ...AS_FOR_MOST, ...this.media });
    await Promise.all(this.scripts.splice(0).map((script) => script.dispose()));
  }

  private noteScripts(target: Page | BrowserContext): void {
    const add = target.addInitScript.bind(target) as (...given: unknown[]) => Promise<Disposable>;
    const addAndNote = async (...given: unknown[]): Promise<Disposable> => {
      const script = await add(...given);
      this.scripts.push(script);
      return script;
    };
    Reflect.set(target, 'addInitScript', addAndNote);
  }

  private noteAlterations(target: object, names: readonly string[]): void {
    for (const name of names) {
      const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      Reflect.set(target, name, (...given: unknown[]) => {
        this.isAltered = true;
        return method.apply(target, given);
      });
    }
  }
}

const sessions = new WeakMap<Page, CDPSession>();

/** The session of a page, which stays open. A window in which a test opens another one is not used again: nobody knows what it has changed. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Pages with a virtual device for passkeys. A session that ends takes it from them, whichever session has added it. */
const withDevice = new WeakSet<Page>();

export function noteDevice(page: Page): void {
  withDevice.add(page);
}

/**
 * Uses a session of a page for one command. It ends afterwards, unless the page needs it: after a navigation, one that stays open takes back that the page
 * is shown as on paper.
 */
export async function useSession(page: Page, use: (session: CDPSession) => Promise<unknown>): Promise<void> {
  if (sessions.has(page) || withDevice.has(page)) return void (await use(await sessionOf(page)));
  const session = await page.context().newCDPSession(page);
  await use(session);
  await session.detach();
}

/** Keeps the window of a page that nobody has used yet. `options` are those of its context. */
export async function keepWindow(
  page: Page,
  origin: string,
  { colorScheme, contrast, forcedColors, reducedMotion }: Media,
): Promise<KeptWindow> {
  const media = Object.entries({ colorScheme, contrast, forcedColors, reducedMotion }).filter(([, value]) => value !== undefined);
  return new KeptWindow(page, await page.context().newCDPSession(page), origin, Object.fromEntries(media) as Media);
}
