// The package has no types.
declare module 'js-yaml' {
  /** The content of one YAML document. Throws where it is not valid. */
  export function load(text: string): unknown;
  /** Each of the documents in a text. */
  export function loadAll(text: string): unknown[];
}
