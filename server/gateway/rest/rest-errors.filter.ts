import { Catch, HttpException, Logger, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain-error.js';
import { isApiPath } from '../api-transport.js';
import { errorStatus } from '../error-status.js';
import { internalError } from '../internal-error.js';

interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** What the framework itself refuses, by status; its own words are meant for developers of the server. */
const refusals: Readonly<Record<number, Pick<ErrorAnswer, 'code' | 'detail'>>> = {
  400: { code: 'BAD_REQUEST', detail: 'The request could not be read. Its body must be valid JSON.' },
  404: { code: 'NOT_FOUND', detail: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', detail: 'This address does not take that method.' },
  413: { code: 'TOO_LARGE', detail: 'The request is larger than 1 MB. Send less at once.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'The body must be JSON. Send it as Content-Type: application/json.' },
};

/** Answers every error of /api as `{"detail", "code", field: [sentences]}`, and those before a GraphQL query as GraphQL errors. */
@Catch()
export class RestErrorsFilter extends BaseExceptionFilter {
  private readonly log = new Logger('REST');

  override catch(error: unknown, host: ArgumentsHost): void {
    // A resolver's error goes on to the GraphQL door, which has its own answer.
    if (host.getType<string>() === 'graphql') throw error;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    if (!isApiPath(request.url) && !(error instanceof DomainError)) return super.catch(error, host);
    const answer = this.describe(error, request);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (answer.status === 401) reply.header('WWW-Authenticate', 'Token');
    reply.status(answer.status).send(request.url.startsWith('/graphql') ? asGraphql(answer) : asRest(answer));
  }

  private describe(error: unknown, request: FastifyRequest): ErrorAnswer {
    if (error instanceof DomainError) {
      return { status: errorStatus[error.kind], code: error.code, detail: error.message, fields: error.fields };
    }
    const status = error instanceof HttpException ? error.getStatus() : 500;
    const refusal = refusals[status] ?? (status < 500 ? refusals[400] : undefined);
    if (refusal) return { status, ...refusal };
    this.log.error(`Request ${request.id} failed`, error instanceof Error ? error.stack : String(error));
    return { status: 500, code: internalError.code, detail: internalError.message, fields: { request_id: request.id } };
  }
}

function asRest({ code, detail, fields }: ErrorAnswer): object {
  return { detail, code, ...fields };
}

function asGraphql({ code, detail }: ErrorAnswer): object {
  return { errors: [{ message: detail, extensions: { code } }] };
}
