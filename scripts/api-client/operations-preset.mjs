// A preset of graphql-codegen: writes a module for each operation of the client, so that a screen loads only its own operations, whatever stands
// beside them in a file. An operation is a text with all its fragments, as it is sent.
import { join } from 'node:path';
import { concatAST, Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import { usedBy } from './fragments.mjs';

export function buildGeneratesSection({ baseOutputDir, documents, schema, schemaAst, config }) {
  const all = concatAST(documents.map(({ document }) => document));
  const fragments = new Map(
    all.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = all.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const names = operations.map(({ name }) => name.value);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two operations are named ${twice}.`);
  return operations.map((operation) => ({
    filename: join(baseOutputDir, `${kebabCase(operation.name.value)}.ts`),
    documents: [],
    plugins: [{ operations: {} }],
    pluginMap: { operations: { plugin: () => moduleOf(operation, fragments) } },
    schema,
    schemaAst,
    config,
  }));
}

function moduleOf(operation, fragments) {
  const types = typesOf(operation).join(', ');
  const text = stripIgnoredCharacters([operation, ...usedBy(operation, fragments)].map((part) => print(withTypenames(part))).join('\n'));
  return [
    `import type { Operation } from '../connection/operation.js';`,
    `import type { ${types} } from './types.js';`,
    `export const ${operation.name.value}Document = ${JSON.stringify(text)} as Operation<${types}>;`,
    '',
  ].join('\n');
}

/** `PublishPage` → `publish-page`. */
function kebabCase(name) {
  return name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
}

function typesOf({ name, operation }) {
  const query = `${name.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
  return [query, `${query}Variables`];
}

/** The cache of the client needs the name of each object's type. Fragments are inside an object, which has it already. */
function withTypenames(part) {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  return visit(part, {
    SelectionSet(set, _key, parent) {
      if (parent.kind !== Kind.FIELD || set.selections.some(({ name }) => name?.value === '__typename')) return undefined;
      return { ...set, selections: [...set.selections, typename] };
    },
  });
}
