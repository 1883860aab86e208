import { isHexColor, parseColor, type Color } from './color.rules.js';
import type { Faults } from './faults.rules.js';
import { boundedNumber, isObject } from '../json-value.rules.js';

/*
 * Parsers of the fields of a design. A fault is collected under the place of the field, and the result is then a value of the right type.
 */

/**
 * A text without NUL and halves of surrogate pairs, because neither UTF-8 nor the database can store them. A value that is not a text, or a
 * text over its limit in UTF-16 units, is a fault.
 */
export function parseText(input: unknown, place: string, limit: number, faults: Faults): string {
  if (typeof input !== 'string') {
    faults.add(place, 'NOT_TEXT');
    return '';
  }
  const text = storable(input);
  checkLength(text, place, limit, faults);
  return text;
}

/** The text without what neither UTF-8 nor the database can store: NUL and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}

/** The text with a space in the place of each line break and other blank. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A text without line breaks. A missing one is empty. */
export function parseOptionalLine(input: unknown, place: string, limit: number, faults: Faults): string {
  return inOneLine(parseText(input ?? '', place, limit, faults));
}

/** A text over its limit is a fault. */
export function checkLength(text: string, place: string, limit: number, faults: Faults): void {
  if (text.length > limit) faults.add(place, 'TEXT_TOO_LONG', { most: limit, length: text.length });
}

/** A missing colour becomes the fallback. One that is not a hex value is a fault, and so is an opacity that is a number but not a finite one. */
export function parseColorField(input: unknown, place: string, fallback: Color, faults: Faults): Color {
  if (!isObject(input)) return fallback;
  checkFinite(input.alpha, `${place}.alpha`, faults);
  if (!isHexColor(input.hex)) faults.add(`${place}.hex`, 'COLOR_INVALID');
  return parseColor(input.hex, input.alpha, fallback);
}

/**
 * Parses a number and clamps it to the range from 0 to `maximum`. If the number is missing, the fallback is used. A number that is not
 * finite is a fault.
 */
export function parseNumberField(input: unknown, place: string, maximum: number, fallback: number, faults: Faults): number {
  checkFinite(input, place, faults);
  return boundedNumber(input, maximum, fallback);
}

/**
 * Parses a choice. If it is missing, the fallback is used. A value that is not in the list is a fault: a newer release may know it, so it
 * must not get lost.
 */
export function parseChoice<T extends string>(values: readonly T[], fallback: T, input: unknown, place: string, faults: Faults): T {
  const found = values.find((value) => value === (input ?? fallback));
  if (found === undefined) faults.add(place, 'CHOICE_UNKNOWN');
  return found ?? fallback;
}

/** Whether a text has more bytes of UTF-8. A UTF-16 code unit has at most three of them, so most texts need no encoding. */
export function isLonger(text: string, mostBytes: number): boolean {
  return text.length * 3 > mostBytes && new TextEncoder().encode(text).length > mostBytes;
}

function checkFinite(input: unknown, place: string, faults: Faults): void {
  if (typeof input === 'number' && !Number.isFinite(input)) faults.add(place, 'NOT_FINITE');
}
