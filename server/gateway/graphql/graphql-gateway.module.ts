import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLISODateTime, GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { projectFolder } from '../../config/config.js';
import { PageLimits } from '../../pages/page-limits.js';
import { SiteAddresses } from '../../site-addresses.js';
import { tileLookResolvers } from './design-view.js';
import { QUERY_LIMITS } from './requests/document-refusals.js';
import { formatGraphqlError, RetryLater, UnexpectedErrorLog } from './graphql-errors.js';
import type { GraphqlContext } from '../graphql-context.js';
import { WebModule } from '../web/web.module.js';
import { KeptAnswers } from './requests/kept-answers.js';
import { PlainJsonStatus } from './requests/plain-json-status.js';
import { RefusedDocuments } from './requests/refused-documents.js';
import { RefusedVariables, withBoundedEnums, withStorableTexts } from './requests/variable-faults.js';
import { queryLimits } from './requests/query-limits.js';

// No response may be cached, and `prepareApi` says so in a header. Apollo's plugin for that would wrap the resolver of every field.
//
// Apollo Server would load code that reports to Apollo's service, and would use it as soon as the environment has a key of theirs.
const withoutPlugins = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** GraphQL. `schema.graphql` is the contract. It is public, so introspection is on. */
@Module({
  providers: [PlainJsonStatus, KeptAnswers, RefusedDocuments],
  imports: [
    WebModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [PageLimits, SiteAddresses],
      useFactory: (limits: PageLimits, addresses: SiteAddresses) => ({
        typeDefs: readFileSync(join(projectFolder, 'schema.graphql'), 'utf8'),
        resolvers: { DateTime: GraphQLISODateTime, Upload: GraphQLUpload, ...tileLookResolvers(addresses) },
        context: (request: FastifyRequest, reply: FastifyReply): GraphqlContext => ({ request, reply }),
        transformSchema: (schema) => withStorableTexts(withBoundedEnums(schema)),
        // Only requests are accepted that a browser sends to another origin after a preflight request.
        csrfPrevention: true,
        allowBatchedHttpRequests: false,
        persistedQueries: false,
        introspection: true,
        graphiql: false,
        validationRules: queryLimits(limits),
        parseOptions: { maxTokens: QUERY_LIMITS.tokens },
        validationOptions: { maxErrors: QUERY_LIMITS.faults },
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        formatError: formatGraphqlError,
        plugins: [new RefusedVariables(), new UnexpectedErrorLog(), new RetryLater(), ...withoutPlugins],
      }),
    }),
  ],
})
export class GraphqlGatewayModule {}
