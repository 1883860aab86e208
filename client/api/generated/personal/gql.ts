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
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": typeof types.DeleteAccountDocument,
    "query FormerLinknames($pageId: ID) {\n  formerLinknames(pageId: $pageId) {\n    linkname\n    closedUntil\n  }\n}": typeof types.FormerLinknamesDocument,
    "mutation ReleaseFormerLinkname($linkname: String!, $pageId: ID) {\n  releaseFormerLinkname(linkname: $linkname, pageId: $pageId)\n}": typeof types.ReleaseFormerLinknameDocument,
    "mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}": typeof types.DeletePageDocument,
    "mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}": typeof types.MakeMainPageDocument,
    "mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}": typeof types.OrderPagesDocument,
    "mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}": typeof types.RenamePageDocument,
    "mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}": typeof types.SwitchFeedDocument,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}": typeof types.EndSessionDocument,
    "mutation LogOutEverywhere {\n  logOutEverywhere\n}": typeof types.LogOutEverywhereDocument,
    "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}": typeof types.SessionsDocument,
    "query Storage {\n  me {\n    username\n    storage {\n      pages\n      versions\n      pictures\n      most\n    }\n  }\n}": typeof types.StorageDocument,
};
const documents: Documents = {
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": types.DeleteAccountDocument,
    "query FormerLinknames($pageId: ID) {\n  formerLinknames(pageId: $pageId) {\n    linkname\n    closedUntil\n  }\n}": types.FormerLinknamesDocument,
    "mutation ReleaseFormerLinkname($linkname: String!, $pageId: ID) {\n  releaseFormerLinkname(linkname: $linkname, pageId: $pageId)\n}": types.ReleaseFormerLinknameDocument,
    "mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}": types.DeletePageDocument,
    "mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}": types.MakeMainPageDocument,
    "mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}": types.OrderPagesDocument,
    "mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}": types.RenamePageDocument,
    "mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}": types.SwitchFeedDocument,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}": types.EndSessionDocument,
    "mutation LogOutEverywhere {\n  logOutEverywhere\n}": types.LogOutEverywhereDocument,
    "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}": types.SessionsDocument,
    "query Storage {\n  me {\n    username\n    storage {\n      pages\n      versions\n      pictures\n      most\n    }\n  }\n}": types.StorageDocument,
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
export function graphql(source: "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}"): (typeof documents)["mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FormerLinknames($pageId: ID) {\n  formerLinknames(pageId: $pageId) {\n    linkname\n    closedUntil\n  }\n}"): (typeof documents)["query FormerLinknames($pageId: ID) {\n  formerLinknames(pageId: $pageId) {\n    linkname\n    closedUntil\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseFormerLinkname($linkname: String!, $pageId: ID) {\n  releaseFormerLinkname(linkname: $linkname, pageId: $pageId)\n}"): (typeof documents)["mutation ReleaseFormerLinkname($linkname: String!, $pageId: ID) {\n  releaseFormerLinkname(linkname: $linkname, pageId: $pageId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}"): (typeof documents)["mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}"): (typeof documents)["mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}"): (typeof documents)["mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}"): (typeof documents)["mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}"): (typeof documents)["mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}"): (typeof documents)["mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOutEverywhere {\n  logOutEverywhere\n}"): (typeof documents)["mutation LogOutEverywhere {\n  logOutEverywhere\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}"): (typeof documents)["query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Storage {\n  me {\n    username\n    storage {\n      pages\n      versions\n      pictures\n      most\n    }\n  }\n}"): (typeof documents)["query Storage {\n  me {\n    username\n    storage {\n      pages\n      versions\n      pictures\n      most\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;