import { plant, type Rule } from './rule.js';
import { importsOf, type Import, type SourceFile } from '../source-tree.js';

const RETRIES = /\blazyPart\(/;

/** Files whose `import()` another file gives to `lazyPart`. */
const HANDED_OVER = ['client/page-editing/tile-kinds/tile-kind-dialog-list.ts'];

/** With what is before it, as far as it matters. */
const IMPORT = /(lazyPart\(\(\) => |)import\(('[^']+')/g;

/** Files that load code in another way. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  'client/routes.tsx': 'the router shows what did not load',
  'client/features/auth/auth-layout.tsx': 'loads the screens that the router shows next',
  'client/features/landing/claim/claim-form.tsx': 'the landing page leaves without a question',
  'client/document-entry.tsx': 'documents are complete without it',
  'client/documents/document-screen.tsx': 'the front page has no other part, and no room for lazyPart: the bar of guests is shown instead',
  'client/page-editing/tile-kinds/tile-kind-dialog-list.ts': 'a generated list, whose entries are given to lazyPart',
};

const LOADING = 'client/controls/loading/lazy-part.ts';

/** What saves, and what says that something is lost. */
const MUST_LOAD = ['keeping-part', 'lasting-notices', 'notification-layer', 'newer-draft', 'rescue-notice'];

/** Parts that are only loaded early: nobody uses what the retry returns. */
const ONLY_LOADED = ['client/api/connection/apollo-client.ts', 'client/page-view/networks/network-icons.ts'];

/**
 * The build gives a module that is imported in both ways a file with shortened names. `import()` knows them, but `lazyPart` reads such a file
 * by its address when it tries again.
 */
export const latePartRules: readonly Rule[] = [
  {
    sentence: 'A part whose loading is tried again is imported by `import()` alone',
    find: (files) => {
      const imports = files
        .filter(isInClient)
        .flatMap((file) =>
          importsOf(file).map((found) => ({ ...found, retries: RETRIES.test(file.text) || HANDED_OVER.includes(file.path) })),
        );
      const late = new Set(imports.filter(({ file, isLate, retries }) => file !== undefined && isLate && retries).map(nameOf));
      return imports
        .filter((found) => !found.isLate && found.isRuntime && late.has(nameOf(found)) && !ONLY_LOADED.includes(`${nameOf(found)}.ts`))
        .map(({ from, specifier }) => `${from} imports ${specifier}`);
    },
    planted: [
      [
        ...plant('client/features/editor/pages/missing-page.tsx', `import { RescueDraft } from '../drafts/rescue-draft.js';`),
        ...plant('client/features/editor/editor-parts.tsx', `const part = lazyPart(() => import('./drafts/rescue-draft.js'));`),
      ],
    ],
  },
  {
    sentence: 'Code that is loaded later is loaded by lazyPart alone, which tries again after a failure',
    find: (files) =>
      files
        .filter(isInClient)
        .filter(({ path }) => !Object.hasOwn(OTHER_WAYS, path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(IMPORT)].filter(([, before]) => before !== 'lazyPart(() => ').map(([, , what]) => `${path} imports ${what}`),
        ),
    planted: [plant('client/features/editor/editor-parts.tsx', `const loadStart = () => import('./start/start-editor.js');`)],
  },
  {
    sentence:
      'Code is shown later by lazyComponent, and called later by lazyPart: there is no other hook, popup or list of parts for it, and no React.lazy',
    find: (files) =>
      files
        .filter((file) => isInClient(file) && file.path !== LOADING)
        .filter(({ path, text }) => isOtherWay(path, text))
        .map(({ path }) => `${path} shows code that is loaded later in another way`),
    planted: [
      plant('client/page-view/page-preview.tsx', `const Dressed = lazy(() => import('./appearance/preview.js'));`),
      plant('client/features/editor/late-parts.tsx', `export const LateStart = lazyComponent(startPart, (module) => module.StartEditor);`),
      plant('client/shell/popups/lazy-popup.tsx', 'export function lazyPopup(part) { return () => part.get(); }'),
      plant('client/features/editor/pages/list.tsx', 'const { module } = useLazyPart(listPart, true);'),
      plant('client/features/editor/pages/list.tsx', 'const module = useSyncExternalStore(part.listen, listPart.get);'),
    ],
  },
  {
    sentence: 'What must not fail is fetched again until it is there: saving, and the notices of lost storage',
    find: (files) =>
      files
        .filter(isInClient)
        .flatMap(({ path, text }) =>
          MUST_LOAD.filter((part) =>
            new RegExp(`lazyPart\\(\\(\\) => import\\('[^']*/${part}\\.js'\\)(?!, \\{[^}]*mustLoad: true)`).test(text),
          ).map((part) => `${path} does not fetch ${part} again`),
        ),
    planted: [
      plant('client/features/editor/editor-parts.tsx', `const part = lazyPart(() => import('./publishing/saving/keeping-part.js'));`),
      plant('client/shell/frame/app-layout.tsx', `const part = lazyPart(() => import('./lasting-notices.js'), { preloads: false });`),
    ],
  },
];

// The style guide is not part of the product.
function isInClient({ path }: SourceFile): boolean {
  return path.startsWith('client/') && !path.startsWith('client/styleguide/');
}

/** The imported file, without its ending: a specifier does not tell `.ts` from `.tsx`. */
function nameOf({ file }: Import): string | undefined {
  return file?.replace(/\.tsx?$/, '');
}

function isOtherWay(path: string, text: string): boolean {
  if (/\/(late-(?!visibility|profile-picture)|lazy-)[\w-]+\.tsx?$/.test(path)) return true;
  if (/\b(useLazyPart|lazyPopup)\b/.test(text)) return true;
  if (/useSyncExternalStore\([^)]*\w+Part\.get/.test(text)) return true;
  return /\blazy\(/.test(text) && !Object.hasOwn(OTHER_WAYS, path);
}
