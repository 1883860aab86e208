import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { importNatively } from './native-import.mjs';

// Each test file would load the nine megabytes of the compiler again.
const { default: typescript } = await importNatively(
  pathToFileURL(createRequire(import.meta.url).resolve('typescript/lib/typescript.js')).href,
);

export default typescript;
