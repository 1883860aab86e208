import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { projectFolder } from '../../server/config/config.js';
import { toWire } from '../../server/pages/design/wire-design.rules.js';
import { aDesign } from '../builders/pages/page-design.js';
import { readProject } from './source-tree.js';

const schemaText = readFileSync(join(projectFolder, 'schema.graphql'), 'utf8');
const schema = buildSchema(schemaText);
const sources = readProject().filter(({ path }) => /^(server|client|scripts)\//.test(path));

/** The files that name it, in any spelling. */
const filesWith = (name: RegExp): string[] => sources.filter(({ text }) => name.test(text)).map(({ path }) => path);

function fieldsOf(name: string): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} has no fields`);
  return Object.keys(type.getFields());
}

test('OT-09 Outside the REST paths `first_name` is called `linkname`: no other file of the server or the client names it, nor does GraphQL', () => {
  const homes = filesWith(/first_?name/i);
  expect(homes).not.toEqual([]);
  // Other services have the name of a person in a field of this name.
  const isElsewhere = (path: string) =>
    path.startsWith('server/imports/readers/link') || path === 'server/pages/page-file/linkstack-file.rules.ts';
  expect(homes.filter((path) => !path.startsWith('server/gateway/rest/') && !isElsewhere(path))).toEqual([]);
  expect(schemaText).not.toMatch(/first_?name/i);
  expect(fieldsOf('MyPage')).toContain('linkname');
});

test('OT-10 A design is a `PageDesign` with `tiles`, a colour a `Color` of `hex` and `alpha`; only the translation for older clients has parallel arrays', () => {
  expect(fieldsOf('PageDesign')).toEqual([
    'title',
    'titleColor',
    'backgroundColor',
    'tiles',
    'socialLinks',
    'networkLinks',
    'bio',
    'utm',
    'appearance',
  ]);
  expect(fieldsOf('Color')).toEqual(['hex', 'alpha']);
  expect(fieldsOf('PageDesign')).toEqual(expect.arrayContaining(Object.keys(aDesign())));
  const wire = toWire(aDesign());
  const arrays = Object.keys(wire).filter((name) => Array.isArray(wire[name as keyof typeof wire]));
  expect(arrays).toContain('buttonNames');
  // These two are names of the browser as well.
  const ofOlderClients = arrays.filter((name) => !['borderRadius', 'showModal'].includes(name));
  const homes = new Set(ofOlderClients.flatMap((name) => filesWith(new RegExp(`\\b${name}\\b`))));
  // Two of them are for the drafts that older clients left in the browser, one for their files, and one describes the format to strangers.
  expect([...homes].sort()).toEqual([
    'client/page-editing/draft/former-drafts/keys-of-older-clients.ts',
    'client/page-editing/draft/former-drafts/reading.ts',
    'server/gateway/rest/openapi/wire-design-schema.ts',
    'server/imports/readers/former-document/former-document-reader.rules.ts',
    'server/pages/design/wire-design.rules.ts',
    'server/pages/design/wire-parsing.rules.ts',
  ]);
});
