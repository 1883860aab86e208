import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** Jest runs only the test files that the variable names, from the project's folder: see scripts/test.mjs. */
function onlyFiles(paths) {
  const wanted = new Set(JSON.parse(process.env.TEST_FILES ?? '[]'));
  return { filtered: paths.filter((path) => wanted.has(relative(project, path).split(sep).join('/'))) };
}

// Jest gets it by `require`.
export { onlyFiles as 'module.exports' };
