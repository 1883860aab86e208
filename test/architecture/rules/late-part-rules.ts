import { plant, type Rule } from './rule.js';
import { importsOf, type Import, type SourceFile } from '../source-tree.js';

const RETRIES = /\blazyPart\(/;

/** Files whose `import()` another file gives to `lazyPart`. */
const HANDED_OVER = ['client/page-editing/tile-kinds/tile-kind-dialog-list.ts', 'client/page-view/preview-icons.tsx'];

/** With what is before it, as far as it matters. */
const IMPORT = /(lazyPart\(\(\) => |)import\(('[^']+')/g;

/** Files that load code in another way. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  'client/routes.tsx': 'the router shows what did not load',
  'client/features/auth/auth-layout.tsx': 'loads the screens that the router shows next',
  'client/features/landing/claim/use-asked-before-leaving.ts': 'the landing page leaves without a question',
  'client/document-entry.tsx': 'documents are complete without it',
  'client/documents/document-bar.tsx': 'the bar of guests is shown instead',
  'client/page-view/page-preview.tsx': 'React waits for it, and shows the page without its look',
  'client/page-view/preview-icons.tsx': 'React waits for it, and shows the page without logos',
  'client/page-view/shown-page.tsx': 'React waits for it, and shows the page without marks',
  'client/page-editing/tile-kinds/tile-kind-dialog-list.ts': 'a generated list, whose entries are given to lazyPart',
};

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
        ...plant('client/features/editor/late-parts.tsx', `const part = lazyPart(() => import('./drafts/rescue-draft.js'));`),
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
    planted: [plant('client/features/editor/late-parts.tsx', `const loadStart = () => import('./start/start-editor.js');`)],
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
