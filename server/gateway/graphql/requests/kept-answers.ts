import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kind, OperationTypeNode, type FieldNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE } from '../../../languages.rules.js';
import { parseLinkname } from '../../../pages/linknames/linkname.rules.js';
import type { GraphqlContext } from '../../graphql-context.js';
import { DocumentLoader } from '../../web/public-pages/document-loader.js';
import type { PreparedDocument } from '../../web/prepared-document.js';

/** In bytes: of all kept answers, and of one request that may have one. */
const LIMITS = { answers: 16 * 1024 * 1024, request: 16 * 1024, accept: 200 };

interface Subject {
  readonly linkname: string;
  /** The document of the page, which is another one after each change of the page. */
  readonly document: PreparedDocument;
}

interface Answer {
  readonly linkname: string;
  /** The cache of public pages decides how long a document stays in memory: an answer does not keep it there. */
  readonly document: WeakRef<PreparedDocument>;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Keeps the answers to queries that ask for one public page and nothing else. The same request again gets the same bytes, before its document
 * is parsed, as long as the page is in the cache of public pages and has not changed. So strangers who read pages cost little more through
 * GraphQL than through REST.
 */
@Plugin()
export class KeptAnswers implements ApolloServerPlugin<GraphqlContext>, OnModuleInit {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: LIMITS.answers,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + 512,
  });
  private readonly subjects = new WeakMap<FastifyRequest, Subject>();

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly documentLoader: DocumentLoader,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    server.addHook('preHandler', (request, reply, done) => {
      const answer = this.find(request);
      if (answer) reply.header('Content-Type', answer.type).send(answer.bytes);
      else done();
    });
    server.addHook('onSend', (request, reply, payload, done) => {
      if (typeof payload === 'string') this.keep(request, reply, payload);
      done();
    });
  }

  requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return Promise.resolve({
      didResolveOperation: (context) => {
        const linkname = linknameOf(context);
        const document = linkname && this.documentLoader.find(linkname, DEFAULT_LANGUAGE);
        // A former linkname leads to a page that has a document of its own. The answer would have to change with that document, so it is
        // not cached.
        if (document && !document.source?.movedTo) this.subjects.set(context.contextValue.request, { linkname, document });
        return Promise.resolve();
      },
      didEncounterErrors: ({ contextValue }) => {
        this.subjects.delete(contextValue.request);
        return Promise.resolve();
      },
    });
  }

  private find(request: FastifyRequest): Answer | undefined {
    const key = this.answers.size > 0 ? keyOf(request) : undefined;
    const answer = key === undefined ? undefined : this.answers.get(key);
    if (!answer || this.isCurrent(answer.linkname, answer.document.deref())) return answer;
    this.answers.delete(key!);
    return undefined;
  }

  // If the page was current before and after the answer was made, the answer is about it.
  private keep(request: FastifyRequest, reply: FastifyReply, text: string): void {
    const subject = this.subjects.get(request);
    const key = subject && reply.statusCode === 200 && this.isCurrent(subject.linkname, subject.document) ? keyOf(request) : undefined;
    if (!subject || key === undefined) return;
    const { linkname, document } = subject;
    const type = String(reply.getHeader('content-type'));
    this.answers.set(key, { linkname, document: new WeakRef(document), type, bytes: Buffer.from(text) });
  }

  private isCurrent(linkname: string, document: PreparedDocument | undefined): boolean {
    return document !== undefined && this.documentLoader.find(linkname, DEFAULT_LANGUAGE) === document;
  }
}

/** The cache key of an answer: everything that the answer depends on, except the page. Undefined if the answer is not cached. */
function keyOf(request: FastifyRequest): string | undefined {
  if (!mayBeKept(request) || isPlain(request.body)) return undefined;
  const { query, operationName, variables, extensions } = request.body as Readonly<Record<string, unknown>>;
  // Values within values could be so deep that writing them fails. And a hash stands for a document that is not here.
  if (typeof query !== 'string' || !isPlain(operationName) || !hasPlainValues(variables) || namesHash(extensions)) return undefined;
  return `${JSON.stringify([request.headers.accept, operationName, variables])}\n${query}`;
}

function mayBeKept({ method, routeOptions, headers }: FastifyRequest): boolean {
  const { accept = '', 'content-type': type = '', 'content-length': length = Infinity } = headers;
  const isJson = method === 'POST' && routeOptions.url === '/graphql' && type.startsWith('application/json');
  return isJson && Number(length) <= LIMITS.request && accept.length <= LIMITS.accept;
}

function hasPlainValues(variables: unknown): boolean {
  return isPlain(variables) || Object.values(variables as object).every(isPlain);
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function namesHash(extensions: unknown): boolean {
  return !isPlain(extensions) && 'persistedQuery' in (extensions as object);
}

/** The linkname of the public page, if the operation asks for one and for nothing else. */
function linknameOf({ operation, request }: GraphQLRequestContext<GraphqlContext>): string | undefined {
  if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
  const [field, ...others] = operation.selectionSet.selections;
  if (others.length > 0 || field?.kind !== Kind.FIELD || field.name.value !== 'publicPage') return undefined;
  const linkname = parseLinkname(textOf(field, request.variables));
  return linkname.ok ? linkname.value : undefined;
}

/** The text of its only argument; empty if it is none. */
function textOf({ arguments: [argument] = [] }: FieldNode, variables: Readonly<Record<string, unknown>> = {}): string {
  const { value } = argument ?? {};
  const text = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.STRING ? value.value : '';
  return typeof text === 'string' ? text : '';
}
