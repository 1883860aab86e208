import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { startApplication, type ApplicationSettings, type RunningApplication, type TestApplication } from './application.js';
import { openBrowser, type OpenPage, type PageOpener, type TestBrowser } from './browser.js';

/** The application and the browser for tests. They are started and stopped automatically. */
export interface RunningProduct {
  readonly application: TestApplication;
  readonly browser: PageOpener;
}

/**
 * Starts the application and the browser before the first test of a file, and stops them after the last one. A page that a test opens is
 * closed before the next test begins, so that its animations and clocks stop. A page that `beforeAll` opens stays open.
 * @param settings a function, if the settings are known only after other hooks have run
 */
export function runningProduct(settings: ApplicationSettings | (() => ApplicationSettings) = {}): RunningProduct {
  let application: RunningApplication | undefined;
  let browser: TestBrowser | undefined;
  let isTesting = false;
  let left: OpenPage[] = [];

  beforeAll(async () => {
    const given = typeof settings === 'function' ? settings() : settings;
    [application, browser] = await Promise.all([startApplication(given), openBrowser()]);
  });
  beforeEach(async () => {
    isTesting = true;
    await Promise.all(left.map(({ context }) => context.close()));
    left = [];
  });
  afterEach(() => {
    isTesting = false;
  });
  afterAll(async () => {
    await browser?.close();
    await application?.stop();
  });

  return {
    application: {
      get url() {
        return started(application).url;
      },
      get dataSource() {
        return started(application).dataSource;
      },
      get config() {
        return started(application).config;
      },
      get nest() {
        return started(application).nest;
      },
    },
    browser: {
      newPage: async (...parameters) => {
        const opened = await started(browser).newPage(...parameters);
        if (isTesting) left.push(opened);
        return opened;
      },
    },
  };
}

function started<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('It runs in hooks and tests only, not yet while the file is read.');
  return part;
}
