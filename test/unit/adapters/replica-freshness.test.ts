import { beforeEach, describe, expect, test } from '@jest/globals';
import { ReplicaFreshness } from '../../../server/adapters/postgres/connection/replica-freshness.js';

let freshness: ReplicaFreshness;
beforeEach(() => {
  freshness = new ReplicaFreshness();
});

const at = (position: string) => () => Promise.resolve(position);
const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);

describe('The freshness of a read replica', () => {
  test('is not known before the replica has replayed the log up to a position of the primary', async () => {
    expect(freshness.floorFor('ada')).toBeUndefined();
    expect(await freshness.prove(at('0/1'), no)).toBe(false);
    expect(freshness.floorFor('ada')).toBeUndefined();
    expect(await freshness.prove(at('0/2'), yes)).toBe(true);
    expect([freshness.floorFor('ada'), freshness.floorForLists(), freshness.needsProof]).toEqual(['0/1', '0/1', false]);
  });

  test('is asked for again and again with the same position, so that a primary that is written to never runs away from it', async () => {
    const asked: string[] = [];
    const positions = ['0/1', '0/2', '0/3'];
    for (const answer of [no, no, yes]) {
      await freshness.prove(
        () => Promise.resolve(positions.shift() ?? ''),
        (position) => {
          asked.push(position);
          return answer();
        },
      );
    }
    expect(asked).toEqual(['0/1', '0/1', '0/1']);
  });

  test('ends for a name that changes, and for no other name, until the change is replayed', async () => {
    await freshness.prove(at('0/1'), yes);
    freshness.change(['ada']);
    expect([freshness.floorFor('ada'), freshness.floorFor('eva'), freshness.needsProof]).toEqual([undefined, '0/1', true]);
    await freshness.prove(at('0/2'), no);
    expect([freshness.floorFor('ada'), freshness.floorFor('eva')]).toEqual([undefined, '0/1']);
    await freshness.prove(at('0/3'), yes);
    expect([freshness.floorFor('ada'), freshness.floorFor('eva'), freshness.needsProof]).toEqual(['0/2', '0/2', false]);
  });

  test('WN-13 ends for lists, too, when a name shows less than before, until that is replayed', async () => {
    await freshness.prove(at('0/1'), yes);
    freshness.change(['ada']);
    expect(freshness.floorForLists()).toBe('0/1');
    freshness.narrow('eva');
    expect([freshness.floorForLists(), freshness.floorFor('eva'), freshness.floorFor('tom')]).toEqual([undefined, undefined, '0/1']);
    await freshness.prove(at('0/2'), no);
    expect(freshness.floorForLists()).toBeUndefined();
    await freshness.prove(at('0/2'), yes);
    expect([freshness.floorForLists(), freshness.floorFor('eva')]).toEqual(['0/2', '0/2']);
  });

  test('does not begin for a name that changes while the position is read or replayed', async () => {
    await freshness.prove(
      async () => {
        freshness.change(['during']);
        return '0/1';
      },
      async () => {
        freshness.change(['after']);
        return true;
      },
    );
    expect(['before', 'during', 'after'].map((name) => freshness.floorFor(name))).toEqual(['0/1', undefined, undefined]);
  });

  test('ends for all names after a doubt, also after one in the middle of a proof', async () => {
    await freshness.prove(at('0/1'), yes);
    freshness.doubt();
    expect(freshness.floorFor('ada')).toBeUndefined();
    const doubtful = async () => {
      freshness.doubt();
      return true;
    };
    expect(await freshness.prove(at('0/2'), doubtful)).toBe(false);
    expect(freshness.floorFor('ada')).toBeUndefined();
  });

  test('stays as it is when the primary does not tell its position', async () => {
    await freshness.prove(at('0/1'), yes);
    freshness.change(['ada']);
    await expect(freshness.prove(() => Promise.reject(new Error('away')), yes)).rejects.toThrow('away');
    expect([freshness.floorFor('ada'), freshness.floorFor('eva')]).toEqual([undefined, '0/1']);
    await freshness.prove(at('0/2'), yes);
    expect(freshness.floorFor('ada')).toBe('0/2');
  });

  test('ends for all names when more names have changed than are remembered', async () => {
    await freshness.prove(at('0/1'), yes);
    freshness.change(Array.from({ length: 10_001 }, (_, number) => `page-${number}`));
    expect(freshness.floorFor('another')).toBeUndefined();
  });
});
