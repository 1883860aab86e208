import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectFolder, readProject } from './source-tree.js';

function run(script: string, ...parameters: string[]): string {
  try {
    return execFileSync(process.execPath, [join(projectFolder, script), ...parameters], {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} fails:\n${stdout}${stderr}`, { cause: error });
  }
}

test('The types of the GraphQL schema, and the client made from it, are current (npm run codegen makes them)', () => {
  run('scripts/api-client/tile-content.mjs', '--check');
  run('node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.yml', '--check');
});

test('docs/api has the REST paths and the codes of errors as they are (node scripts/api-client/api-reference.mjs writes them)', () => {
  run('scripts/api-client/api-reference.mjs', '--check');
});

test('npm run behaviours prints what the titles of the tests say, with their numbers', () => {
  const printed = run('scripts/behaviours.mjs');
  expect(printed).toContain('| ED-07 | Remove drops the last tile | [unit/page-editing/draft/draft.test.ts]');
});

test('client/art/icons has the icons that are shown, as they are drawn now (node scripts/assets/icons.mjs copies them)', () => {
  run('scripts/assets/icons.mjs', '--check');
});

test('The lists of migrations, themes and kinds of tiles are those of their folders (each build and each run of tests writes them)', () => {
  run('scripts/build/lists.mjs', '--check');
});

test('The typefaces of pages are those of their packages (node scripts/assets/typefaces.mjs copies them)', () => {
  run('scripts/assets/typefaces.mjs', '--check');
});

test('The project speaks of itself only: no file names a place where it was made', () => {
  // Written in parts, so that this file does not speak of them either.
  const places = [['/work', '/'].join(''), ['..', '/shared'].join(''), ['/tmp/', 'brief'].join('')];
  const found = readProject().filter(({ text }) => places.some((place) => text.includes(place)));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('The JSON Schema of page files is that of the designs of GraphQL (node scripts/api-client/page-schema.mjs writes it)', () => {
  run('scripts/api-client/page-schema.mjs', '--check');
});

test('The program that keeps a page as files reads all of a design (node scripts/api-client/page-program.mjs writes what it reads)', () => {
  run('scripts/api-client/page-program.mjs', '--check');
});
