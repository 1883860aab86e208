import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { internalError } from '../internal-error.js';
import { RequestTimes, type RouteTimes } from './request-times.js';

/** Answers a request completely and returns true, or does not touch it and returns false. The decision is synchronous. */
export type TryAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

// Reading the clock twice costs a hundredth of an answer from the cache. So one in sixteen is timed, and stands for those after it.
const TIMED_EACH = 16;

/**
 * Answers requests before Fastify and Nest see them. Such a response needs no routing, hooks or parsing. A provider that can answer from
 * memory calls `answerFirst` when its module starts.
 */
@Injectable()
export class PreRouter {
  private readonly log = new Logger(PreRouter.name);
  private readonly answers: { readonly route: string; readonly tryAnswer: TryAnswer; readonly times: RouteTimes }[] = [];

  private untimed = TIMED_EACH;
  /** How long the last timed answer took. */
  private seconds = 0;

  constructor(private readonly times: RequestTimes) {}

  /** Adds a handler. The handlers are tried in the order in which they were added. `route` is its name in the metrics. */
  answerFirst(route: string, tryAnswer: TryAnswer): void {
    this.answers.push({ route, tryAnswer, times: this.times.of(route) });
  }

  /**
   * The route of the handler that answered the request, or failed: its error gets status 500 here, because no filter of Nest catches it.
   * Undefined when no handler answered.
   */
  tryAnswer(request: IncomingMessage, response: ServerResponse): string | undefined {
    const began = this.untimed >= TIMED_EACH ? performance.now() : undefined;
    for (const { route, tryAnswer, times } of this.answers) {
      if (!this.isAnswered(tryAnswer, request, response)) continue;
      // The response is written now. Reading it takes as long as the client wants.
      if (began !== undefined) this.noteTime(began);
      this.untimed += 1;
      times.add(request.method, response.statusCode, this.seconds);
      return route;
    }
    return undefined;
  }

  /** For an answer that is still made: if that fails, the error gets status 500, too. */
  answerLater(answer: Promise<void>, response: ServerResponse): void {
    void answer.catch((error: unknown) => this.answerFault(error, response));
  }

  private noteTime(began: number): void {
    this.seconds = (performance.now() - began) / 1_000;
    this.untimed = 0;
  }

  private isAnswered(tryAnswer: TryAnswer, request: IncomingMessage, response: ServerResponse): boolean {
    try {
      return tryAnswer(request, response);
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
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': id,
    };
    response.writeHead(500, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
  }
}
