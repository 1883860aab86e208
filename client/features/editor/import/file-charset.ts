import { analyse } from 'chardet';

/** The charsets of files that do not say theirs, as browsers call them. */
export const CHARSETS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
  'utf-16le',
  'utf-16be',
] as const;

export type Charset = (typeof CHARSETS)[number];

/** What old programs write in these languages. In all others, it is the first charset. */
const OF_LANGUAGES: Readonly<Record<string, Charset>> = {
  ...languages('windows-1250', 'bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl'),
  ...languages('windows-1251', 'be', 'bg', 'kk', 'mk', 'ru', 'sr', 'uk'),
  ...languages('windows-1253', 'el'),
  ...languages('windows-1254', 'az', 'tr'),
  ...languages('windows-1255', 'he'),
  ...languages('windows-1256', 'ar', 'fa', 'ur'),
  ...languages('windows-1257', 'et', 'lt', 'lv'),
  ...languages('windows-1258', 'vi'),
  ...languages('windows-874', 'th'),
  ...languages('shift_jis', 'ja'),
  ...languages('euc-kr', 'ko'),
  ...languages('gb18030', 'zh'),
};

/** What the detector calls a charset of which Windows has one with more signs, or another name. */
const OTHER_NAMES: Readonly<Record<string, Charset>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** How much of a file is looked at, in bytes. */
const LOOKED_AT = 20_000;

/** The most likely charset of a file that is not in Unicode: that of the reader's languages, if old programs have one of their own there, else what its words look like. */
export function guessCharset(bytes: Uint8Array, spoken: readonly string[]): Charset {
  const own = spoken.map((language) => OF_LANGUAGES[language.toLowerCase().split('-')[0] ?? '']).find((charset) => charset !== undefined);
  if (own) return own;
  const names = analyse(foreignWords(bytes)).map(({ name }) => name.toLowerCase());
  return (
    names.map((name) => OTHER_NAMES[name] ?? CHARSETS.find((charset) => charset === name)).find((found) => found !== undefined) ??
    CHARSETS[0]
  );
}

/** The words that are not in ASCII, each between blanks: how a word begins and ends says most, and names of hosts would make every file look English. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  // A letter for each byte: what is called latin1 in browsers is windows-1252.
  const text = Array.from(bytes.subarray(0, LOOKED_AT), (byte) => String.fromCharCode(byte)).join('');
  const words = text.split(/[\t\n\r ,;|"]+/);
  const foreign = words.filter((word) => /[^!-~]/.test(word)).join(' ');
  return Uint8Array.from(` ${foreign} `, (sign) => sign.charCodeAt(0));
}

function languages(charset: Charset, ...codes: readonly string[]): Record<string, Charset> {
  return Object.fromEntries(codes.map((code) => [code, charset]));
}
