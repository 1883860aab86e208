// Formats what scripts generate, as `npm run format` formats what people write.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../process.mjs';

const { printWidth, singleQuote } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** The text, formatted as a file of that name. */
export async function formatted(file, text) {
  return (await format(file, text, { printWidth, singleQuote })).code;
}
