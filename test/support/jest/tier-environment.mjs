import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import fc from 'fast-check';
import { levelOf, runs } from '../../../scripts/tests/sentences.mjs';

renderAsInProduction();

/** The random inputs of a run. */
const { TEST_SEED } = process.env;
if (TEST_SEED) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(TEST_SEED) });

/** The ids by which tests are chosen or left out, for each folder that does not run as a whole: see scripts/tests/test-tiers.mjs. Undefined: all tests run. */
const { TEST_CHOSEN: chosen, TEST_LEFT_OUT: leftOut } = process.env;
const idsOfLevels = JSON.parse(chosen ?? leftOut ?? '{}');

/** Leaves out the tests of a file that the tier of the run does not have. The hooks of a group without a test do not run either. */
export default class TierEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const level = levelOf(relative(config.projectConfig.rootDir, context.testPath).split(sep).join('/'));
    const isRest = leftOut !== undefined;
    const ids = idsOfLevels[level];
    // Against the bundle, all tests of a file run, once.
    if (config.projectConfig.displayName?.name === 'bundle') this.runs = () => !isRest;
    else if (ids) this.runs = (title, isRepeated) => runs(title, { ids, isRepeated, isRest });
  }

  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'run_start' && this.runs) leaveOut(rootDescribeBlock, '', this.runs);
  }
}

function leaveOut(block, outer, runs) {
  const name = `${outer} ${block.name}`;
  for (const child of block.children) {
    if (child.type === 'describeBlock') leaveOut(child, name, runs);
    else if (!runs(`${name} ${child.name}`, isRepeatedOnPhone(child, block))) child.mode = 'skip';
  }
}

/** Of one and the same test on a phone and on a desk, the one on a desk proves the sentence. */
function isRepeatedOnPhone({ name }, { children }) {
  return name.endsWith(': on a phone') && children.some((other) => other.name === name.replace(/phone$/, 'desk'));
}

/**
 * The built server, which runs outside of the sandbox of a test, renders with the React of production. The other one, which React chooses by
 * this variable, takes several times as long; tests that import components have it, in their sandbox.
 */
function renderAsInProduction() {
  const { NODE_ENV } = process.env;
  const require = createRequire(import.meta.url);
  process.env.NODE_ENV = 'production';
  for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) require(part);
  process.env.NODE_ENV = NODE_ENV;
}
