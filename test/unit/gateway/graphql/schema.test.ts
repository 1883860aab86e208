import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { ERROR_CODES } from '../../../../server/error-codes.rules.js';

const read = (file: string): GraphQLSchema => buildSchema(readFileSync(file, 'utf8'));
const source = readFileSync('schema.graphql', 'utf8');
const schema = buildSchema(source);

interface Described {
  readonly place: string;
  readonly description: string | null | undefined;
}

/** The type itself, its enum values, its fields, and their arguments. */
function partsOf(type: GraphQLNamedType): Described[] {
  const inner = isEnumType(type) ? type.getValues() : hasFields(type) ? Object.values(type.getFields()) : [];
  return [type, ...inner].flatMap((part) => {
    const place = part === type ? type.name : `${type.name}.${part.name}`;
    const values: readonly GraphQLArgument[] = 'args' in part ? part.args : [];
    const args = values.map(({ name, description }) => ({ place: `${place}(${name})`, description }));
    return [{ place, description: part.description }, ...args];
  });
}

function hasFields(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
}

const undescribed = (of: GraphQLSchema): string[] =>
  Object.values(of.getTypeMap())
    .filter((type) => !isSpecifiedScalarType(type) && !isIntrospectionType(type))
    .flatMap(partsOf)
    .filter(({ description }) => !description?.trim())
    .map(({ place }) => place);

describe('The GraphQL schema', () => {
  test('describes each type, field, argument, input field and enum value', () => {
    expect(undescribed(schema)).toEqual([]);
    const bare = buildSchema('"A" type Query { a(b: C): D } input C { e: String } enum D { F } scalar G');
    expect(undescribed(bare)).toEqual(['Query.a', 'Query.a(b)', 'C', 'C.e', 'D', 'D.F', 'G']);
  });

  test('lists every error code with its meaning', () => {
    const values = (schema.getType('ErrorCode') as GraphQLEnumType).getValues();
    expect(Object.fromEntries(values.map(({ name, description }) => [name, description]))).toEqual(ERROR_CODES);
  });

  test('breaks no client of the last release: schema.released.graphql', () => {
    const released = read('schema.released.graphql');
    expect(findBreakingChanges(released, schema).map(({ description }) => description)).toEqual([]);
    const narrowed = buildSchema(source.replace('linkname: String!\n  ): PublicPage', 'linkname: ID!\n  ): PublicPage'));
    expect(findBreakingChanges(released, narrowed)).toHaveLength(1);
  });
});
