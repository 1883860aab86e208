import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../../graphql-context.js';

/** The faults of a document, of its variables or of the chosen operation, in a request that is well-formed. */
const faults = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'OPERATION_RESOLUTION_FAILURE']);

/**
 * Gives a response of the media type `application/json` the status 200 if the request was well-formed, as GraphQL over HTTP says: between
 * server and client, anything may have sent another status with plain JSON. A client that wants 400 for a faulty document accepts
 * `application/graphql-response+json`.
 */
@Plugin()
export class PlainJsonStatus implements ApolloServerPlugin<GraphqlContext>, OnModuleInit {
  private readonly faulty = new WeakSet<FastifyRequest>();

  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    // Apollo Server negotiates the media type after its last plugin.
    this.adapterHost.httpAdapter.getInstance().addHook('onSend', (request, reply, _payload, done) => {
      if (this.faulty.has(request) && String(reply.getHeader('content-type')).startsWith('application/json')) reply.code(200);
      done();
    });
  }

  requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return Promise.resolve({
      willSendResponse: ({ errors = [], contextValue }) => {
        if (errors.some(({ extensions }) => faults.has(String(extensions.code)))) this.faulty.add(contextValue.request);
        return Promise.resolve();
      },
    });
  }
}
