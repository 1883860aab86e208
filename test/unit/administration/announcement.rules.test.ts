import { describe, expect, test } from '@jest/globals';
import { announcementText, isShown, parseAnnouncement, wordsIn } from '../../../server/administration/announcement.rules.js';

const until = '2026-11-30T22:00:00.000Z';

describe('An announcement', () => {
  test('is plain words, or an object with words in some languages, a link and an end', () => {
    expect(parseAnnouncement(' The site rests. ')).toEqual({ words: { en: 'The site rests.' }, link: null, until: null });
    const whole = { words: { en: 'The site rests.', ar: 'الموقع متوقف.' }, link: 'https://status.example/', until: new Date(until) };
    expect(parseAnnouncement(announcementText(whole))).toEqual(whole);
    expect(parseAnnouncement(JSON.stringify({ words: { en: 'x', de: ' ' } }))?.words).toEqual({ en: 'x' });
  });

  test.each([
    '',
    'x'.repeat(121),
    'two\nlines',
    '{',
    '{}',
    '{"words":{}}',
    '{"words":null}',
    '{"words":{"en":""}}',
    '{"words":{"en":5}}',
    '{"words":{"fr":"Bonjour"}}',
    '{"words":{"en":"x"},"link":"javascript:alert(1)"}',
    '{"words":{"en":"x"},"link":7}',
    '{"words":{"en":"x"},"until":"on Sunday"}',
    '{"words":{"en":"x"},"until":5}',
    `{"words":{"en":"x"},"link":"https://a.example/${'x'.repeat(2_000)}"}`,
    `{"words":{"en":"x"},"more":"${'x'.repeat(5_000)}"}`,
  ])('%j is none', (text) => expect(parseAnnouncement(text)).toBeNull());

  test('is read in the language of the reader, or else in the first that it has', () => {
    const announcement = { words: { de: 'Ruhe', ar: 'هدوء' }, link: null, until: null };
    expect(wordsIn(announcement, 'ar')).toEqual({ text: 'هدوء', language: 'ar' });
    expect(wordsIn(announcement, 'en')).toEqual({ text: 'Ruhe', language: 'de' });
  });

  test('ends at its time', () => {
    const announcement = { words: { en: 'x' }, link: null, until: new Date(until) };
    expect([isShown(announcement, new Date('2026-11-30T21:59:59Z')), isShown(announcement, new Date(until))]).toEqual([true, false]);
    expect(isShown({ ...announcement, until: null }, new Date(until))).toBe(true);
  });
});
