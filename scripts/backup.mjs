// npm run backup -- FILE, npm run restore -- FILE: installs and builds if needed, then runs the command in this process. No dependencies,
// because it installs them.
import { resolve } from 'node:path';
import { runBuilt } from './install/ensure.mjs';
import { followNpm, reportFault, ScriptFault } from './process.mjs';

const [, , command, ...files] = process.argv;

followNpm();
try {
  if (files.length !== 1 || files[0].startsWith('-')) throw new ScriptFault(`Name one file: npm run ${command} -- tessera-backup.tar`);
  // npm runs scripts in the project's folder, and the path is meant from where npm was called.
  process.argv.splice(2, Infinity, command, resolve(process.env.INIT_CWD ?? '.', files[0]));
  await runBuilt('backup.js');
} catch (error) {
  reportFault(error);
}
