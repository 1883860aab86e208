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
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { ERROR_CODES } from '../../../../server/error-codes.rules.js';

const read = (file: string): GraphQLSchema => buildSchema(readFileSync(file, 'utf8'));
const source = readFileSync('schema.graphql', 'utf8');
const schema = buildSchema(source);

interface Part {
  readonly name: string;
  readonly description?: string | null;
  readonly args?: readonly Part[];
}

/** The enum values of a type, or its fields. */
function partsOf(type: GraphQLNamedType): readonly Part[] {
  if (isEnumType(type)) return type.getValues();
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values<Part>(type.getFields()) : [];
}

/** The places without a description, in a part and in what it is made of. */
function undescribedIn(place: string, { description }: Part, inner: readonly (readonly [string, Part])[]): string[] {
  return [...(description?.trim() ? [] : [place]), ...inner.flatMap(([name, part]) => undescribedIn(name, part, argumentsOf(name, part)))];
}

function argumentsOf(place: string, { args = [] }: Part): (readonly [string, Part])[] {
  return args.map((argument) => [`${place}(${argument.name})`, argument] as const);
}

const undescribed = (of: GraphQLSchema): string[] =>
  Object.values(of.getTypeMap())
    .filter((type) => !isSpecifiedScalarType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      undescribedIn(
        type.name,
        type,
        partsOf(type).map((part) => [`${type.name}.${part.name}`, part] as const),
      ),
    );

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

  test('breaks no client of the last release: test/upgrades/released-schema.graphql', () => {
    const released = read('test/upgrades/released-schema.graphql');
    expect(findBreakingChanges(released, schema).map(({ description }) => description)).toEqual([]);
    const narrowed = buildSchema(source.replace('linkname: String!\n  ): PublicPage', 'linkname: ID!\n  ): PublicPage'));
    expect(findBreakingChanges(released, narrowed)).toHaveLength(1);
  });
});
