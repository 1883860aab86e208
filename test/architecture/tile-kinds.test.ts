import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { TILE_KINDS, tileTypeOf } from '../../server/pages/tile-kinds/tile-kinds.rules.js';
import { anyOtherTile } from '../builders/pages/any-tile.js';
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
    expect(types.toSorted()).toEqual(kinds.map(tileTypeOf).sort());
    const inputs = Object.values(fieldsOf('AnyTileInput')).map(({ name, type }) => `${name}: ${String(type)}`);
    expect(inputs.toSorted()).toEqual(kinds.map((kind) => `${kind}: ${tileTypeOf(kind)}Input`).sort());
    const described = fieldsOf('TileLook').kind?.description?.match(/(?<=`)\w+(?=`)/g) ?? [];
    expect(described.toSorted()).toEqual(kinds.toSorted());
  });

  test('is, if it is not text, among the tiles of the property tests', () => {
    const made = fc.sample(anyOtherTile, { seed: 1, numRuns: 300 }).map(({ kind }) => kind);
    expect([...new Set(made), 'text'].sort()).toEqual(kinds.toSorted());
  });
});

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
