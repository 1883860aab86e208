import { relative, sep } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { idsIn, levelOf } from '../../../scripts/tests/sentences.mjs';

/** The ids by which tests are chosen, for each folder that does not run as a whole: see scripts/tests/test-tiers.mjs. Empty: all tests run. */
const chosen = JSON.parse(process.env.TEST_CHOSEN ?? '{}');

/** Leaves out the tests of a file that the tier of the run does not have. The hooks of a group without a test do not run either. */
export default class TierEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
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
    else if (!idsIn(`${name} ${child.name}`).some((id) => ids.includes(id))) child.mode = 'skip';
  }
}
