import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { KEPT_CALLS } from '../scripts/build/kept-calls.mjs';
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

// The documents that the server renders have their own entry, which needs neither the router nor Apollo.
const entries = ['index.html', 'document-entry.tsx', 'call-ahead-entry.ts', 'report-entry.ts']
  .map((name) => `${root}${name}`)
  .filter((path) => existsSync(path));

/**
 * Modules that screens load together. Without these groups, each set of modules that another set of screens needs is a file of its own: the
 * sign-in screen would load 35 scripts instead of 18, which together are 4 kB larger when compressed. A group must not contain what one of
 * its screens does not need: test/browser/shell/first-load.test.ts and test/api/app/service-worker.test.ts measure them.
 */
const groups = [
  { name: 'router', test: /node_modules\/react-router\// },
  // Every document with a script needs these two. The first one can call the server before the second one is there.
  {
    name: 'session',
    test: /client\/api\/(browser-storage|session\/session-(token|loss)|connection\/(send|operation|caller-headers|csrf-token))\.ts|app-screens\.rules/,
  },
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|clsx)\/|server\/(parsed\.rules|gateway\/)/,
  },
  // The app around every screen.
  {
    name: 'frame',
    test: /client\/(controls\/(dates|dialogs\/((confirm-)?dialog|modal-frame)|notifications\/notifications|loading\/(lazy-part|saves-data|when-idle)|buttons\/quad)\.|shell\/(use-act|leaving\/session-question|navigation\/use-log-out))/,
  },
  // Calls to the server.
  {
    name: 'calls',
    test: /client\/api\/connection\/(failure|call-server|connection|refusal-sentence)\.ts/,
  },
  // What else the screens of an account need: the Apollo client with its cache.
  {
    name: 'apollo',
    test: /node_modules\/(@apollo\/client|graphql|rxjs|@wry|optimism|tslib)\/|client\/api\/connection\/(parsed|cache|apollo-client|use-server-data|send-change|cached-pages)\.ts/,
  },
  // What the screens to sign in share, also with the parts that they load later.
  { name: 'sign-in', test: /client\/features\/auth\/(use-signed-in|suspended\/suspension|screen-link|auth-form\.module)\./ },
  // What the rooms of the settings share.
  {
    name: 'settings',
    test: /client\/(features\/personal\/(section|settings-list|personal-page\.module|rooms\/(room-links|rooms|room)|account\/password-settings)\.|shell\/at-fields\.|art\/icons\/lucide\/(shield-check|user)\.)/,
  },
  // The rules of designs, which every screen with a page needs.
  {
    name: 'designs',
    test: /server\/pages\/(tile-kinds\/(?!\S*-parsing|link-address|tile-parser|emblem-icons|text\/(tile-html|text-pictures|quill)|contact\/v-card|embed\/(embed-frames|map-frame))|(json-value|design\/(stored-design|page-design|design-limits|tile-style|color|social-links|wire-design)|networks\/network-links)\.rules)/,
  },
  // What both the editors and /personal need.
  {
    name: 'account',
    test: /client\/(page-editing\/tile-kinds\/own-contact|api\/generated\/own-verification|page-view\/(pictures\/(responsive-picture|page-pictures|device-pictures)|document\/page-styles|title-length|contrast|rgba)|shell\/(waiting-pictures\/waiting-flags|updates\/use-new-version|popups\/as-popup|use-media)|page-editing\/(draft\/(draft-(document|store)|former-drafts\/(former-drafts|keys-of-older-clients)|use-latest)|links\/use-copy-link|rich-text\/picture-uploads|tiles\/rows\/row-drags)|api\/connection\/(kept-answers|use-call|without-types)|api\/uploads\/tile-picture|art\/icons\/lucide\/(ellipsis|link|image|palette|type)\.)/,
  },
  // What this browser keeps of a page before somebody signs up.
  { name: 'guest-page', test: /client\/api\/(session\/guest-page|linknames\/claimed-linkname)\./ },
  // A page in a box, which the editors and what they load later show.
  {
    name: 'shown-page',
    test: /client\/(page-view\/(page-preview|shown-page)\.|page-editing\/(tiles\/(listed-tile\.tsx|slab\.)|visibility\/late-visibility\.))/,
  },
  // What the editors share with the screens that they load later: of an import, of the history, of comparing, and of links.
  {
    name: 'stage',
    test: /client\/(controls\/fields\/segmented-control|features\/editor\/server-page|page-editing\/(layout\/(use-wide|stage\/stage-width)|tiles\/(samples-context|listed-tile\.module)|visibility\/make-lock|links\/link-backs-context))\./,
  },
  // Without it, the notice of the mail in the editor would make two files of it.
  { name: 'verified-email', test: /client\/shell\/(email-verification\/(verified-email|use-own-verification)|ask-while-seen)\./ },
  {
    name: 'fields',
    test: /client\/(controls\/fields\/((text|password|username)-field|field-note)|art\/icons\/lucide\/(check|download|eye-off))\./,
  },
];

