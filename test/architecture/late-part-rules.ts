import { plant, type Rule } from './rule.js';
import { importsOf, type Import, type SourceFile } from './source-tree.js';

const RETRIES = /\b(?:loadPart|lazyPart|lazyWithRetry)\(/;

/** Parts that are only loaded early: nobody uses what the retry returns. */
const ONLY_LOADED = ['client/api/connection/apollo-client.ts', 'client/page-view/social-icons.ts'];

/**
 * The build gives a module that is imported in both ways a file with shortened names. `import()` knows them, but `loadPart` reads such a file
 * by its address when it tries again.
 */
export const latePartRules: readonly Rule[] = [
  {
    sentence: 'A part whose loading is tried again is imported by `import()` alone',
    find: (files) => {
      const imports = files
        .filter(isInClient)
        .flatMap((file) => importsOf(file).map((found) => ({ ...found, retries: RETRIES.test(file.text) })));
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
];

// The style guide is not part of the product.
function isInClient({ path }: SourceFile): boolean {
  return path.startsWith('client/') && !path.startsWith('client/styleguide/');
}

/** The imported file, without its ending: a specifier does not tell `.ts` from `.tsx`. */
function nameOf({ file }: Import): string | undefined {
  return file?.replace(/\.tsx?$/, '');
}
