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
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": typeof types.LogInDocument,
    "query OwnEmail {\n  me {\n    email\n  }\n}": typeof types.OwnEmailDocument,
    "mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}": typeof types.RecoverUsernameDocument,
    "mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.ResetPasswordDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n      email\n      page {\n        id\n      }\n    }\n  }\n}": typeof types.RegisterDocument,
    "mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        id\n        linkname\n      }\n    }\n  }\n}": typeof types.SignInWithGoogleDocument,
    "mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}": typeof types.StartGoogleSignInDocument,
};
const documents: Documents = {
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": types.LogInDocument,
    "query OwnEmail {\n  me {\n    email\n  }\n}": types.OwnEmailDocument,
    "mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}": types.RecoverUsernameDocument,
    "mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.ResetPasswordDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n      email\n      page {\n        id\n      }\n    }\n  }\n}": types.RegisterDocument,
    "mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        id\n        linkname\n      }\n    }\n  }\n}": types.SignInWithGoogleDocument,
    "mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}": types.StartGoogleSignInDocument,
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
export function graphql(source: "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"): (typeof documents)["mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnEmail {\n  me {\n    email\n  }\n}"): (typeof documents)["query OwnEmail {\n  me {\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}"): (typeof documents)["mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}"): (typeof documents)["mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"): (typeof documents)["mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n      email\n      page {\n        id\n      }\n    }\n  }\n}"): (typeof documents)["mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n      email\n      page {\n        id\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        id\n        linkname\n      }\n    }\n  }\n}"): (typeof documents)["mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        id\n        linkname\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}"): (typeof documents)["mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;