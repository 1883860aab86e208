// Builds the client, for browsers and for the server that renders documents, and then its texts in every language. `scripts/build.mjs` runs it.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { configFor, documentIn, serviceWorkerConfig } from '../../client/vite.config.ts';
import { reportFault, root } from '../process.mjs';
import { TextChunks } from './text-chunks.mjs';

const client = join(root, 'dist/client');
const ssr = join(root, 'dist/ssr');
const others = readdirSync(join(root, 'texts')).filter((language) => language !== 'en');

try {
  for (const folder of [client, ssr]) rmSync(folder, { recursive: true, force: true });
  await buildForBrowsers();
  await buildForServer();
  await build({ ...serviceWorkerConfig(), logLevel: 'warn' });
} catch (error) {
  reportFault(error);
}

/**
 * The texts of another language are in `assets/{language}`, under the names of the English ones. The server answers from this folder also with
 * the files that are the same in all languages.
 */
async function buildForBrowsers() {
  const texts = new TextChunks();
  await build({ ...configFor('browser', texts), logLevel: 'warn' });
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  rmSync(join(client, 'index.html'));
  writeFileSync(join(client, 'index.en.html'), documentIn('en', html));
  for (const language of others) {
    const inFolder = (text) => text.replaceAll(/assets\/(?=[\w.-]+\.(?:js|css)\b)/g, `assets/${language}/`);
    await texts.buildIn(language, { outDir: client }, inFolder);
    writeFileSync(join(client, `index.${language}.html`), documentIn(language, inFolder(html)));
  }
}

/** `dist/ssr/{language}` has the whole program, because its files load each other by relative paths. */
async function buildForServer() {
  const texts = new TextChunks();
  await build({ ...configFor('server', texts), logLevel: 'warn' });
  for (const language of others) {
    await texts.buildIn(language, { outDir: join(ssr, language), ssr: true }, (fileName) => fileName);
    // `force: false` keeps the texts of the language.
    cpSync(join(ssr, 'en'), join(ssr, language), { recursive: true, force: false });
  }
}
