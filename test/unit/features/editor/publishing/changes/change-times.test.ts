import { expect, test } from '@jest/globals';
import { agoInWords, dateChanges } from '../../../../../../client/features/editor/publishing/changes/change-times.js';

const title = { kind: 'title', detail: 'Ada' } as const;
const added = { kind: 'added', detail: 'Crags' } as const;

test('A change has the time at which it was first seen, and none if it was there from the beginning', () => {
  const opened = dateChanges(null, [title], 1);
  expect(opened).toEqual([{ ...title, since: null }]);
  const later = dateChanges(opened, [title, added], 2);
  expect(later).toEqual([
    { ...title, since: null },
    { ...added, since: 2 },
  ]);
  expect(dateChanges(later, [added, { ...title, detail: 'Ada Rossi' }], 3)).toEqual([
    { ...added, since: 2 },
    { ...title, detail: 'Ada Rossi', since: 3 },
  ]);
  expect(dateChanges(dateChanges(later, [], 4), [added], 5)).toEqual([{ ...added, since: 5 }]);
});

test('How long ago a change was is told in minutes, then in hours, then in days; a clock that was set back says now', () => {
  const minutes = (count: number) => agoInWords(0, count * 60_000);
  expect([-3, 0.9, 1, 59.9, 60, 24 * 60 - 1, 24 * 60, 49 * 60].map(minutes)).toEqual([
    'now',
    'now',
    '1 min ago',
    '59 min ago',
    '1 hr ago',
    '23 hr ago',
    'yesterday',
    '2 days ago',
  ]);
});
