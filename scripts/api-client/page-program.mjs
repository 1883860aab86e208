// Writes what docs/api/files/tessera-page.mjs reads of a design, from the fragments of the TypeScript client: so a new kind of tile, or a new field, is in it, too.
// `npm run codegen` runs it; with --check, it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, stripIgnoredCharacters } from 'graphql';
import { usedBy } from './fragments.mjs';
import { reportFault, root, ScriptFault } from '../process.mjs';

const PROGRAM = 'docs/api/files/tessera-page.mjs';
const PLACE = /(\nconst DESIGN =\n {2})'[^'\n]*';\n/;

try {
  const documents = ['operations.graphql', 'tile-content.graphql'].map((name) => read(`scripts/api-client/${name}`));
  const { definitions } = parse(documents.join('\n'));
  const fragments = new Map(definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]));
  const design = fragments.get('Design');
  const text = stripIgnoredCharacters([design, ...usedBy(design, fragments)].map((fragment) => print(fragment)).join('\n'));
  const present = read(PROGRAM);
  if (!PLACE.test(present)) throw new ScriptFault(`${PROGRAM} has no place for what it reads of a design.`);
  const written = present.replace(PLACE, (_, before) => `${before}'${text}';\n`);
  if (written !== present && process.argv.includes('--check'))
    throw new ScriptFault(`${PROGRAM} does not read the designs of the schema: run npm run codegen.`);
  if (written !== present) writeFileSync(join(root, PROGRAM), written);
} catch (error) {
  reportFault(error);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
