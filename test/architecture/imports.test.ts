import { expect, test } from '@jest/globals';
import { rowOf } from './import-checker.js';
import { importRules } from './rules/import-rules.js';
import { narrowingRules } from './rules/narrowing-rules.js';
import { faultsOf } from './rules/rule.js';
import { showingRules } from './rules/showing-rules.js';
import { technologyRules } from './rules/technology-rules.js';
import { isHandWritten, readProject } from './source-tree.js';

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
