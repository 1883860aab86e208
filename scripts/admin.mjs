// npm run admin -- …: installs and builds if needed, then runs the command in this process. No dependencies, because it installs them.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { followNpm, reportFault, sayOnStandardError } from './process.mjs';
import { ensureNode } from './runtime.mjs';

followNpm();
sayOnStandardError();
try {
  await ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  await import('../dist/server/admin.js');
} catch (error) {
  reportFault(error);
}
