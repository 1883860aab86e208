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
    "mutation ChangeWebhook($input: ChangeWebhookInput!) {\n  changeWebhook(input: $input) {\n    ...WebhookEntry\n  }\n}": typeof types.ChangeWebhookDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    secret\n  }\n}": typeof types.CreateWebhookDocument,
    "mutation DeleteWebhook($id: ID!) {\n  deleteWebhook(id: $id)\n}": typeof types.DeleteWebhookDocument,
    "mutation RedeliverEvent($id: ID!) {\n  redeliverEvent(id: $id)\n}": typeof types.RedeliverEventDocument,
    "mutation RotateWebhookSecret($id: ID!) {\n  rotateWebhookSecret(id: $id)\n}": typeof types.RotateWebhookSecretDocument,
    "mutation SendTestEvent($webhookId: ID!) {\n  sendTestEvent(webhookId: $webhookId)\n}": typeof types.SendTestEventDocument,
    "query WebhookDeliveries($webhookId: ID!) {\n  webhookDeliveries(webhookId: $webhookId) {\n    id\n    type\n    body\n    createdAt\n    state\n    attempts\n    nextAttemptAt\n    status\n    failure\n  }\n}": typeof types.WebhookDeliveriesDocument,
    "query Webhooks {\n  webhooks {\n    ...WebhookEntry\n  }\n}\n\nfragment WebhookEntry on Webhook {\n  id\n  url\n  events\n  isEnabled\n  disabledBecause\n  failingSince\n}": typeof types.WebhooksDocument,
};
const documents: Documents = {
    "mutation ChangeWebhook($input: ChangeWebhookInput!) {\n  changeWebhook(input: $input) {\n    ...WebhookEntry\n  }\n}": types.ChangeWebhookDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    secret\n  }\n}": types.CreateWebhookDocument,
    "mutation DeleteWebhook($id: ID!) {\n  deleteWebhook(id: $id)\n}": types.DeleteWebhookDocument,
    "mutation RedeliverEvent($id: ID!) {\n  redeliverEvent(id: $id)\n}": types.RedeliverEventDocument,
    "mutation RotateWebhookSecret($id: ID!) {\n  rotateWebhookSecret(id: $id)\n}": types.RotateWebhookSecretDocument,
    "mutation SendTestEvent($webhookId: ID!) {\n  sendTestEvent(webhookId: $webhookId)\n}": types.SendTestEventDocument,
    "query WebhookDeliveries($webhookId: ID!) {\n  webhookDeliveries(webhookId: $webhookId) {\n    id\n    type\n    body\n    createdAt\n    state\n    attempts\n    nextAttemptAt\n    status\n    failure\n  }\n}": types.WebhookDeliveriesDocument,
    "query Webhooks {\n  webhooks {\n    ...WebhookEntry\n  }\n}\n\nfragment WebhookEntry on Webhook {\n  id\n  url\n  events\n  isEnabled\n  disabledBecause\n  failingSince\n}": types.WebhooksDocument,
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
export function graphql(source: "mutation ChangeWebhook($input: ChangeWebhookInput!) {\n  changeWebhook(input: $input) {\n    ...WebhookEntry\n  }\n}"): (typeof documents)["mutation ChangeWebhook($input: ChangeWebhookInput!) {\n  changeWebhook(input: $input) {\n    ...WebhookEntry\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    secret\n  }\n}"): (typeof documents)["mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    secret\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteWebhook($id: ID!) {\n  deleteWebhook(id: $id)\n}"): (typeof documents)["mutation DeleteWebhook($id: ID!) {\n  deleteWebhook(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RedeliverEvent($id: ID!) {\n  redeliverEvent(id: $id)\n}"): (typeof documents)["mutation RedeliverEvent($id: ID!) {\n  redeliverEvent(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RotateWebhookSecret($id: ID!) {\n  rotateWebhookSecret(id: $id)\n}"): (typeof documents)["mutation RotateWebhookSecret($id: ID!) {\n  rotateWebhookSecret(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendTestEvent($webhookId: ID!) {\n  sendTestEvent(webhookId: $webhookId)\n}"): (typeof documents)["mutation SendTestEvent($webhookId: ID!) {\n  sendTestEvent(webhookId: $webhookId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WebhookDeliveries($webhookId: ID!) {\n  webhookDeliveries(webhookId: $webhookId) {\n    id\n    type\n    body\n    createdAt\n    state\n    attempts\n    nextAttemptAt\n    status\n    failure\n  }\n}"): (typeof documents)["query WebhookDeliveries($webhookId: ID!) {\n  webhookDeliveries(webhookId: $webhookId) {\n    id\n    type\n    body\n    createdAt\n    state\n    attempts\n    nextAttemptAt\n    status\n    failure\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Webhooks {\n  webhooks {\n    ...WebhookEntry\n  }\n}\n\nfragment WebhookEntry on Webhook {\n  id\n  url\n  events\n  isEnabled\n  disabledBecause\n  failingSince\n}"): (typeof documents)["query Webhooks {\n  webhooks {\n    ...WebhookEntry\n  }\n}\n\nfragment WebhookEntry on Webhook {\n  id\n  url\n  events\n  isEnabled\n  disabledBecause\n  failingSince\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;