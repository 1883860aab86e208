import { beforeAll, expect, test } from '@jest/globals';
import { APP_SCREENS, type ScreenName } from '../../../server/gateway/web/app/app-screens.rules.js';
import { LANGUAGES, type Language } from '../../../server/languages.rules.js';
import { namedAssets } from '../../support/browser/named-assets.js';
import { runningApplication } from '../../support/servers/running-application.js';

/**
 * The scripts and styles that a document of the app names, in bytes as a browser gets them that takes brotli. A kB has 1,024. About a tenth of
 * each is free, so that the next feature does not begin by making room.
 */
const FRAME = 124 * 1024;
const OWN: readonly { screen: ScreenName; most: number; files: number }[] = [
  { screen: 'login', most: 28 * 1024, files: 30 },
  { screen: 'register', most: 28 * 1024, files: 30 },
  { screen: 'editor', most: 46.5 * 1024, files: 30 },
  { screen: 'guestEditor', most: 40 * 1024, files: 30 },
  { screen: 'personal', most: 114 * 1024, files: 74 },
  { screen: 'security', most: 75 * 1024, files: 45 },
  { screen: 'developers', most: 90 * 1024, files: 45 },
  { screen: 'account', most: 90 * 1024, files: 45 },
];

const application = runningApplication({ logLevel: 'silent' });
const screens = Object.keys(APP_SCREENS) as ScreenName[];
const sizes = new Map<string, number>();
const named = {} as Record<Language, Readonly<Record<string, readonly string[]>>>;

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const pairs = await Promise.all(screens.map(async (screen) => [screen, await filesOf(APP_SCREENS[screen], language)] as const));
    named[language] = Object.fromEntries(pairs);
    for (const file of pairs.flatMap(([, files]) => files)) if (!sizes.has(file)) sizes.set(file, await sizeOf(file));
  }
});

async function filesOf(path: string, language: Language): Promise<string[]> {
  const html = await (await fetch(application.url + path, { headers: { 'accept-language': language } })).text();
  return namedAssets(html);
}

async function sizeOf(file: string): Promise<number> {
  const answer = await fetch(application.url + file, { headers: { 'accept-encoding': 'br' } });
  expect([file, answer.status, answer.headers.get('content-encoding') ?? 'small']).toEqual([
    file,
    200,
    expect.stringMatching(/^(br|small)$/),
  ]);
  return Number(answer.headers.get('content-length'));
}

/** What every screen of the app loads that calls the server: React, the router, the calls and the app around the screen. */
function frameOf(language: Language): ReadonlySet<string> {
  const calling = Object.entries(named[language]).filter(([screen]) => screen !== 'suspended');
  const [first = [], ...others] = calling.map(([, files]) => files);
  return new Set(first.filter((file) => others.every((files) => files.includes(file))));
}

const weightOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0);

test.each(LANGUAGES)('The frame of the app, which every screen loads, is at most 124 kB in %s', (language) => {
  const weight = weightOf(frameOf(language));
  console.info(`The frame in ${language}: ${weight} of ${FRAME} bytes`);
  expect(weight).toBeGreaterThan(FRAME / 2);
  expect(weight).toBeLessThanOrEqual(FRAME);
});

test.each(LANGUAGES.flatMap((language) => OWN.map((one) => ({ ...one, language }))))(
  'What the screen $screen loads beside the frame in $language has at most $most bytes; with the frame it is at most $files files',
  ({ screen, language, most, files }) => {
    const frame = frameOf(language);
    const own = (named[language][screen] ?? []).filter((file) => !frame.has(file));
    const weight = weightOf(own);
    console.info(`${screen} in ${language}: ${weight} of ${most} bytes, ${own.length + frame.size} files`);
    expect(weight).toBeGreaterThan(most / 2);
    expect(weight).toBeLessThanOrEqual(most);
    expect(own.length + frame.size).toBeLessThanOrEqual(files);
  },
);
