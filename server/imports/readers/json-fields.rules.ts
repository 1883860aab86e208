import { isObject } from '../../pages/json-value.rules.js';

/* Fields of JSON that a stranger wrote: each of these takes any value, and none of them throws. */

export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = {};

/** The fields of an object; none of any other value. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : NO_FIELDS;
}

/** The object that is reached through these fields; one without fields if there is none. */
export function fieldsAt(value: unknown, ...names: readonly string[]): Fields {
  return fieldsOf(names.reduce<unknown>((found, name) => fieldsOf(found)[name], value));
}

/** The objects in a list; none of any other value. */
export function objectsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A text without blanks around it, or a number as a text; empty for any other value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of these fields that has a text; empty if none has. */
export function firstText(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const text = textOf(fields[name]);
    if (text !== '') return text;
  }
  return '';
}

/** Whether a switch is off, as services write it: missing counts as on. */
export function isOff(value: unknown): boolean {
  return value === false || value === 0 || value === '0' || value === 'false';
}

/** The objects by the number in one of their fields. They stay as they are unless each has one. */
export function sortedBy(name: string, objects: readonly Fields[]): Fields[] {
  const placed = objects.map((object) => ({ object, place: placeOf(object[name]) }));
  if (!placed.every(({ place }) => Number.isFinite(place))) return [...objects];
  return placed.sort((one, other) => one.place - other.place).map(({ object }) => object);
}

function placeOf(value: unknown): number {
  const text = textOf(value);
  return text === '' ? NaN : Number(text);
}
