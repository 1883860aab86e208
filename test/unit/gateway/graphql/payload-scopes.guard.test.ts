import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { READ_TYPES } from '../../../../server/gateway/graphql/payload-scopes.guard.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

describe('What only the scope READ shows', () => {
  test('is each type that a query with the scope READ returns, and the schema says so', () => {
    const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ description }) =>
      description?.includes('Scope: READ.'),
    );
    expect([...new Set(queries.map(({ type }) => getNamedType(type).name))].toSorted()).toEqual(Object.keys(READ_TYPES).toSorted());
    for (const name of Object.keys(READ_TYPES)) expect(schema.description).toContain(`\`${name}\``);
  });

  test('has only exceptions that are fields, and the schema names each', () => {
    for (const [name, exceptions] of Object.entries(READ_TYPES)) {
      const type = schema.getType(name);
      for (const field of Object.keys(exceptions)) {
        expect(isObjectType(type) && Object.keys(type.getFields())).toContain(field);
        expect(schema.description).toContain(`\`${name}.${field}\``);
      }
    }
  });
});
