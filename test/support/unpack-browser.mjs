import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser of the run: the one that CHROME_PATH names; on Linux x64 the one that came with the dependencies, so that every
 * machine tests with the same; elsewhere one that is installed.
 * @returns {Promise<{ executablePath: string, env: Record<string, string>, hasOwnFonts: boolean }>} `env` is what it needs beside the
 *   environment; with fonts of its own it draws a page on every machine alike
 */
export async function unpackBrowser() {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, env: {}, hasOwnFonts: false };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackage();
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {}, hasOwnFonts: false };
  throw new Error('There is no browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}

/** Unpacked once beside the package; a rename makes it visible as a whole, so an interrupted or parallel run does no harm. */
async function unpackPackage() {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await inflateInto(unfinished);
    if (!existsSync(folder)) renameSync(unfinished, folder);
    rmSync(unfinished, { recursive: true, force: true });
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: writeFontSettings(folder, cache) },
    hasOwnFonts: true,
  };
}

/**
 * The package's own fonts, and what tests need beside them: none of the machine's, so that every machine shows and measures the same.
 * Written for each run, because what was unpacked outlives changes of this file; by a rename, because others may be reading it.
 */
function writeFontSettings(folder, cache) {
  const file = join(cache, 'test-fonts.conf');
  const folders = [join(folder, 'fonts'), fileURLToPath(new URL('fonts', import.meta.url))].map((path) => `<dir>${path}</dir>`);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(
    unfinished,
    `<?xml version="1.0"?>\n<fontconfig>${folders.join('')}<cachedir>${join(cache, 'test-fonts')}</cachedir></fontconfig>\n`,
  );
  renameSync(unfinished, file);
  return file;
}

async function inflateInto(folder) {
  // The package unpacks into the folder for temporary files, and its libraries only where it believes to be at its host's.
  const settings = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
