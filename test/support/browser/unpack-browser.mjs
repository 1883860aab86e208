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

/** What has no font of its own is written in that of the package, and not in one with serifs. */
const LAST_RESORT = '<match><edit name="family" mode="append_last"><string>Open Sans</string></edit></match>';

/**
 * The browser of the run: the one that CHROME_PATH names; on Linux x64 the one from the dependencies, so that every machine tests with the
 * same; on other systems an installed one.
 * @returns {Promise<{ executablePath: string, env: Record<string, string>, hasOwnFonts: boolean }>} `env` has the variables that the
 * browser needs in addition. With its own fonts, the browser renders a page in the same way on every machine.
 */
export async function unpackBrowser() {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, env: {}, hasOwnFonts: false };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackage();
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {}, hasOwnFonts: false };
  throw new Error('There is no browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}

/** Unpacks the browser once. The final rename is atomic, so interrupted and parallel runs do no harm. */
async function unpackPackage() {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
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
 * Writes the font settings: the fonts of the package and of the tests, and none of the machine, so that every machine renders and measures
 * the same. They are written for each run, because the unpacked files outlive changes of this file. The rename is atomic, because other
 * processes may be reading the file.
 */
function writeFontSettings(folder, cache) {
  const file = join(cache, 'test-fonts.conf');
  const folders = [join(folder, 'fonts'), fileURLToPath(new URL('fonts', import.meta.url))].map((path) => `<dir>${path}</dir>`);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(
    unfinished,
    `<?xml version="1.0"?>\n<fontconfig>${folders.join('')}${LAST_RESORT}<cachedir>${join(cache, 'test-fonts')}</cachedir></fontconfig>\n`,
  );
  renameSync(unfinished, file);
  return file;
}

async function inflateInto(folder) {
  // The package unpacks into the temporary folder. It unpacks its libraries only if it seems to run on AWS Lambda.
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
