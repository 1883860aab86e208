import { expect, test } from '@jest/globals';
import { timeAgo } from '../../../../client/features/personal/sessions/time-ago.js';

const now = new Date('2026-03-10T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'within the last hour'],
  [59 * minute, 'within the last hour'],
  [hour, '1 hour ago'],
  [day - minute, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day - minute, '1 day ago'],
  [29 * day, '29 days ago'],
])('An event %i ms ago is shown as %s', (milliseconds, words) => {
  expect(timeAgo(new Date(now.getTime() - milliseconds), now)).toBe(words);
});

test('An event in the future is shown as within the last hour', () => {
  expect(timeAgo(new Date(now.getTime() + 3 * hour), now)).toBe('within the last hour');
});
