// npm start: installs and builds if needed, then runs the server in this process. No dependencies, because it installs them.
import { runBuilt } from './ensure.mjs';
import { followNpm, reportFault } from './process.mjs';

followNpm();
try {
  await runBuilt('main.js');
} catch (error) {
  reportFault(error);
}
