// Which tests `npm test` runs: nobody keeps a list, it follows from the folders and the titles of the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { BUNDLED_FILES } from './bundled-files.mjs';
import { idsIn, idsNamedIn, isOneOf, isSpecified, isWalk, levelOf } from './sentences.mjs';
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
 * The tests of `npm test`: their files, and the ids by which tests are chosen in the levels that do not run as a whole: the sentences of the specification, the promises of
 * docs/security.md, and the walks. An id is chosen at the cheapest level that has a test for it, so that each sentence is proved once. `proved` are the sentences that `npm test` proves, and `tested` those
 * that any test proves.
 */
export function shortTier() {
  const promised = new Set(idsNamedIn(readFileSync(join(root, 'docs/security.md'), 'utf8')));
  const belongs = (id) => isSpecified(id) || isWalk(id) || promised.has(id);
  const tests = testsOfFiles();
  const [proved, tested] = [new Set(), new Set()];
  const chosen = {};
  for (const level of LEVELS) {
    const ofLevel = [...tests].filter(([file]) => levelOf(file) === level).flatMap(([, titles]) => titles.flatMap(idsIn));
    const own = [...new Set(ofLevel)].filter((id) => !tested.has(id));
    const isWhole = WHOLE.includes(level);
    if (!isWhole) chosen[level] = own.filter(belongs);
    own.forEach((id) => tested.add(id));
    (isWhole ? own : chosen[level]).forEach((id) => proved.add(id));
  }
  const runs = ([file, titles]) =>
    WHOLE.includes(levelOf(file)) || BUNDLED_FILES.includes(file) || titles.some(isOneOf(chosen[levelOf(file)]));
  return { files: [...tests].filter(runs).map(([file]) => file), chosen, proved: [...proved], tested: [...tested] };
}

/** All other tests: their files, and the ids by which the tests of `npm test` are left out of them. */
export function restOfTests() {
  return { files: allTestFiles().filter((file) => !WHOLE.includes(levelOf(file))), leftOut: shortTier().chosen };
}

/** The titles of the tests of each file, after those of the groups around them. */
function testsOfFiles() {
  const titlesIn = (file) =>
    titlesOf(file, readFileSync(join(root, file), 'utf8')).map(({ context, title }) => [...context, title].join(' '));
  return new Map(allTestFiles().map((file) => [file, titlesIn(file)]));
}
