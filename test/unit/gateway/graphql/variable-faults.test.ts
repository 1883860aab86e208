import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { buildSchema, parse, type GraphQLEnumType, type OperationDefinitionNode } from 'graphql';
import { faultOfSize, faultOfVariables, withBoundedEnums } from '../../../../server/gateway/graphql/requests/variable-faults.js';

const schema = withBoundedEnums(buildSchema(readFileSync('schema.graphql', 'utf8')));
const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const PUBLISH = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';

function faultOf(document: string, variables: Readonly<Record<string, unknown>>) {
  const operation = parse(document).definitions[0] as OperationDefinitionNode;
  return faultOfVariables(schema, operation.variableDefinitions ?? [], variables);
}

const unknownKeys = (count: number, value: unknown = 'secret'): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, value]));

/** The value, and how often a property in it is read. */
function counted<T extends object>(value: T): { readonly value: T; readonly reads: () => number } {
  let reads = 0;
  const watch = <V>(inner: V): V => (typeof inner === 'object' && inner !== null ? watched(inner) : inner);
  const watched = <O extends object>(target: O): O =>
    new Proxy(target, {
      get: (object, key) => ((reads += 1), watch(Reflect.get(object, key) as unknown)),
      getOwnPropertyDescriptor: (object, key) => ((reads += 1), Reflect.getOwnPropertyDescriptor(object, key)),
    });
  return { value: watched(value), reads: () => reads };
}

describe('LM-01 Variables that do not fit are refused after at most ten faults, and no value of them is printed', () => {
  test.each([
    ['unknown fields', LOG_IN, (count: number) => ({ input: unknownKeys(count) })],
    ['unknown fields with values within', LOG_IN, (count: number) => ({ input: unknownKeys(count, { secret: ['secret'] }) })],
    [
      'tiles that are none',
      PUBLISH,
      (count: number) => ({ input: { basedOnVersion: 0, design: { tiles: Array.from({ length: count }, () => 'secret') } } }),
    ],
    ['an object in the place of a text', LOG_IN, (count: number) => ({ input: { username: unknownKeys(count), password: '' } })],
  ])('%s: twice as many take at most twice the work', (_, document, variables) => {
    const [once, twice] = [5_000, 10_000].map((count) => {
      const { value, reads } = counted(variables(count));
      const fault = faultOf(document, value);
      expect(fault?.extensions.code).toBe('BAD_USER_INPUT');
      expect(fault?.message).not.toContain('secret');
      expect(fault?.message.match(/has an invalid value/g)?.length).toBeLessThanOrEqual(10);
      return reads();
    });
    expect(twice).toBeLessThanOrEqual(2 * once!);
    // To find a fault, each value is read once. To print one in the place of a text, which the library does, its values are read twice more.
    expect(twice).toBeLessThanOrEqual(3 * 10_000 + 100);
  });

  test('names each place of several faults', () => {
    const { message } = faultOf(LOG_IN, { input: { username: 7, password: 'x', extra: 1 } })!;
    expect(message).toBe(
      'Variable "$input" has an invalid value at "input.username"; String cannot represent a non string value. ' +
        'Variable "$input" has an invalid value; Field "extra" is not defined by type "LogInInput".',
    );
  });

  test('takes what fits, and leaves what is missing to the execution', () => {
    expect(faultOf(LOG_IN, { input: { username: 'ada', password: 'x' } })).toBeUndefined();
    expect(faultOf(LOG_IN, {})).toBeUndefined();
  });
});

describe('LM-02 Variables with more values than any operation takes are refused before anything looks at them', () => {
  test.each([
    ['a list', { a: Array.from({ length: 20_001 }, () => 0) }],
    ['an object', { a: unknownKeys(20_001) }],
    ['lists within lists', { a: Array.from({ length: 200 }, () => Array.from({ length: 100 }, () => [])) }],
    ['lists within lists without end', { a: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown }],
  ])('%s', (_, variables) => {
    expect(faultOfSize(variables)).toBe('The variables may have at most 20000 values. Send less at once.');
  });

  test('a name that no field has', () => {
    expect(faultOfSize({ a: [{ ['x'.repeat(101)]: 1 }] })).toBe('The names of fields in variables have at most 100 characters.');
  });

  test('up to the limit, they are taken', () => {
    expect(faultOfSize({ a: Array.from({ length: 19_999 }, () => 0) })).toBeUndefined();
    expect([undefined, null, 'text', 7].map(faultOfSize)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('no more values are looked at than are allowed', () => {
    const { value, reads } = counted({ a: Array.from({ length: 500 }, () => unknownKeys(100)) });
    expect(faultOfSize(value)).toBeDefined();
    expect(reads()).toBeLessThan(100_000);
  });
});

describe('LM-20 Where a variable must be the name of a value of an enum, a long text and another kind of value are neither compared nor printed', () => {
  const PAGE_ACCESS = 'mutation ($access: PageAccess!) { changePageAccess(id: "x", access: $access) { __typename } }';

  test.each([
    ['a long text', 'public'.repeat(100_000)],
    ['an object', unknownKeys(10_000)],
    ['a number', 7],
  ])('%s', (_, access) => {
    expect(faultOf(PAGE_ACCESS, { access })?.message).toBe(
      'Variable "$access" has an invalid value; The value does not exist in "PageAccess" enum.',
    );
  });

  test('a text that is longer than any name is not looked up', () => {
    const type = schema.getType('PageAccess') as GraphQLEnumType;
    const lookUp = jest.spyOn(type, 'getValue');
    faultOf(PAGE_ACCESS, { access: 'p'.repeat(101) });
    expect(lookUp).not.toHaveBeenCalled();
    faultOf(PAGE_ACCESS, { access: 'p'.repeat(100) });
    expect(lookUp).toHaveBeenCalled();
    lookUp.mockRestore();
  });

  test('a short text is compared, so that the answer proposes what was meant', () => {
    expect(faultOf(PAGE_ACCESS, { access: 'publi' })?.message).toContain('Did you mean');
    expect(faultOf(PAGE_ACCESS, { access: 'public' })).toBeUndefined();
  });
});
