/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}": typeof types.DeleteOwnLookDocument,
    "mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}": typeof types.KeepOwnLookDocument,
};
const documents: Documents = {
    "mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}": types.DeleteOwnLookDocument,
    "mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}": types.KeepOwnLookDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}"): (typeof documents)["mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;