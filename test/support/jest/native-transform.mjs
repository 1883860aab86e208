// Parts of Nest need it without importing it, and the test decides which part is loaded first.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const importNatively = fileURLToPath(new URL('native-import.mjs', import.meta.url));

/**
 * In tests of the running application, an import of a server source gives the same module of the built server, loaded by Node itself. An
 * import of a package gives the package that the built server uses.
 */
export default {
  /** The code depends on the build, not on the source. */
  async getCacheKeyAsync(source, path) {
    return createHash('sha256')
      .update(await codeFor(path))
      .digest('hex');
  },
  async processAsync(source, path) {
    return { code: await codeFor(path) };
  },
};

async function codeFor(path) {
  const { href } = pathToFileURL(builtFrom(path));
  const names = Object.keys(await import(href));
  return [
    `import { importNatively } from ${JSON.stringify(importNatively)};`,
    `const module = await importNatively(${JSON.stringify(href)});`,
    ...names.map((name, index) => `const value${index} = module[${JSON.stringify(name)}]; export { value${index} as ${name} };`),
  ].join('\n');
}

function builtFrom(path) {
  // Node itself can run a file of the tests, without its types.
  if (!path.startsWith(`${project}server/`)) return path;
  return path.replace(`${project}server/`, `${project}dist/server/`).replace(/\.ts$/, '.js');
}
