import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { nameOf, type Operation } from './operation.js';

const documents = new Map<string, DocumentNode>();
const texts = new Map<string, Operation<unknown, unknown>>();

/**
 * An operation as the Apollo client and its cache take it: each is parsed once. Only code that needs the cache calls this, because the
 * parser is loaded with the client.
 */
export function parsed<Data, Variables>(operation: Operation<Data, Variables>): TypedDocumentNode<Data, Variables> {
  const known = documents.get(operation);
  if (known) return known;
  const document = parse(operation, { noLocation: true });
  documents.set(operation, document);
  texts.set(nameOf(operation), operation as Operation<unknown, unknown>);
  return document;
}

/** The text of an operation that was parsed, by its name. */
export function textOf(name: string | undefined): Operation<unknown, unknown> {
  const text = texts.get(name ?? '');
  if (text === undefined) throw new Error(`The operation ${name} was not parsed here.`);
  return text;
}
