import { expect, test } from '@jest/globals';
import { browserTestRules } from './rules/browser-test-rules.js';
import { choiceRules } from './rules/choice-rules.js';
import { clientWayRules } from './rules/client-way-rules.js';
import { migrationRules } from './rules/migration-rules.js';
import { foldingRules } from './rules/folding-rules.js';
import { latePartRules } from './rules/late-part-rules.js';
import { nameRules } from './rules/name-rules.js';
import { oneWayRules } from './rules/one-way-rules.js';
import { publicationRules } from './rules/publication-rules.js';
import { faultsOf } from './rules/rule.js';
import { shapeRules } from './rules/shape-rules.js';
import { styleRules } from './rules/style-rules.js';
import { readProject } from './source-tree.js';

const files = readProject();
const rules = [
  ...browserTestRules,
  ...choiceRules,
  ...clientWayRules,
  ...foldingRules,
  ...latePartRules,
  ...migrationRules,
  ...nameRules,
  ...oneWayRules,
  ...publicationRules,
  ...shapeRules,
  ...styleRules,
];

test.each(rules)('$sentence', ({ find }) => {
  expect(find(files)).toEqual([]);
});

test.each(faultsOf(rules))('A breach in $places is found: $sentence', ({ find, files: planted }) => {
  expect(find(planted)).not.toEqual([]);
});
