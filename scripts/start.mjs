// npm start: installs and builds if needed, then runs the server in this process. No dependencies, because it installs them.
import { runBuilt } from './install/ensure.mjs';
import { followNpm, reportFault } from './process.mjs';

useLessMemory();
followNpm();
try {
  await runBuilt('main.js');
} catch (error) {
  reportFault(error);
}

/**
 * Begins this process again, with fewer pools of memory for threads: an idle server needs 9 MB less. glibc reads the variable only when a
 * program begins. Not every system and not every Node can replace a program by another one.
 */
function useLessMemory() {
  if (process.platform !== 'linux' || process.execve === undefined || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const parameters = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, parameters, { ...process.env, MALLOC_ARENA_MAX: '2' });
}
