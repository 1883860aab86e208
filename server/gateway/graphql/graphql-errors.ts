import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError } from '../../domain-error.js';
import { retryAfterOf } from '../error-status.js';
import { rateLimitHeaders } from '../http/rate-limit-headers.js';
import { currentRequestId } from '../http/request-ids.js';
import { internalError } from '../internal-error.js';
import { extensionsOf, fieldExtensionsOf } from '../refusal-extensions.js';
import type { GraphqlContext } from '../graphql-context.js';
import { faultOfCaller } from './requests/document-refusals.js';

const log = new Logger('GraphQL');

/**
 * The error as clients see it. A refusal has its code, its values, its fields and the seconds to wait. A fault of the request or of its
 * document has a code of `ERROR_CODES`, too, and usually the message of the GraphQL library. Any other error has only the code INTERNAL. Each error
 * has the id of the request.
 */
export function formatGraphqlError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const requestId = currentRequestId();
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const cause = unwrapResolverError(error);
  if (cause instanceof DomainError) {
    const fields = Object.keys(cause.fields).length > 0 && { fields: cause.fields };
    const retryAfter = retryAfterOf(cause);
    const wait = retryAfter !== undefined && { retryAfter };
    const extensions = { ...extensionsOf(cause), ...fields, ...fieldExtensionsOf(cause.fieldRefusals), ...wait };
    return { message: cause.message, ...place, extensions: { ...extensions, requestId } };
  }
  if (!isUnexpected(error)) {
    const { message, code } = faultOfCaller(formatted, error);
    return { message, ...place, extensions: { code, requestId } };
  }
  return { message: internalError.message, ...place, extensions: { code: internalError.code, requestId } };
}

/** Sets the header `Retry-After` to the longest wait of all errors of the response, and says which limit is reached, if it is one. */
export class RetryLater implements ApolloServerPlugin<GraphqlContext> {
  requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return Promise.resolve({
      willSendResponse({ errors = [], response }) {
        const causes = errors.map(unwrapResolverError).filter((cause) => cause instanceof DomainError);
        const longest = Math.max(0, ...causes.map((cause) => retryAfterOf(cause) ?? 0));
        if (longest > 0) response.http.headers.set('retry-after', String(longest));
        for (const cause of causes) {
          for (const [name, value] of Object.entries(rateLimitHeaders(cause))) response.http.headers.set(name.toLowerCase(), value);
        }
        return Promise.resolve();
      },
    });
  }
}

/** Logs internal errors with the id of the request. */
export class UnexpectedErrorLog implements ApolloServerPlugin<GraphqlContext> {
  requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return Promise.resolve({
      didEncounterErrors({ errors, contextValue }) {
        for (const error of errors.filter(isUnexpected)) {
          const { id } = contextValue.request;
          const cause = unwrapResolverError(error);
          log.error(`Request ${id} failed at ${error.path?.join('.') ?? 'an unknown field'}`, stackOf(cause));
        }
        return Promise.resolve();
      },
    });
  }
}

// An error of a resolver has a path. An error of the query itself has none, and no `originalError`. Apollo's own refusals have a code.
function isUnexpected(error: unknown): boolean {
  if (unwrapResolverError(error) instanceof DomainError) return false;
  if (!(error instanceof GraphQLError)) return true;
  if (error.path) return !isClientFault(error);
  return error.originalError !== undefined && !('code' in error.extensions);
}

function isClientFault(error: GraphQLError): boolean {
  return ['BAD_USER_INPUT', 'BAD_REQUEST'].includes(String(error.extensions.code));
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
