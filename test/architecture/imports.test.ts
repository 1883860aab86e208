import { expect, test } from '@jest/globals';
import { rowOf } from './import-checker.js';
import { importRules } from './import-rules.js';
import { technologyRules } from './technology-rules.js';
import { isHandWritten, readProject } from './source-tree.js';

const files = readProject().filter(isHandWritten);
const rules = [...importRules, ...technologyRules];

test.each(rules)('$sentence', ({ find }) => {
  expect(find(files)).toEqual([]);
});

const faults = rules.flatMap(({ sentence, find, planted }) => planted.map((file) => ({ sentence, find, file })));

test.each(faults)('A breach in $file.path is found: $sentence', ({ find, file }) => {
  expect(find([file])).toEqual([expect.stringContaining(file.path)]);
});

test('Every rule was seen to find a breach', () => {
  expect(rules.filter(({ planted }) => planted.length === 0)).toEqual([]);
});

test('Every file of the server, the client and the tests belongs to a row of the table', () => {
  expect(files.filter(({ path }) => !rowOf(path)).map(({ path }) => path)).toEqual([]);
});
