// Which tests `npm test` runs: nobody keeps a list, it follows from the folders and the titles of the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { BUNDLED_FILES } from './bundled-files.mjs';
import { idsIn, levelOf } from './sentences.mjs';
import { titlesOf } from './test-titles.mjs';

/** The folders of tests, by the cost of one test, the cheapest first. */
const LEVELS = ['architecture', 'unit', 'contract', 'api', 'faults', 'upgrades', 'browser'];

/** Their tests are cheap, or prove what nothing else proves: `npm test` runs all of them. */
const WHOLE = ['architecture', 'unit', 'contract'];

/** The paths of all test files of a folder, from the project's folder, with `/`. */
export function testFilesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|contract)\.tsx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** All test files. */
export function allTestFiles() {
  return LEVELS.flatMap((level) => testFilesIn(`test/${level}`));
}

/**
 * The tests of `npm test`: their files, and the ids by which tests are chosen in the levels that do not run as a whole. An id is chosen at the
 * cheapest level that has a test for it, so that each sentence is proved once.
 */
export function shortTier() {
  const idsOfFiles = new Map(allTestFiles().map((file) => [file, idsOfFile(file)]));
  const idsOf = (level) => [...idsOfFiles].filter(([file]) => levelOf(file) === level).flatMap(([, ids]) => ids);
  const proved = new Set();
  const chosen = {};
  for (const level of LEVELS) {
    const own = [...new Set(idsOf(level))].filter((id) => !proved.has(id));
    if (!WHOLE.includes(level)) chosen[level] = own;
    own.forEach((id) => proved.add(id));
  }
  const runs = (file, ids) =>
    WHOLE.includes(levelOf(file)) || BUNDLED_FILES.includes(file) || ids.some((id) => chosen[levelOf(file)].includes(id));
  return { files: [...idsOfFiles].filter(([file, ids]) => runs(file, ids)).map(([file]) => file), chosen, proved: [...proved] };
}

function idsOfFile(file) {
  return titlesOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ context, title }) => [...context, title].flatMap(idsIn));
}
