import type { ErrorCode } from '../../../server/error-codes.rules.js';

const times = (count: number, part: (at: number) => string): string => Array.from({ length: count }, (_, at) => part(at)).join(' ');

/** Fragments of which each spreads the next one twice: written out, the last would stand there 2³⁰ times. */
const doubling = times(30, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`);
const overlapping = (at: number): string => `publicPage(linkname: "x") { design { a${at % 2}: title tiles { name html } } }`;

/** The known attacks on servers of GraphQL: what each is called, the document, and the code of the refusal. */
export const HOSTILE_DOCUMENTS: readonly (readonly [string, string, ErrorCode])[] = [
  ['a flood of aliases', `{ ${times(400, (at) => `a${at}: reservedLinknames`)} }`, 'TOO_MANY_ALIASES'],
  [
    'aliases of a page',
    `{ ${times(15, (at) => `a${at}: publicPage(linkname: "x") { design { tiles { html } } }`)} }`,
    'QUERY_TOO_EXPENSIVE',
  ],
  ['a field that is repeated', `{ ${times(1_490, () => '__typename')} }`, 'QUERY_TOO_EXPENSIVE'],
  [
    'a list that is repeated',
    `{ publicPage(linkname: "x") { design { ${times(151, () => 'tiles { __typename }')} } } }`,
    'QUERY_TOO_EXPENSIVE',
  ],
  [
    'fragments with the same field',
    `{ ${times(151, (at) => `...f${at}`)} } ${times(151, (at) => `fragment f${at} on Query { __typename }`)}`,
    'QUERY_TOO_EXPENSIVE',
  ],
  ['the views of all days, again and again', `{ ${times(3, (at) => `a${at}: pageViews(days: 731) { views }`)} }`, 'QUERY_TOO_EXPENSIVE'],
  ['a document without end', `{ ${times(50_000, () => '__typename')} }`, 'QUERY_TOO_LONG'],
  ['lines without end before many faults', `${'\n'.repeat(490_000)}{ ${times(100, (at) => `w${at}`)} }`, 'QUERY_TOO_LONG'],
  ['a line without end before many faults', `${' '.repeat(900_000)}{ ${times(100, (at) => `w${at}`)} }`, 'QUERY_TOO_LONG'],
  ['a name without end', `{ ${'x'.repeat(900_000)} }`, 'QUERY_TOO_LONG'],
  ['deep nesting', `${times(490, (at) => `{ a${at}`)}${' }'.repeat(490)}`, 'QUERY_TOO_DEEP'],
  ['deep nesting of a value', `{ publicPage(linkname: ${'['.repeat(700)}${']'.repeat(700)}) { address } }`, 'GRAPHQL_VALIDATION_FAILED'],
  ['a circle of fragments', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }', 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments that double', `{ ...f0 } ${doubling} fragment f30 on Query { __typename }`, 'QUERY_TOO_EXPENSIVE'],
  ['directives on one field', `{ __typename ${times(490, () => '@a')} }`, 'TOO_MANY_DIRECTIVES'],
  ['fields that overlap', `{ ${times(45, overlapping)} }`, 'TOO_MANY_ALIASES'],
  ['many operations', times(300, (at) => `query q${at} { __typename }`), 'OPERATION_RESOLUTION_FAILURE'],
  [
    'a schema within the schema',
    `{ __schema { ${'types { fields { type { '.repeat(4)}name ${'} } } '.repeat(4)} } }`,
    'GRAPHQL_VALIDATION_FAILED',
  ],
];