/** Gives what is inside the outermost element of a drawing: its attributes are those of the component that shows it. */
const drawings: Plugin = {
  name: 'drawings',
  load: {
    filter: { id: /\.svg\?raw$/ },
    handler: (id) =>
      `export default ${JSON.stringify(readFileSync(id.replace('?raw', ''), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''))}`,
  },
  enforce: 'pre',
};

/** Completes the document of the app in a language. */
export function documentIn(language: string, html: string): string {
  const { languageTexts, noScriptText } = JSON.parse(readFileSync(`${root}../texts/${language}/shell.json`, 'utf8')) as DocumentTexts;
  return html.replace('%LANGUAGE%', languageTexts.tag).replace('%DIRECTION%', languageTexts.direction).replace('%NO_SCRIPT%', noScriptText);
}

/** The part of `shell.json` that the document of the app needs. */
interface DocumentTexts {
  readonly languageTexts: { readonly tag: string; readonly direction: string };
  readonly noScriptText: string;
}

/** In development, which is in English. */
const completeDocument: Plugin = {
  name: 'complete-document',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => documentIn('en', html) },
};

/** How the texts become files of their own, which every language has. */
interface Texts {
  readonly plugin: Plugin;
  readonly groups: { name: (id: string) => string; test: RegExp }[];
}

/**
 * The files that are fetched together with a late one. Those of screens are, so that the network is asked once. What is inside of screens is loaded in idle time, and the names of hundreds
 * of files were three kilobytes of the editor.
 */
function ofScreensAlone(_late: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  return /^assets\/(index|router)-/.test(hostId) ? files : [];
}

/** The build for browsers is written to `dist/client`. The build for the server, which renders documents, is written to `dist/ssr/en`. */
export function configFor(target: 'browser' | 'server', texts?: Texts): InlineConfig {
  const isForServer = target === 'server';
  const textGroups = texts?.groups ?? [];
  return {
    configFile: false,
    root,
    plugins: [react(), drawings, completeDocument, texts?.plugin],
    ...(isForServer ? { publicDir: false } : forBrowsers),
    css: { modules: { generateScopedName: classNameOf } },
    define: KEPT_CALLS,
    build: {
      outDir: isForServer ? '../dist/ssr/en' : '../dist/client',
      emptyOutDir: false,
      ssr: isForServer ? 'server-entry.tsx' : false,
      // Also for the server: the script of a page is the source of functions as they are in its build.
      minify: true,
      manifest: !isForServer,
      // No `data:` addresses: the Content-Security-Policy does not allow them for fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: ofScreensAlone },
      rolldownOptions: {
        // Otherwise a text could become part of the file that uses it.
        optimization: { inlineConst: false },
        ...(isForServer
          ? { output: { chunkFileNames: '[name].js', codeSplitting: { groups: textGroups } } }
          : { input: entries, output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...textGroups, ...groups] } } }),
      },
    },
    // In development, `styleguide.html` is at /styleguide.
    optimizeDeps: { entries: ['main.tsx', 'styleguide-entry.tsx'] },
  };
}

const forBrowsers: InlineConfig = {
  // Apollo Client uses rxjs. The condition `es2015` selects its modern, smaller build.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  experimental: {
    // A script loads others from the folder of the language that it was loaded from itself.
    renderBuiltUrl: (fileName, { hostType }) => (hostType === 'js' && /\.(?:js|css)$/.test(fileName) ? { relative: true } : undefined),
  },
};

/**
 * Builds the service worker, one file in `dist/service-worker`. It has no texts, so it is the same for all languages. The server adds the
 * list of files to store.
 */
export function serviceWorkerConfig(): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    define: KEPT_CALLS,
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

/** The configuration for development, in English. */
export default defineConfig(configFor('browser'));

/**
 * The name of a class in the build. It depends only on the file and the class, because the same style sheet can be imported as a module and
 * as text (`?inline`).
 */
function classNameOf(name: string, id: string): string {
  const file = relative(root, id.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 5);
  return `${basename(file, '.module.css')}_${name}_${hash}`;
}
