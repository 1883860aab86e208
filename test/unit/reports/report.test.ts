import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readForm } from '../../../server/reports/report.js';
import { anyText } from '../../builders/pages/any-design.js';

const form = { reason: 'copied', words: 'These are my cats.', email: 'mimi@okada.example' };

describe('The form of a report', () => {
  test('has a reason; words and an address are optional', () => {
    expect(readForm(form)).toEqual(form);
    expect(readForm({ reason: 'other', words: ' \r\n ', email: '  ' })).toEqual({ reason: 'other', words: '', email: null });
  });

  test('names everything that has to be corrected', () => {
    expect(readForm({ reason: '', words: 'x'.repeat(2_001), email: 'nobody' })).toEqual(['reason', 'words', 'email']);
    expect(readForm({ ...form, reason: 'COPIED' })).toEqual(['reason']);
    // A browser counts the end of a line once, and sends it as two characters.
    expect(readForm({ ...form, words: '\r\n'.repeat(500) + 'x'.repeat(1_000) + '\r\n'.repeat(500) })).toMatchObject({ reason: 'copied' });
  });

  test('keeps of any text what the database can store', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (words) => {
        const read = readForm({ ...form, words });
        if (!('reason' in read)) return;
        expect(read.words.length).toBeLessThanOrEqual(2_000);
        // eslint-disable-next-line no-control-regex
        expect(read.words).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u);
      }),
    );
  });
});
