import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { noScriptText } from './texts/shell.js';

const root = fileURLToPath(new URL('.', import.meta.url));

// The document of the landing page is hydrated by an entry of its own: it needs neither router nor Apollo.
const entries = ['index.html', 'document-entry.tsx'].map((name) => `${root}${name}`).filter((path) => existsSync(path));

/** Puts the text of the app's document into it, from the catalogue where every text is. */
const documentText: Plugin = {
  name: 'document-text',
  transformIndexHtml: (html) => html.replace('%NO_SCRIPT%', noScriptText),
};

/** `vite build` makes dist/client, `vite build --ssr server-entry.tsx` the bundle that renders documents on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), documentText],
  // rxjs, which Apollo Client stands on, has its modern and smaller form under a condition of its own.
  ...(isSsrBuild ? {} : { resolve: { conditions: ['es2015', ...defaultClientConditions] } }),
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:5]' } },
  build: {
    outDir: isSsrBuild ? '../dist/ssr' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Neither fonts nor pictures as data: addresses; the Content-Security-Policy allows none for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input: entries } }),
  },
  optimizeDeps: { entries: ['main.tsx'] },
}));
