import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { idsIn, levelOf } from '../../../scripts/tests/sentences.mjs';

renderAsInProduction();

/** The ids by which tests are chosen, for each folder that does not run as a whole: see scripts/tests/test-tiers.mjs. Empty: all tests run. */
const chosen = JSON.parse(process.env.TEST_CHOSEN ?? '{}');

/** Leaves out the tests of a file that the tier of the run does not have. The hooks of a group without a test do not run either. */
export default class TierEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Against the bundle, all tests of a file run: without the bundle, each of their sentences is proved already.
    if (config.projectConfig.displayName?.name === 'bundle') return;
    this.ids = chosen[levelOf(relative(config.projectConfig.rootDir, context.testPath).split(sep).join('/'))];
  }

  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'run_start' && this.ids) leaveOut(rootDescribeBlock, '', this.ids);
  }
}

function leaveOut(block, outer, ids) {
  const name = `${outer} ${block.name}`;
  for (const child of block.children) {
    if (child.type === 'describeBlock') leaveOut(child, name, ids);
    else if (isRepeatedOnPhone(child, block) || !idsIn(`${name} ${child.name}`).some((id) => ids.includes(id))) child.mode = 'skip';
  }
}

/** Of one and the same test on a phone and on a desk, the one on a desk proves the sentence. */
function isRepeatedOnPhone({ name }, { children }) {
  return name.endsWith(': on a phone') && children.some((other) => other.name === name.replace(/phone$/, 'desk') && other.mode !== 'skip');
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
