import { afterAll, beforeAll } from '@jest/globals';
import { startApplication, type ApplicationSettings, type RunningApplication, type TestApplication } from './application.js';

/**
 * Starts the application before the first test of a file or of a `describe`, and stops it after the last one. Its parts can be read in
 * hooks and tests.
 * @param settings a function, if the settings are known only after other hooks have run
 */
export function runningApplication(settings: ApplicationSettings | (() => ApplicationSettings) = {}): TestApplication {
  let application: RunningApplication | undefined;
  beforeAll(async () => {
    application = await startApplication(typeof settings === 'function' ? settings() : settings);
  });
  afterAll(() => application?.stop());
  return {
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
  };
}

/** The part, if it runs already. */
export function started<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('It runs in hooks and tests only, not yet while the file is read.');
  return part;
}
