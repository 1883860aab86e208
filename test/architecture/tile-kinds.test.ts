import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse as parseQuery,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { TILE_KINDS } from '../../server/pages/tile-kinds/tile-kinds.rules.js';
import { anyOtherTile } from '../builders/any-tile.js';
import { readProject } from './source-tree.js';

const project = readProject();
const kinds = TILE_KINDS;
const schema = buildSchema(textOf('schema.graphql'));

describe('Each kind of tiles, and no other,', () => {
  test.each(['server/pages/tile-kinds', 'client/page-view/tile-kinds', 'client/page-editing/tile-kinds'])(
    'has a folder in %s',
    (parent) => {
      const folder = new RegExp(`^${parent}/([^/]+)/`);
      const found = project.flatMap(({ path }) => folder.exec(path)?.[1] ?? []);
      expect([...new Set(found)].sort()).toEqual(kinds.toSorted());
    },
  );

  test('has a type and an input in the schema, and is in AnyTileInput and in the description of TileLook', () => {
    const tile = schema.getType('Tile');
    const types = isInterfaceType(tile) ? schema.getPossibleTypes(tile).map(({ name }) => name) : [];
    expect(types.toSorted()).toEqual(kinds.map(typeOf).sort());
    const inputs = Object.values(fieldsOf('AnyTileInput')).map(({ name, type }) => `${name}: ${String(type)}`);
    expect(inputs.toSorted()).toEqual(kinds.map((kind) => `${kind}: ${typeOf(kind)}Input`).sort());
    const described = fieldsOf('TileLook').kind?.description?.match(/(?<=`)\w+(?=`)/g) ?? [];
    expect(described.toSorted()).toEqual(kinds.toSorted());
  });

  test('is, if it is not text, among the tiles of the property tests', () => {
    const made = fc.sample(anyOtherTile, { seed: 1, numRuns: 300 }).map(({ kind }) => kind);
    expect([...new Set(made), 'text'].sort()).toEqual(kinds.toSorted());
  });
});

test('The editor asks for every field of a tile that it sends back, so that publishing loses none', () => {
  const asked = fieldsAskedIn(textOf('client/features/editor/editor.graphql') + textOf('client/api/tile-content.graphql'));
  const sent = kinds.flatMap((kind) => Object.keys(fieldsOf(`${typeOf(kind)}Input`)).map((field) => ({ type: typeOf(kind), field })));
  expect(sent.length).toBeGreaterThan(kinds.length);
  const missing = sent.filter(({ type, field }) => !asked.has(`Tile.${field}`) && !asked.has(`${type}.${field}`));
  expect(missing.map(({ type, field }) => `${type}.${field}`)).toEqual([]);
});

/** The type of a kind in the schema: a `link` is a `LinkTile`. */
function typeOf(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Tile`;
}

function textOf(path: string): string {
  const file = project.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is missing.`);
  return file.text;
}

function fieldsOf(name: string) {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`The schema has no type ${name}.`);
  return type.getFields();
}

/** The fields that a document asks for, such as `LinkTile.address`. */
function fieldsAskedIn(document: string): Set<string> {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  const ask = {
    Field: ({ name }: { readonly name: { readonly value: string } }) => void asked.add(`${types.getParentType()?.name}.${name.value}`),
  };
  visit(parseQuery(document), visitWithTypeInfo(types, ask));
  return asked;
}
