import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
} from 'graphql';
import * as choices from '../../../../server/pages/appearance/appearance.rules.js';
import { TILE_SIZES } from '../../../../server/pages/tile-kinds/tile-kind.rules.js';
import { SURFACES } from '../../../../server/pages/design/tile-style.rules.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The fields of a type and of the objects in it, such as `ground.end.hex`. */
function fieldsOf(name = '', place = ''): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) return [place];
  const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
  return fields.flatMap((field) =>
    fieldsOf(String(getNamedType(field.type as GraphQLType)), place === '' ? field.name : `${place}.${field.name}`),
  );
}

/** The same of a value. */
function placesOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return placesOf(value[0], place);
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([name, held]) => placesOf(held, place === '' ? name : `${place}.${name}`));
}

test('The schema has each field of an appearance, to read and to send', () => {
  const places = placesOf(choices.PLAIN_APPEARANCE).sort();
  expect(places.length).toBeGreaterThan(50);
  expect(fieldsOf('PageAppearance').sort()).toEqual(places);
  expect(fieldsOf('PageAppearanceInput').sort()).toEqual(places);
});

test.each([
  ['GroundKind', choices.GROUND_KINDS],
  ['GroundPattern', choices.PATTERNS],
  ['PanelKind', choices.PANEL_KINDS],
  ['PanelPlace', choices.PANEL_PLACES],
  ['TitleEffect', choices.TITLE_EFFECTS],
  ['Alignment', choices.ALIGNMENTS],
  ['PictureShape', choices.PICTURE_SHAPES],
  ['PicturePlace', choices.PICTURE_PLACES],
  ['PictureLine', choices.PICTURE_LINES],
  ['EmblemGround', choices.EMBLEM_GROUNDS],
  ['WideHeader', choices.WIDE_HEADERS],
  ['LayoutKind', choices.LAYOUT_KINDS],
  ['LayoutSpread', choices.SPREADS],
  ['TileOrnament', choices.ORNAMENTS],
  ['TileSurface', SURFACES],
  ['TileSize', TILE_SIZES],
])('The schema has each value of %s', (name, values) => {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum.`);
  expect(type.getValues().map((value) => value.name)).toEqual([...values]);
});
