/** Where the documentation for programs begins. */
export const DEVELOPERS = '/developers';

/**
 * The pages of the documentation for programs, in the order in which they are listed, each with its path. The name is that of its file in
 * `docs/api`, without the ending.
 */
export const GUIDE_ADDRESSES = {
  README: DEVELOPERS,
  'quick-start': `${DEVELOPERS}/quick-start`,
  graphql: `${DEVELOPERS}/graphql`,
  'typescript-client': `${DEVELOPERS}/typescript-client`,
  'pages-as-data': `${DEVELOPERS}/pages-as-data`,
  imports: `${DEVELOPERS}/imports`,
  'page-as-code': `${DEVELOPERS}/page-as-code`,
  counts: `${DEVELOPERS}/counts`,
  webhooks: `${DEVELOPERS}/webhooks`,
  limits: `${DEVELOPERS}/limits`,
  errors: `${DEVELOPERS}/errors`,
  'older-clients': `${DEVELOPERS}/older-clients`,
  rest: '/api/docs',
} as const;

export type GuideName = keyof typeof GUIDE_ADDRESSES;

/** The address below which the files are that the guides name: the client, the schema, and the examples. */
export const GUIDE_FILES = `${DEVELOPERS}/files`;

/** A page of the documentation for programs. It is in English. */
export interface Guide {
  readonly name: GuideName;
  readonly title: string;
  /** The first paragraph as text, for search engines. */
  readonly summary: string;
  /** Sanitized HTML, without the title. */
  readonly html: string;
}
