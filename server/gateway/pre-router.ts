import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { internalError } from './internal-error.js';

/** Answers a request completely and returns true, or leaves it untouched and returns false. It decides synchronously. */
export type TryAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The place in front of the framework: what is answered here costs no routing, hooks or parsing.
 * A provider that can answer from memory calls `answerFirst` when its module starts.
 */
@Injectable()
export class PreRouter {
  private readonly log = new Logger(PreRouter.name);
  private readonly answers: TryAnswer[] = [];

  answerFirst(tryAnswer: TryAnswer): void {
    this.answers.push(tryAnswer);
  }

  /** True when somebody took the request. A fault on the way is answered: outside of the framework nobody would catch it. */
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
