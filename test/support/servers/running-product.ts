import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { ApplicationSettings, TestApplication } from './application.js';
import { openBrowser, type OpenPage, type PageOpener, type TestBrowser } from '../browser/browser.js';
import { runningApplication, started } from './running-application.js';

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
  let browser: TestBrowser | undefined;
  let isTesting = false;
  let left: OpenPage[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    isTesting = true;
    await Promise.all(left.map((opened) => started(browser).release(opened)));
    left = [];
  });
  afterEach(() => {
    isTesting = false;
  });
  afterAll(() => browser?.close());

  return {
    // After the browser, so that its pages are closed before the application stops.
    application: runningApplication(settings),
    browser: {
      newPage: async (...parameters) => {
        const opened = await started(browser).newPage(...parameters);
        if (isTesting) left.push(opened);
        return opened;
      },
    },
  };
}
