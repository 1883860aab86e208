import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestContext, type GraphQLRequestListener } from '@apollo/server';
import {
  coerceInputValue,
  GraphQLError,
  isEnumType,
  isInputType,
  typeFromAST,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { storable } from '../../../pages/design/field-parsing.rules.js';
import type { GraphqlContext } from '../../graphql-context.js';
import { withoutQuoted } from './document-refusals.js';

/** The limits of the variables of one request. The largest design has some 6,000 values. A name is a key of an object, or a value of an enum. */
export const VARIABLE_LIMITS = { values: 20_000, nameLength: 100 } as const;

/** How many faults an answer names. */
const MOST_FAULTS = 10;

/**
 * Why variables are refused before anything looks at them: they have more values than any operation takes, or a name that no input has. It
 * looks at no more values than are allowed.
 */
export function faultOfSize(variables: unknown): string | undefined {
  const waiting = [variables];
  let values = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner = Array.isArray(value) ? (value as unknown[]) : Object.keys(value);
    values += inner.length;
    if (values > VARIABLE_LIMITS.values) return `The variables may have at most ${VARIABLE_LIMITS.values} values. Send less at once.`;
    if (inner === value) waiting.push(...inner);
    else if (!takeFields(value as Readonly<Record<string, unknown>>, inner as string[], waiting)) {
      return `The names of fields in variables have at most ${VARIABLE_LIMITS.nameLength} characters.`;
    }
  }
  return undefined;
}

/** Adds the values of these fields; false when the name of one is too long. */
function takeFields(value: Readonly<Record<string, unknown>>, names: readonly string[], waiting: unknown[]): boolean {
  for (const name of names) {
    if (name.length > VARIABLE_LIMITS.nameLength) return false;
    waiting.push(value[name]);
  }
  return true;
}

/**
 * What is wrong with the values of variables: each place, and what is expected there. The GraphQL library would print the whole value for
 * each fault, and everything around a field that is unknown: that takes seconds, and passwords would be in logs and reports of clients.
 */
export function faultOfVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | undefined {
  const faults: Fault[] = [];
  try {
    for (const definition of definitions) collectFaults(schema, definition, variables, faults);
  } catch (reason) {
    if (!(reason instanceof Enough)) throw reason;
  }
  if (faults.length === 0) return undefined;
  const nodes = [...new Set(faults.map(({ definition }) => definition))];
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400, headers: new HeaderMap() } };
  return new GraphQLError(faults.map(({ sentence }) => sentence).join(' '), { nodes, extensions });
}

interface Fault {
  readonly definition: VariableDefinitionNode;
  readonly sentence: string;
}

/** Ends the search for further faults. */
class Enough extends Error {}

function collectFaults(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  faults: Fault[],
): void {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  // The library refuses what is missing by itself. There is no value that it could print.
  if (value === undefined || value === null || !isInputType(type)) return;
  coerceInputValue(value, type, (path, _value, { message }) => {
    faults.push({ definition, sentence: `Variable "$${name}" has an invalid value${placeOf(name, path)}; ${withoutQuoted(message)}` });
    if (faults.length === MOST_FAULTS) throw new Enough();
  });
}

function placeOf(name: string, path: readonly (string | number)[]): string {
  if (path.length === 0) return '';
  return ` at "${name}${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}"`;
}

/**
 * The schema, whose enums neither compare a text that is longer than any name, nor print another kind of value: the GraphQL library does both, and
 * that takes as long as the value is large.
 */
export function withBoundedEnums(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isEnumType)) {
    const parse = type.parseValue.bind(type) as (value: unknown, hideSuggestions?: boolean | null) => unknown;
    type.parseValue = (value, hideSuggestions) => {
      if (typeof value === 'string' && value.length <= VARIABLE_LIMITS.nameLength) return parse(value, hideSuggestions);
      throw new GraphQLError(`The value does not exist in "${type.name}" enum.`);
    };
  }
  return schema;
}

/** Refuses faulty variables before the operation is executed. */
export class RefusedVariables implements ApolloServerPlugin<GraphqlContext> {
  requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return Promise.resolve({
      didResolveOperation: ({ schema, operation, request: { variables = {} } }: GraphQLRequestContext<GraphqlContext>) => {
        const fault = faultOfVariables(schema, operation?.variableDefinitions ?? [], variables);
        return fault ? Promise.reject(fault) : Promise.resolve();
      },
    });
  }
}

/**
 * Leaves out of each text that an administrative operation is given what neither UTF-8 nor the database can store, so that none of them has to think of it. The others parse their texts, and refuse an
 * address or a password that has such a sign.
 */
export function withStorableTexts(schema: GraphQLSchema): GraphQLSchema {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  for (const field of fields) {
    const { name, resolve } = field;
    if (!name.startsWith('admin') || !resolve) continue;
    field.resolve = (source, given, context, info) => resolve(source, storableIn(given) as typeof given, context, info);
  }
  return schema;
}

function storableIn(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableIn);
  const isInput = typeof value === 'object' && value !== null && [null, Object.prototype].includes(Object.getPrototypeOf(value) as null);
  return isInput ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storableIn(one)])) : value;
}
