import { dirname } from 'node:path/posix';
import { importsOf, isHandWritten, type SourceFile } from '../source-tree.js';
import { plant, type Rule } from './rule.js';

/** In lines without comments. The limit of a file is that of the lint. */
const SMALL = 60;
const MOST_LINES = 250;

/** Files that are alone by their kind, whoever imports them. */
const ALONE: readonly (readonly [RegExp, string])[] = [
  [/-(page|dialog)\.tsx$/, 'screens and popups are named by their files'],
  [/-script\.ts$/, "a function of a page's script uses nothing from outside"],
  [/-list\.tsx?$/, 'made from the folders by scripts/build/lists.mjs'],
  [/^client\/page-editing\/starters\/professions\//, 'items of a list'],
  [/^client\/page-view\/appearance\/patterns\//, 'items of a list'],
];

const smallFiles: Rule = {
  sentence:
    'A small file that only one file of its folder imports is a part of that file, unless it has tests of its own or both are too long',
  find: (files) => {
    const { importers, late } = importersIn(files);
    const lengths = new Map(files.filter(isClient).map((file) => [nameOf(file.path), linesOf(file)]));
    const lengthOf = (path: string) => lengths.get(nameOf(path)) ?? 0;
    const fits = (path: string, importer: string) => lengthOf(path) <= SMALL && lengthOf(path) + lengthOf(importer) <= MOST_LINES;
    return files
      .filter((file) => isClient(file) && !late.has(nameOf(file.path)) && !ALONE.some(([pattern]) => pattern.test(file.path)))
      .flatMap(({ path }) => {
        const [importer, another] = importers.get(nameOf(path)) ?? [];
        const isPart = importer !== undefined && another === undefined && dirname(importer) === dirname(path);
        return isPart && fits(path, importer) ? [`${path} is a part of ${importer}`] : [];
      });
  },
  planted: [
    [
      ...plant('client/features/admin/admin-rail.tsx', 'export function AdminRail() { return null; }'),
      ...plant('client/features/admin/admin-page.tsx', `import { AdminRail } from './admin-rail.js';`),
    ],
  ],
};

export const foldingRules: readonly Rule[] = [smallFiles];

/** Who imports each file, and which files are loaded later. */
function importersIn(files: readonly SourceFile[]) {
  const importers = new Map<string, Set<string>>();
  const late = new Set<string>();
  for (const file of files.filter(isHandWritten)) {
    for (const found of importsOf(file)) {
      const name = nameOf(found.file ?? '');
      if (found.isLate) late.add(name);
      importers.set(name, (importers.get(name) ?? new Set()).add(file.path));
    }
  }
  return { importers, late };
}

function isClient(file: SourceFile): boolean {
  return file.path.startsWith('client/') && isHandWritten(file) && !/^\/[/*][\s*]*Generated/.test(file.text);
}

function nameOf(path: string): string {
  return path.replace(/\.tsx?$/, '');
}

function linesOf({ text }: SourceFile): number {
  return text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).length;
}
