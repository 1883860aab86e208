// The part of the TypeScript client behind its types: a plugin of graphql-codegen, which writes a method for each operation.
import { readFileSync } from 'node:fs';
import { concatAST, Kind, print, stripIgnoredCharacters } from 'graphql';
import { usedBy } from './fragments.mjs';

const body = readFileSync(new URL('client-body.txt', import.meta.url), 'utf8');

export function plugin(schema, files) {
  const document = concatAST(files.map(({ document }) => document));
  const of = (kind) => document.definitions.filter((definition) => definition.kind === kind);
  const fragments = new Map(of(Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]));
  const methods = of(Kind.OPERATION_DEFINITION).map((operation) => methodOf(operation, schema, fragments));
  return body.replace('  // METHODS\n', () => methods.join('\n'));
}

function methodOf(operation, schema, fragments) {
  const [field] = operation.selectionSet.selections;
  const name = field.name.value;
  // For some fields, there is a second operation, which asks for less.
  const method = name + (/WithoutReading$/.exec(operation.name.value)?.[0] ?? '');
  const { description } = schema.getRootType(operation.operation).getFields()[name];
  const types = `${operation.name.value}${operation.operation === 'query' ? 'Query' : 'Mutation'}`;
  const isOptional = operation.variableDefinitions.every(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue);
  const takes = operation.variableDefinitions.length === 0 ? '' : `variables: ${types}Variables${isOptional ? ' = {}' : ''}`;
  const text = stripIgnoredCharacters([operation, ...usedBy(operation, fragments)].map((part) => print(part)).join('\n'));
  const call = [`'${text}'`, takes === '' ? '{}' : 'variables'].join(', ');
  return [
    '',
    `  /** ${method === name ? '' : `The same as \`${name}\`, for a token that has PUBLISH alone: it answers with less. `}${description.replace(/\s*\n\s*/g, ' ')} */`,
    `  async ${method}(${takes}): Promise<${types}['${name}']> {`,
    `    return (await this.request<${types}>(${call})).${name};`,
    '  }',
  ].join('\n');
}
