import { LINKNAME_MAX_LENGTH } from '../../server/pages/linknames/linkname.rules.js';

/** A linkname that fits a name, to be changed by its author; empty if the name has no letter that a linkname may have. */
export function linknameFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[_-]+/, '')
    .slice(0, LINKNAME_MAX_LENGTH)
    .replace(/[_-]+$/, '');
}

/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };
