// A preset of graphql-codegen: writes a module for each file of operations of the client, so that a screen loads only its own operations. An
// operation is a text with all its fragments, as it is sent.
import { basename, join } from 'node:path';
import { concatAST, Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import { usedBy } from './fragments.mjs';

export function buildGeneratesSection({ baseOutputDir, documents, schema, schemaAst, config }) {
  const all = concatAST(documents.map(({ document }) => document));
  const fragments = new Map(
    all.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]),
  );
  const modules = documents.map(({ location, document }) => [basename(location, '.graphql'), moduleOf(document, fragments)]);
  const names = modules.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two files of operations are named ${twice}.graphql.`);
  return modules
    .filter(([, content]) => content !== '')
    .map(([name, content]) => ({
      filename: join(baseOutputDir, `${name}.ts`),
      documents: [],
      plugins: [{ operations: {} }],
      pluginMap: { operations: { plugin: () => content } },
      schema,
      schemaAst,
      config,
    }));
}

function moduleOf({ definitions }, fragments) {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return '';
  const types = operations.map(typesOf);
  return [
    `import type { Operation } from '../connection/operation.js';`,
    `import type { ${types.flat().join(', ')} } from './types.js';`,
    ...operations.map((operation, at) => {
      const text = stripIgnoredCharacters(
        [operation, ...usedBy(operation, fragments)].map((part) => print(withTypenames(part))).join('\n'),
      );
      return `export const ${operation.name.value}Document = ${JSON.stringify(text)} as Operation<${types[at].join(', ')}>;`;
    }),
    '',
  ].join('\n');
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
