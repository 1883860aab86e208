// `npm run mutants`: plants faults in rules and use cases, and counts those that a unit test notices. Arguments go to Stryker.
// No dependencies, because this runs before anything is installed.
import { ensureInstalled } from './ensure.mjs';
import { followNpm, reportFault, runNode } from './process.mjs';
import { ensureNode } from './runtime.mjs';

async function main(parameters) {
  followNpm();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  await runNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...parameters], 'Too many planted faults were not noticed');
}

await main(process.argv.slice(2)).catch(reportFault);
