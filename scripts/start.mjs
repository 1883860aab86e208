// npm start: installs and builds if needed, then runs the server in this process. No dependencies.
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';
import { followNpm, reportFault } from './process.mjs';

followNpm();
try {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  await import('../dist/server/main.js');
} catch (error) {
  reportFault(error);
}
