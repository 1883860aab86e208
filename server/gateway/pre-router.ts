import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { internalError } from './internal-error.js';

/** Answers a request completely and returns true, or does not touch it and returns false. The decision is synchronous. */
export type TryAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests before Fastify and Nest see them. Such a response needs no routing, hooks or parsing. A provider that can answer from
 * memory calls `answerFirst` when its module starts.
 */
@Injectable()
export class PreRouter {
  private readonly log = new Logger(PreRouter.name);
  private readonly answers: TryAnswer[] = [];

  /** Adds a handler. The handlers are tried in the order in which they were added. */
  answerFirst(tryAnswer: TryAnswer): void {
    this.answers.push(tryAnswer);
  }

  /** True when a handler answered the request, or failed: its error gets status 500 here, because no filter of Nest catches it. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    try {
      for (const tryAnswer of this.answers) {
        if (tryAnswer(request, response)) return true;
      }
      return false;
    } catch (error) {
      this.answerFault(error, response);
      return true;
    }
  }

  private answerFault(error: unknown, response: ServerResponse): void {
    const id = randomUUID();
    this.log.error(`Request ${id} failed`, error instanceof Error ? error.stack : String(error));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { code, message: detail } = internalError;
    const body = JSON.stringify({ detail, code, request_id: id });
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(500, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  }
}
