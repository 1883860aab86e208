import { expect, test } from '@jest/globals';
import { inBatches } from '../../server/in-batches.rules.js';

test('Batches have all names in their order, at most the given number each, and no batch is empty', async () => {
  const cases = [
    [[], []],
    [['a'], [['a']]],
    [['a', 'b'], [['a', 'b']]],
    [
      ['a', 'b', 'c', 'd', 'e'],
      [['a', 'b'], ['c', 'd'], ['e']],
    ],
  ] as const;
  for (const [names, batches] of cases) {
    const made: string[][] = [];
    for await (const batch of inBatches(oneByOne(names), 2)) made.push(batch);
    expect(made).toEqual(batches);
  }
});

async function* oneByOne(names: readonly string[]): AsyncGenerator<string> {
  for (const name of names) yield await Promise.resolve(name);
}
