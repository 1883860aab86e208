import { describe, expect, test } from '@jest/globals';
import { guessCharset, type Charset } from '../../../client/features/editor/import/file-charset.js';
import { unicodeText } from '../../../client/features/editor/import/unicode-text.js';

/** The bytes of a text in a charset that has one byte for each letter. */
function encoded(charset: Charset, text: string): Uint8Array {
  const letters = Array.from({ length: 256 }, (_, byte) => new TextDecoder(charset).decode(Uint8Array.of(byte)));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

const POLISH = 'Nazwa;Adres\nŻółta łódź;https://a.example\nŚwieży chleb na zakwasie;https://b.example\n';

describe('The charset of a file that does not say it', () => {
  test.each<[Charset, string]>([
    ['windows-1250', POLISH],
    ['windows-1251', 'Название;Адрес\nХлеб и соль;https://a.example\nМоя страница;https://b.example\n'],
    ['windows-1252', 'Titel;Adresse\nBäckerei Müller;https://a.example\nFrühstück für alle;https://b.example\n'],
    ['windows-1252', 'Nom;Adresse\nCrème brûlée;https://a.example\nDéjà vu à la carte;https://b.example\n'],
    ['windows-1253', 'Όνομα;Διεύθυνση\nΨωμί και αλάτι;https://a.example\n'],
    ['windows-1256', 'الاسم;الرابط\nخبز وملح;https://a.example\nصفحتي على الويب;https://b.example\n'],
  ])('is guessed by its words: %s', (charset, text) => {
    expect(guessCharset(encoded(charset, text), ['en-US', 'en'])).toBe(charset);
  });

  test.each<[string, Charset]>([
    ['cs-CZ', 'windows-1250'],
    ['he', 'windows-1255'],
    ['tr-TR', 'windows-1254'],
    ['ja', 'shift_jis'],
  ])('is that of the language of the reader, if it has one of its own: %s', (language, charset) => {
    expect(guessCharset(encoded('windows-1252', 'Crème brûlée'), ['en', language])).toBe(charset);
  });

  test('is the most usual one if nothing is known', () => {
    expect(guessCharset(Uint8Array.of(0x61), [])).toBe('windows-1252');
  });
});

describe('The text of a file in Unicode', () => {
  const utf16 = (isBig: boolean) => (text: string) =>
    Uint8Array.from(
      Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
        isBig ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
      ),
    );

  test.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8', (text) => new TextEncoder().encode(text)],
    ['UTF-8 with a mark', (text) => new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 without a mark, little-endian', utf16(false)],
    ['UTF-16 without a mark, big-endian', utf16(true)],
    ['UTF-16 with a mark, little-endian', (text) => utf16(false)(`\ufeff${text}`)],
    ['UTF-16 with a mark, big-endian', (text) => utf16(true)(`\ufeff${text}`)],
  ])('is read: %s', (_, encode) => {
    expect(unicodeText(encode(POLISH))).toBe(POLISH);
  });

  test('is none in another charset', () => {
    expect(unicodeText(encoded('windows-1250', POLISH))).toBeNull();
  });
});
