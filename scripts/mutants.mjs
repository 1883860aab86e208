// `npm run mutants`: plants faults in rules and use cases, and counts those that a unit test notices. Arguments go to Stryker.
// No dependencies, because this runs before anything is installed.
import { writeLists } from './build/lists.mjs';
import { ensureInstalled } from './install/ensure.mjs';
import { followNpm, reportFault, runNode } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';

async function main(parameters) {
  followNpm();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  writeLists();
  await runNode(['scripts/build/texts.mjs'], 'The texts could not be compiled');
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'scripts/mutants/stryker.config.mjs'];
  await runNode([...stryker, ...parameters], 'Too many planted faults were not noticed');
}

await main(process.argv.slice(2)).catch(reportFault);
