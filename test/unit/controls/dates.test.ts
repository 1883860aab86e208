import { expect, test } from '@jest/globals';
import { formatRecent } from '../../../client/controls/dates.js';
import { historyTexts } from '../../../client/texts/en/history.js';

// Every date is shown in the time zone of the user, which is the time zone of these dates.
const now = new Date(2026, 2, 3, 12, 30);

test.each([
  ['Today, 12:04', new Date(2026, 2, 3, 12, 4)],
  ['Today, 00:00', new Date(2026, 2, 3, 0, 0)],
  ['Yesterday, 23:59', new Date(2026, 2, 2, 23, 59)],
  ['Yesterday, 00:00', new Date(2026, 2, 2)],
  ['1 March, 09:12', new Date(2026, 2, 1, 9, 12)],
  ['1 January, 07:00', new Date(2026, 0, 1, 7, 0)],
  ['31 December 2025, 21:50', new Date(2025, 11, 31, 21, 50)],
])('The date of a version is shown as %s', (text, moment) => {
  expect(formatRecent(moment, now, historyTexts)).toBe(text);
});

test('A version of the day before is from yesterday, also across months, years and clock changes', () => {
  expect(formatRecent(new Date(2025, 11, 31, 8, 0), new Date(2026, 0, 1, 0, 1), historyTexts)).toBe('Yesterday, 08:00');
  for (let day = 0; day < 366; day += 1) {
    const last = new Date(2026, 0, day, 0, 30);
    expect(formatRecent(last, new Date(2026, 0, day + 1, 23, 30), historyTexts)).toBe('Yesterday, 00:30');
  }
});
