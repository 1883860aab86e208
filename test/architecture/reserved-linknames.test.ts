import { expect, test } from '@jest/globals';
import { importsOf, readProject } from './source-tree.js';

const sources = readProject().filter(({ path }) => /^(server|client)\/.*\.tsx?$/.test(path));

function importersOf(file: string): string[] {
  return sources.filter((source) => importsOf(source).some((found) => found.file === file)).map(({ path }) => path);
}

test('PE-18 Server and client use one list of reserved names', () => {
  // A second list would have to have these.
  const lists = sources.filter(({ text }) => ['hostmaster', 'broadcasthost', 'phpmyadmin'].some((name) => text.includes(name)));
  expect(lists.map(({ path }) => path)).toEqual(['server/pages/linknames/reserved-linknames.rules.ts']);
  expect(importersOf('server/pages/linknames/reserved-linknames.rules.ts')).toEqual(
    expect.arrayContaining(['server/pages/linknames/linkname.rules.ts', 'server/gateway/graphql/pages.resolver.ts']),
  );
  // Whoever reads a linkname asks the list.
  expect(importersOf('server/pages/linknames/linkname.rules.ts')).toEqual(
    expect.arrayContaining(['server/pages/linknames/use-cases/linknames.ts', 'client/features/personal/address/address-form.tsx']),
  );
});
