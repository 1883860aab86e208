import { expect, test } from '@jest/globals';
import { rowOf } from './import-checker.js';
import { importRules } from './rules/import-rules.js';
import { narrowingRules } from './rules/narrowing-rules.js';
import { faultsOf } from './rules/rule.js';
import { showingRules } from './rules/showing-rules.js';
import { technologyRules } from './rules/technology-rules.js';
import { isHandWritten, readProject, type SourceFile } from './source-tree.js';

const files = readProject().filter(isHandWritten);
const rules = [...importRules, ...technologyRules, ...showingRules, ...narrowingRules];

test.each(rules)('$sentence', ({ find }) => {
  expect(find(files)).toEqual([]);
});

test.each(faultsOf(rules))('A breach in $places is found: $sentence', ({ find, files: planted }) => {
  expect(find(planted)).toEqual(planted.map(({ path }) => expect.stringContaining(path)));
});

test('Every rule was seen to find a breach', () => {
  expect(rules.filter(({ planted }) => planted.length === 0)).toEqual([]);
});

test('Every file of the server, the client and the tests belongs to a row of the table', () => {
  expect(files.filter(({ path }) => !rowOf(path)).map(({ path }) => path)).toEqual([]);
});

/** What programs import from the built server, and its source does not export. No compiler reads them. */
function missingInServer(all: readonly SourceFile[]): string[] {
  const texts = new Map(all.map(({ path, text }) => [path, text]));
  return all
    .filter(({ path }) => path.endsWith('.mjs'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '[./]*\/dist\/(server\/[^']+)\.js'/g)].flatMap(([, names = '', source]) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/ as .*/, ''))
          .filter((name) => name !== '' && !new RegExp(`^export [a-z ]*\\b${name}\\b`, 'm').test(texts.get(`${source}.ts`) ?? ''))
          .map((name) => `${path}: ${name} of ${source}.ts`),
      ),
    );
}

test('What a program imports from the built server is exported there', () => {
  expect(missingInServer(readProject())).toEqual([]);
  const moved = { path: 'scripts/a.mjs', text: "import { KEPT, b as c } from '../dist/server/a.js';" };
  expect(missingInServer([moved, { path: 'server/a.ts', text: 'export const b = 1;' }])).toEqual(['scripts/a.mjs: KEPT of server/a.ts']);
});
