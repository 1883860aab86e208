import { expect, test } from '@jest/globals';
import { nameRules } from './name-rules.js';
import { shapeRules } from './shape-rules.js';
import { readProject } from './source-tree.js';

const files = readProject();
const rules = [...nameRules, ...shapeRules];

test.each(rules)('$sentence', ({ find }) => {
  expect(find(files)).toEqual([]);
});

const faults = rules.flatMap(({ sentence, find, planted }) => planted.map((file) => ({ sentence, find, file })));

test.each(faults)('A breach in $file.path is found: $sentence', ({ find, file }) => {
  expect(find([file])).not.toEqual([]);
});
