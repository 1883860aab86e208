import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { importNatively } from './native-import.mjs';

// It loads a parser of styles, too: a hundred modules for each test file.
const { default: sanitizeHtml } = await importNatively(pathToFileURL(createRequire(import.meta.url).resolve('sanitize-html')).href);

export default sanitizeHtml;
