import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The variables of a browser that has, beside its own fonts, the others that nearly every reader has: without them, nothing stands in for most
 * typefaces that have not come yet.
 */
export function withFontsOfReaders(): Record<string, string> {
  const { env } = JSON.parse(process.env.TEST_BROWSER ?? '{}') as { readonly env: Readonly<Record<string, string>> };
  const folder = mkdtempSync(join(tmpdir(), 'fonts-of-readers-'));
  const settings = readFileSync(env.FONTCONFIG_FILE ?? '', 'utf8')
    .replace('<cachedir>', `<dir>${join(import.meta.dirname, 'fonts-of-readers')}</dir><cachedir>`)
    .replace(/<cachedir>.*<\/cachedir>/, `<cachedir>${folder}</cachedir>`);
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, settings);
  return { FONTCONFIG_FILE: file };
}
