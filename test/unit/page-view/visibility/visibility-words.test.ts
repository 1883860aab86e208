import { expect, test } from '@jest/globals';
import { visibilityStates } from '../../../../client/page-view/visibility/visibility-words.js';
import type { TileVisibility } from '../../../../server/pages/design/visibility.rules.js';

const now = Date.parse('2026-11-28T12:00:00Z');
const badges = (visibility: TileVisibility) => visibilityStates(visibility, now).map(({ words }) => words);

test('A badge says the day in the time zone of the moment, with its year if that is another one than now', () => {
  expect(badges({ until: '2026-12-31T23:30:00.000Z', timeZone: 'UTC' })).toEqual(['Until 31 December']);
  expect(badges({ until: '2026-12-31T23:30:00.000Z', timeZone: 'Europe/Paris' })).toEqual(['Until 1 January 2027']);
  expect(badges({ from: '2027-03-03T17:00:00.000Z', timeZone: 'UTC' })).toEqual(['Comes on 3 March 2027']);
  expect(badges({ until: '2025-04-12T00:00:00.000Z', timeZone: 'UTC' })).toEqual(['Over since 12 April 2025']);
});

test('A tile has a badge for each thing that it asks of visitors; one that they do not see at all says only why', () => {
  const until = '2026-12-12T00:00:00.000Z';
  const rest = { timeZone: 'UTC', warning: 'Loud.' } as const;
  expect(badges({ until, ...rest })).toEqual(['Until 12 December', 'Warning']);
  expect(badges({ who: 'password', lock: 'l', until, ...rest })).toEqual(['Until 12 December', 'Password', 'Warning']);
  expect(badges({ from: '2026-12-01T00:00:00.000Z', until, ...rest })).toEqual(['Comes on 1 December', 'Warning']);
  expect(badges({ who: 'hidden', until, ...rest })).toEqual(['Hidden']);
  expect(badges({ until: '2026-11-01T00:00:00.000Z', ...rest })).toEqual(['Over since 1 November']);
  expect(badges({})).toEqual([]);
});
