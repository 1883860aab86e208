import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

const scalars: Readonly<Record<string, unknown>> = {
  // Some texts name a typeface, and this is one.
  String: 'eczar',
  Int: 0,
  Float: 0.5,
  Boolean: true,
  Upload: new Blob(['anything']),
};

/** A valid operation with one field of a root type and invented arguments. `id` is each of its ids. */
export function anyOperation(root: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>, id = '1') {
  const definitions = field.args.map(({ name, type }) => `$${name}: ${String(type)}`);
  const uses = field.args.map(({ name }) => `${name}: $${name}`);
  const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    query: `${root.toLowerCase()} ${inBrackets(definitions)} { ${field.name}${inBrackets(uses)}${selection} }`,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, anyValue(type, id)])),
  };
}

function anyValue(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType, id);
  if (isListType(type)) return [anyValue(type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return type.name === 'ID' ? id : scalars[type.name];
  const fields = Object.values(type.getFields()).slice(0, type.isOneOf ? 1 : undefined);
  return Object.fromEntries(fields.map((field) => [field.name, anyValue(field.type, id)]));
}
