import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/** Answers a request completely and returns true, or leaves it untouched and returns false. Never waits before it decides. */
export type TryAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The place in front of the framework: what is answered here costs no routing, hooks or parsing.
 * A provider that can answer from memory calls `answerFirst` when its module starts.
 */
@Injectable()
export class FrontDoor {
  private readonly answers: TryAnswer[] = [];

  answerFirst(tryAnswer: TryAnswer): void {
    this.answers.push(tryAnswer);
  }

  /** True when somebody took the request. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    for (const tryAnswer of this.answers) {
      if (tryAnswer(request, response)) return true;
    }
    return false;
  }
}
