import type { HtmlData } from '../../source-document.rules.js';
import { fieldsOf, firstText, objectsIn, textOf, type Fields } from '../json-fields.rules.js';

/* What a page says about its owner for search engines, as JSON-LD. */

/** More than any page says. */
const MOST_OBJECTS = 1_000;
/** Fields with further objects that are about the same. */
const INSIDE = ['@graph', 'mainEntity'];

export interface StructuredData {
  /** The address of the first image; empty if there is none. */
  readonly image: string;
  /** Where else the owner is. */
  readonly sameAs: readonly string[];
}

/** The structured data of a page. */
export function structuredDataOf(data: readonly HtmlData[]): StructuredData {
  const objects = objectsOf(data.filter(({ type }) => /ld\+json/i.test(type)).map(({ json }) => json));
  return {
    image: objects.map(({ image }) => imageOf(image)).find((address) => address !== '') ?? '',
    sameAs: objects
      .flatMap(({ sameAs }) => (Array.isArray(sameAs) ? sameAs.slice(0, MOST_OBJECTS) : [sameAs]).filter(isText))
      .filter((address) => address !== '')
      .slice(0, MOST_OBJECTS),
  };
}

/** Without recursion: what a stranger wrote may be as deep as it is long. */
function objectsOf(values: readonly unknown[]): Fields[] {
  const found: Fields[] = values.flatMap(asObjects);
  for (let at = 0; at < found.length && found.length < MOST_OBJECTS; at += 1) {
    for (const name of INSIDE) for (const object of asObjects(found[at]?.[name]).slice(0, MOST_OBJECTS)) found.push(object);
  }
  return found.slice(0, MOST_OBJECTS);
}

function asObjects(value: unknown): Fields[] {
  return Array.isArray(value) ? objectsIn(value) : objectsIn([value]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function imageOf(image: unknown): string {
  const first: unknown = Array.isArray(image) ? image[0] : image;
  return textOf(first) || firstText(fieldsOf(first), 'url', 'contentUrl');
}
