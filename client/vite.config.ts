import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type InlineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

// The document of the landing page is hydrated by an entry of its own: it needs neither router nor Apollo.
const entries = ['index.html', 'document-entry.tsx'].map((name) => `${root}${name}`).filter((path) => existsSync(path));

/** Of a catalogue of texts, what the app's document needs. */
interface DocumentTexts {
  readonly languageTexts: { readonly tag: string; readonly direction: string };
  readonly noScriptText: string;
}

/**
 * The client in one language. Sources import the English texts; this puts those of the language in their place, so that nobody loads a
 * text of another language.
 */
function textsOf(language: string): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/texts\/en\// },
      handler(source, importer, options) {
        return this.resolve(source.replace('/texts/en/', `/texts/${language}/`), importer, { ...options, skipSelf: true });
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const texts = JSON.parse(readFileSync(`${root}../texts/${language}/shell.json`, 'utf8')) as DocumentTexts;
        const { tag, direction } = texts.languageTexts;
        return html.replace('%LANGUAGE%', tag).replace('%DIRECTION%', direction).replace('%NO_SCRIPT%', texts.noScriptText);
      },
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const page = bundle['index.html'];
        if (page) page.fileName = `index.${language}.html`;
      },
    },
  };
}

/**
 * For browsers, a build goes into `dist/client`, where those of all languages lie side by side. For the server, it goes into
 * `dist/ssr/{language}`: that one renders documents.
 */
export function configFor(language: string, target: 'browser' | 'server'): InlineConfig {
  const isForServer = target === 'server';
  return {
    configFile: false,
    root,
    plugins: [react(), textsOf(language)],
    // rxjs, which Apollo Client stands on, has its modern and smaller form under a condition of its own.
    ...(isForServer ? {} : { resolve: { conditions: ['es2015', ...defaultClientConditions] } }),
    css: { modules: { generateScopedName: classNameOf } },
    build: {
      outDir: isForServer ? `../dist/ssr/${language}` : '../dist/client',
      emptyOutDir: false,
      ssr: isForServer ? 'server-entry.tsx' : false,
      manifest: isForServer ? false : `.vite/manifest.${language}.json`,
      // Neither fonts nor pictures as data: addresses; the Content-Security-Policy allows none for fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...(isForServer ? {} : { rolldownOptions: { input: entries } }),
    },
    optimizeDeps: { entries: ['main.tsx'] },
  };
}

/** The service worker, which speaks no language: the server says what it stores. One file, in `dist/service-worker`. */
export function serviceWorkerConfig(): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    build: {
      outDir: `${root}../dist/service-worker`,
      emptyOutDir: true,
      rolldownOptions: {
        input: `${root}service-worker/service-worker.ts`,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  };
}

/** For development, which is in English. */
export default defineConfig(configFor('en', 'browser'));

/** The name of a class in the build. It is the same wherever the style sheet is used: as a module, or as a text by `?inline`. */
function classNameOf(name: string, id: string): string {
  const file = relative(root, id.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 5);
  return `${basename(file, '.module.css')}_${name}_${hash}`;
}
