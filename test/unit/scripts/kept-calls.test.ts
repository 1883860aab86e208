import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KEPT_CALLS } from '../../../scripts/build/kept-calls.mjs';
import { projectFolder } from '../../../server/config/config.js';
import { importNatively } from '../../support/jest/native-import.mjs';

/** Calls of built-in functions, whose result nobody uses, as checks do, and what each throws for. No bundler knows what is given. */
const CHECKS: readonly (readonly [string, unknown])[] = [
  ['decodeURIComponent(given)', '%rd'],
  ['decodeURI(given)', '%rd'],
  ['encodeURIComponent(given)', '\ud800'],
  ['encodeURI(given)', '\ud800'],
  ['String.fromCodePoint(given)', -1],
  [`new Intl.DateTimeFormat('en', { timeZone: given })`, 'Nowhere/Here'],
  ['new Intl.NumberFormat(given)', '-'],
  ['new Intl.Locale(given)', '-'],
  ['Intl.getCanonicalLocales(given)', '-'],
  ['JSON.parse(given)', '{'],
  ['new URL(given)', 'nowhere'],
  ['new RegExp(given)', '('],
  ['RegExp(given)', '('],
  ['BigInt(given)', 'x'],
  ['new TextDecoder(given)', 'klingon'],
  ['new Array(given)', -1],
  ['new Uint8Array(given)', -1],
  [`'a'.repeat(given)`, -1],
  ['atob(given)', '?'],
  ['new Date(given).toISOString()', 'never'],
  ['structuredClone(given)', Symbol('none')],
  [`Object.defineProperty(given, 'a', { value: 1 })`, Object.freeze({})],
  [`'a'.normalize(given)`, 'x'],
  ['new Map(given)', [0]],
  ['new Set(given)', 0],
];

const source = `export const passes = [${CHECKS.map(([check]) => `(given) => { try { ${check}; return true; } catch { return false; } }`).join(', ')}];`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-kept-calls-'));
  writeFileSync(join(folder, 'checks.js'), source);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Rolldown {
  readonly build: (options: object) => Promise<unknown>;
}

/** The checks that see what they are for. */
async function working(file: string): Promise<readonly string[]> {
  const { passes } = (await importNatively(pathToFileURL(join(folder, file)).href)) as { passes: ((given: unknown) => boolean)[] };
  return CHECKS.flatMap(([check, given], at) => (passes[at]?.(given) === false ? [check] : []));
}

const all = CHECKS.map(([check]) => check);

describe('BU-01 Calls of built-in functions whose result nobody uses are in the bundle', () => {
  test('each check works without a bundler', async () => {
    expect(await working('checks.js')).toEqual(all);
  });

  test.each([
    ['the server', false],
    ['the client', true],
  ])('of %s', async (name, minify) => {
    const { build } = (await importNatively(
      pathToFileURL(join(projectFolder, 'node_modules/rolldown/dist/index.mjs')).href,
    )) as unknown as Rolldown;
    const file = `${name.replace(' ', '-')}.mjs`;
    await build({
      input: join(folder, 'checks.js'),
      platform: 'node',
      transform: { define: KEPT_CALLS },
      onLog: () => undefined,
      output: { file: join(folder, file), minify },
    });
    expect(await working(file)).toEqual(all);
  });

  test('both bundlers are told so', async () => {
    const ofServer = readFileSync(join(projectFolder, 'scripts/build/bundle-server.mjs'), 'utf8');
    expect(ofServer).toContain('transform: { define: KEPT_CALLS }');
    const config = await importNatively(pathToFileURL(join(projectFolder, 'client/vite.config.ts')).href);
    const { configFor, serviceWorkerConfig } = config as { configFor: (target: string) => object; serviceWorkerConfig: () => object };
    expect([configFor('browser'), configFor('server'), serviceWorkerConfig()]).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ define: { ...KEPT_CALLS } }) as unknown),
    );
  });
});
