import { expect, test } from '@jest/globals';
import { momentAt, zonedTime } from '../../../../client/page-editing/visibility/zoned-moments.js';

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
