import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { addPass, openedBy, writePass, type OpenableLock } from '../../../../server/pages/locks/lock-pass.js';

const aLock = (id: string): OpenableLock => ({ id, key: createHash('sha256').update(id).digest() });
const now = new Date('2026-11-28T08:00:00.000Z');
const until = new Date('2026-11-28T20:00:00.000Z');
const [one, other] = [aLock('one'), aLock('other')];
const opened = (passes: string, at = now, pageId = 'a page') => [...openedBy(passes, [one, other], pageId, at)];

describe('A pass', () => {
  test('opens its lock of its page until its end, and nothing after', () => {
    const pass = writePass(one, 'a page', until);
    expect(opened(pass)).toEqual(['one']);
    expect(opened(pass, new Date(until.getTime() - 1))).toEqual(['one']);
    expect(opened(pass, until)).toEqual([]);
    expect(opened(pass, now, 'another page')).toEqual([]);
    expect([...openedBy(pass, [{ ...one, key: other.key }], 'a page', now)]).toEqual([]);
  });

  test('is beside the others of the browser, in the place of an older one for the same lock; the oldest give way', () => {
    const passes = addPass(addPass('', writePass(one, 'a page', now)), writePass(other, 'a page', until));
    expect(opened(passes)).toEqual(['other']);
    const again = addPass(passes, writePass(one, 'a page', until));
    expect([opened(again).toSorted(), again.split('~').length]).toEqual([['one', 'other'], 2]);
    const many = Array.from({ length: 40 }, (_, at) => writePass(aLock(`lock ${at}`), 'a page', until));
    expect(many.reduce(addPass, '').split('~')).toEqual(many.slice(-10));
  });

  test.each([
    '',
    '~',
    '.',
    'one',
    'one.',
    'one..',
    'one.9999999999.',
    'one.9999999999.x',
    'one.NaN.x',
    'one.Infinity.x',
    '~'.repeat(5_000),
    'x'.repeat(5_000),
  ])('that is none opens nothing: %.20s', (passes) => {
    expect(opened(passes)).toEqual([]);
  });
});
