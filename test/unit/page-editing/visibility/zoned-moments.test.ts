import { expect, test } from '@jest/globals';
import { presentTimeZone, timeZonesWith } from '../../../../client/page-editing/visibility/time-zone-names.js';
import { momentAt, skippedTime, zonedTime } from '../../../../client/page-editing/visibility/zoned-moments.js';

const PARIS = 'Europe/Paris';

test('A moment that is not typed anew stays as it is, with its seconds', () => {
  const moment = '2027-03-03T17:00:42.500Z';
  const shown = zonedTime(moment, PARIS);
  expect(shown).toMatchObject({ day: '2027-03-03', time: '18:00' });
  expect(momentAt(shown, PARIS)).toBe(moment);
  expect(momentAt({ ...shown, time: '18:01' }, PARIS)).toBe('2027-03-03T17:01:00.000Z');
  expect(momentAt(shown, 'Asia/Tokyo')).toBe('2027-03-03T09:00:00.000Z');
});

test('Each of the two hours with the same name, when clocks go back, stays what it was', () => {
  for (const moment of ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']) {
    expect(zonedTime(moment, PARIS)).toMatchObject({ day: '2027-10-31', time: '02:30' });
    expect(momentAt(zonedTime(moment, PARIS), PARIS)).toBe(moment);
  }
});

test('A time that clocks leave out is none, and says so', () => {
  const skipped = { day: '2027-03-28', time: '02:30' };
  expect(momentAt(skipped, PARIS)).toBeUndefined();
  expect(skippedTime(skipped, PARIS)).toBe('Clocks are put forward on this day, so there is no 02:30.');
  for (const time of ['01:59', '03:00']) {
    expect(momentAt({ ...skipped, time }, PARIS)).toBe(time === '03:00' ? '2027-03-28T01:00:00.000Z' : '2027-03-28T00:59:00.000Z');
    expect(skippedTime({ ...skipped, time }, PARIS)).toBeUndefined();
  }
  // What is not typed whole lacks something else.
  for (const typed of [
    { day: '', time: '02:30' },
    { day: '2027-03-28', time: '' },
    { day: '0002-03-28', time: '02:30' },
  ])
    expect(skippedTime(typed, PARIS)).toBeUndefined();
});

test('Time zones have their present names, also one that was chosen by its former name', () => {
  expect(presentTimeZone('Europe/Kiev')).toBe('Europe/Kyiv');
  const zones = timeZonesWith('Asia/Calcutta');
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'UTC', 'Europe/Paris']));
  expect(zones.filter((zone) => ['Europe/Kiev', 'Asia/Calcutta'].includes(zone))).toEqual([]);
});
