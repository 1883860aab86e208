// npm run admin -- …: installs and builds if needed, then runs the command in this process. No dependencies, because it installs them.
import { runBuilt } from './install/ensure.mjs';
import { followNpm, reportFault, printOnStandardError } from './process.mjs';

followNpm();
printOnStandardError();
try {
  await runBuilt('admin.js');
} catch (error) {
  reportFault(error);
}
