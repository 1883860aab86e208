import { Catch, HttpStatus, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, sentenceOf, type FieldRefusals } from '../../domain-error.js';
import { apiOf } from '../http/api-transport.js';
import { errorStatus, retryAfterOf } from '../error-status.js';
import { internalError } from '../internal-error.js';
import { rateLimitHeaders } from '../http/rate-limit-headers.js';
import { methodsInstead } from '../http/known-paths.js';
import { extensionsOf, fieldExtensionsOf } from '../refusal-extensions.js';
import { frameworkRefusal, refusalOf, type FrameworkRefusal } from '../framework-refusals.js';

interface ErrorAnswer {
  readonly status: number;
  readonly detail: string;
  readonly extensions: { readonly code: string };
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly fieldRefusals?: FieldRefusals;
  readonly headers?: Readonly<Record<string, string>>;
  /** In how many seconds it may be sent again. */
  readonly retryAfter?: number | undefined;
}

/**
 * Answers errors with JSON: `{"detail", "code", field: [sentences]}`. If the request is for /graphql and fails before its query runs, the
 * response has the form of GraphQL errors.
 */
@Catch()
export class RestErrorsFilter implements ExceptionFilter {
  private readonly log = new Logger('REST');

  catch(error: unknown, host: ArgumentsHost): void {
    // A resolver's error goes on to GraphQL, which has its own answer.
    if (host.getType<string>() === 'graphql') throw error;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const answer = this.describe(error, request, reply);
    const body = apiOf(request) === 'graphql' ? asGraphql(answer, request.id) : asRest(answer);
    reply
      .status(answer.status)
      .headers({ ...answer.headers })
      .send(body);
  }

  private describe(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
    if (error instanceof DomainError) return describeRefusal(error);
    if (isAborted(request, error)) {
      this.log.debug(`Request ${request.id} was aborted by the client.`);
      return describeFramework(refusalOf(HttpStatus.BAD_REQUEST));
    }
    const refusal = frameworkRefusal(error);
    if (refusal) {
      const allowed = methodsInstead(reply.server, request);
      if (allowed.length === 0) return describeFramework(refusal);
      return { ...describeFramework(refusalOf(HttpStatus.METHOD_NOT_ALLOWED)), headers: { Allow: allowed.join(', ') } };
    }
    this.log.error(`Request ${request.id} failed`, error instanceof Error ? error.stack : String(error));
    const { code, message: detail } = internalError;
    return { status: HttpStatus.INTERNAL_SERVER_ERROR, detail, extensions: { code }, fields: { request_id: request.id } };
  }
}

function describeRefusal(refusal: DomainError): ErrorAnswer {
  const { kind, message: detail, fields, fieldRefusals } = refusal;
  const extensions = extensionsOf(refusal);
  const [headers, retryAfter] = [headersOf(refusal), retryAfterOf(refusal)];
  return { status: errorStatus[kind], detail, extensions, fields, fieldRefusals, headers, retryAfter };
}

function describeFramework(refusal: FrameworkRefusal): ErrorAnswer {
  return { status: refusal.status, detail: sentenceOf(refusal), extensions: extensionsOf(refusal) };
}

function headersOf(refusal: DomainError): Readonly<Record<string, string>> {
  if (refusal.kind === 'unauthenticated') return { 'WWW-Authenticate': 'Token' };
  const seconds = retryAfterOf(refusal);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds), ...rateLimitHeaders(refusal) };
}

// A client that disconnects in the middle of the body reads no answer, and this is not a fault of the server.
function isAborted({ raw }: FastifyRequest, error: unknown): boolean {
  return raw.destroyed && (!raw.complete || raw.errored === error);
}

// A field may have the name `code`, as in the sign-in with Google. Clients read that key as the code of the refusal.
function asRest({ extensions: { code }, detail, fields }: ErrorAnswer): object {
  return Object.assign({ detail, code }, fields, { detail, code });
}

function asGraphql({ extensions, detail, fields, fieldRefusals = {}, retryAfter }: ErrorAnswer, requestId: string): object {
  const places = fields && Object.keys(fields).length > 0 ? { fields } : {};
  const wait = retryAfter !== undefined && { retryAfter };
  return {
    errors: [{ message: detail, extensions: { ...extensions, ...places, ...fieldExtensionsOf(fieldRefusals), ...wait, requestId } }],
  };
}
