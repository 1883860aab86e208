import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deployedVersion } from '../../../client/shell/updates/deployed-version.js';

const documentWith = (script: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}" dir="ltr"><script type="module" src="${script}"></script><div id="app"></div>`;

const serverAnswers = (html: string, status = 200) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(html, { status }));

// The open document: in English, with this script.
beforeEach(() => {
  const script = { getAttribute: () => '/assets/index-One.js' };
  Object.assign(globalThis, { document: { documentElement: { lang: 'en' }, querySelector: () => script } });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['the same script', 'same', '/assets/index-One.js'],
  ['another script', 'other', '/assets/index-Two.js'],
])("If the server's document names %s, the version is the %s one", async (_, version, script) => {
  serverAnswers(documentWith(script));
  expect(await deployedVersion()).toBe(version);
});

test('If the server answers in another language, the version is unknown', async () => {
  serverAnswers(documentWith('/assets/index-Eins.js', 'de'));
  expect(await deployedVersion()).toBe('unknown');
});

test('If the server fails, something else answers in its place, or nothing answers, the version is unknown', async () => {
  serverAnswers(documentWith('/assets/index-Two.js'), 503);
  expect(await deployedVersion()).toBe('unknown');
  serverAnswers('<!doctype html><html lang="en"><title>Pay for the network of this hotel</title>');
  expect(await deployedVersion()).toBe('unknown');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deployedVersion()).toBe('unknown');
});
