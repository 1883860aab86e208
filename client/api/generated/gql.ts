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
    "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}": typeof types.LinknameAvailabilityDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": typeof types.LogInDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}": typeof types.RegisterDocument,
    "query Editor {\n  me {\n    username\n  }\n  myPage {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      text {\n        hex\n        alpha\n      }\n      button {\n        hex\n        alpha\n      }\n      hover {\n        hex\n        alpha\n      }\n      border {\n        hex\n        alpha\n      }\n      shadow {\n        hex\n        alpha\n      }\n      radius\n      thickness\n    }\n  }\n  socialLinks {\n    home\n    twitter\n    instagram\n    facebook\n    youtube\n    reddit\n    tiktok\n    linkedin\n    medium\n    discord\n  }\n}": typeof types.EditorDocument,
    "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}": typeof types.PublishPageDocument,
    "mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}": typeof types.ClaimLinknameDocument,
    "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    page {\n      linkname\n      address\n    }\n  }\n}": typeof types.PersonalDocument,
    "mutation LogOut {\n  logOut\n}": typeof types.LogOutDocument,
};
const documents: Documents = {
    "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}": types.LinknameAvailabilityDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": types.LogInDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}": types.RegisterDocument,
    "query Editor {\n  me {\n    username\n  }\n  myPage {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      text {\n        hex\n        alpha\n      }\n      button {\n        hex\n        alpha\n      }\n      hover {\n        hex\n        alpha\n      }\n      border {\n        hex\n        alpha\n      }\n      shadow {\n        hex\n        alpha\n      }\n      radius\n      thickness\n    }\n  }\n  socialLinks {\n    home\n    twitter\n    instagram\n    facebook\n    youtube\n    reddit\n    tiktok\n    linkedin\n    medium\n    discord\n  }\n}": types.EditorDocument,
    "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}": types.PublishPageDocument,
    "mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}": types.ClaimLinknameDocument,
    "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    page {\n      linkname\n      address\n    }\n  }\n}": types.PersonalDocument,
    "mutation LogOut {\n  logOut\n}": types.LogOutDocument,
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
export function graphql(source: "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}"): (typeof documents)["query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"): (typeof documents)["mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}"): (typeof documents)["mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Editor {\n  me {\n    username\n  }\n  myPage {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      text {\n        hex\n        alpha\n      }\n      button {\n        hex\n        alpha\n      }\n      hover {\n        hex\n        alpha\n      }\n      border {\n        hex\n        alpha\n      }\n      shadow {\n        hex\n        alpha\n      }\n      radius\n      thickness\n    }\n  }\n  socialLinks {\n    home\n    twitter\n    instagram\n    facebook\n    youtube\n    reddit\n    tiktok\n    linkedin\n    medium\n    discord\n  }\n}"): (typeof documents)["query Editor {\n  me {\n    username\n  }\n  myPage {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      text {\n        hex\n        alpha\n      }\n      button {\n        hex\n        alpha\n      }\n      hover {\n        hex\n        alpha\n      }\n      border {\n        hex\n        alpha\n      }\n      shadow {\n        hex\n        alpha\n      }\n      radius\n      thickness\n    }\n  }\n  socialLinks {\n    home\n    twitter\n    instagram\n    facebook\n    youtube\n    reddit\n    tiktok\n    linkedin\n    medium\n    discord\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}"): (typeof documents)["mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}"): (typeof documents)["mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    page {\n      linkname\n      address\n    }\n  }\n}"): (typeof documents)["query Personal {\n  me {\n    username\n    email\n    emailVerified\n    page {\n      linkname\n      address\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOut {\n  logOut\n}"): (typeof documents)["mutation LogOut {\n  logOut\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;