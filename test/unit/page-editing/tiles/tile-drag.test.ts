import type { Active, Over } from '@dnd-kit/core';
import { describe, expect, test } from '@jest/globals';
import { dragAnnouncements, dropOf, dropPlace, type DropPlace } from '../../../../client/page-editing/tiles/rows/tile-drag.js';

const KEYS = ['a', 'b', 'c', 'd'];
/** The rows are 50 px high, and 60 px apart. */
const topOf = (key: string) => KEYS.indexOf(key) * 60;
const rect = (top: number) => ({ top, height: 50, bottom: top + 50, left: 0, right: 300, width: 300 });

/** A drag of this row that has its upper edge at `top`, over another row. */
function drag(key: string, over: string | null, top: number) {
  const active = { id: key, rect: { current: { initial: rect(topOf(key)), translated: rect(top) } } } as unknown as Active;
  return { active, over: over === null ? null : ({ id: over, rect: rect(topOf(over)) } as Over) };
}

describe('A tile that is dropped', () => {
  test.each<[string, string | null, number, DropPlace]>([
    ['a', 'c', 120, 'swap'],
    ['a', 'c', 134, 'swap'],
    ['a', 'c', 136, 'after'],
    ['a', 'd', 164, 'before'],
    ['d', 'a', -20, 'before'],
    ['a', 'd', 200, 'after'],
    ['a', 'b', 40, 'stay'],
    ['a', 'b', 60, 'swap'],
    ['b', 'a', 20, 'stay'],
    ['a', 'a', 5, 'stay'],
    ['a', null, 500, 'stay'],
  ])('%s over %s, at %i px: %s', (key, over, top, expected) => {
    expect(dropPlace(drag(key, over, top), KEYS, false)).toBe(expected);
  });

  test('by the keyboard is swapped with the row that it is over, however high that is', () => {
    expect(dropPlace(drag('a', 'c', 150), KEYS, true)).toBe('swap');
    expect(dropPlace(drag('a', 'a', 0), KEYS, true)).toBe('stay');
  });

  test('changes the draft: two tiles are swapped, or it goes before or after one, or nothing happens', () => {
    const changed = (place: DropPlace) => dropOf(drag('a', 'c', 0), place);
    expect(changed('swap')).toEqual({ type: 'tiles-swapped', first: 'a', second: 'c' });
    expect(changed('before')).toEqual({ type: 'tile-moved', key: 'a', beside: 'c', isAfter: false });
    expect(changed('after')).toEqual({ type: 'tile-moved', key: 'a', beside: 'c', isAfter: true });
    expect(changed('stay')).toBeNull();
  });
});

test('Screen readers are told each new place of a dragged tile once, and nothing while it is lifted', () => {
  const announcements = dragAnnouncements(
    (key) => `tile ${key}`,
    (one) => dropPlace(one, KEYS, false),
  );
  const announcedOver = (over: string | null, top: number) => {
    const event = drag('a', over, top);
    return [announcements.onDragMove?.(event), announcements.onDragOver(event)].filter((text) => text !== undefined);
  };
  expect(announcedOver('a', 0)).toEqual([]);
  expect(announcedOver('c', 120)).toEqual(['Would swap with tile c.']);
  expect(announcedOver('c', 125)).toEqual([]);
  expect(announcedOver('c', 140)).toEqual(['Would go after tile c.']);
  expect(announcedOver('d', 160)).toEqual(['Would go before tile d.']);
  expect(announcedOver('a', 10)).toEqual(['Over its own place.']);
});
