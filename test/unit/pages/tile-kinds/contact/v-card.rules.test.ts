import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { vCard, vCardFileName } from '../../../../../server/pages/tile-kinds/contact/v-card.rules.js';
import { NO_CONTACT } from '../../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { anyText } from '../../../../builders/pages/any-design.js';
import { aContact } from '../../../../builders/pages/mixed-design.js';

const card = (contact: object, name = '') => vCard({ name, contact: { ...NO_CONTACT, ...contact } });

test('A contact is a vCard 3.0 with all its parts', () => {
  expect(vCard(aContact())).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Ada Rossi',
      'N:Ada Rossi;;;;',
      'TEL:+390111234',
      'EMAIL:ada@rossi.example',
      'ADR:;;Via Roma 1\\n10100 Torino;;;;',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('Missing parts are left out, and the name comes from what there is', () => {
  expect(card({ mail: 'a@b.example' })).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:a@b.example\r\nN:a@b.example;;;;\r\nEMAIL:a@b.example\r\nEND:VCARD\r\n',
  );
  expect(card({ telephone: '123' }, 'Call')).toContain('\r\nFN:Call\r\n');
});

test('Signs that divide the parts of a vCard are escaped in its texts', () => {
  expect(card({ name: 'Rossi, Ada; C:\\new' })).toContain('\r\nFN:Rossi\\, Ada\\; C:\\\\new\r\n');
});

test('No line is longer than 75 bytes, no character is divided, and what was folded can be unfolded and unescaped', () => {
  const anyLine = anyText.map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 9 }), (lines) => {
      const address = lines.join('\n');
      const text = card({ address });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(() => encodeURIComponent(text)).not.toThrow();
      const [, written = ''] = /\r\nADR:;;(.*);;;;\r\n/.exec(text.replaceAll('\r\n ', '')) ?? [];
      const read = written.replace(/\\([\\,;n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(address);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});

test('The file has a name that every system can store', () => {
  expect(vCardFileName(aContact())).toBe('Ada-Rossi.vcf');
  expect(vCardFileName({ name: '../\\"<x>', contact: NO_CONTACT })).toBe('x.vcf');
  expect(vCardFileName({ name: '', contact: NO_CONTACT })).toBe('contact.vcf');
  expect(vCardFileName({ name: 'ليلى', contact: NO_CONTACT })).toBe('ليلى.vcf');
});
