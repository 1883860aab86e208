import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { WriteLetter } from '../../accounts/use-cases/write-letter.js';
import type { LetterFate, LetterKind } from '../../mail/letter.js';
import { SendQueuedLetters } from '../../mail/use-cases/send-queued-letters.js';
import { Metrics } from './metrics.js';

/** Runs the worker that sends letters, and logs failures for operators. */
@Injectable()
export class SendLetters implements OnApplicationBootstrap {
  private readonly log = new Logger('Mail');

  constructor(
    private readonly sendQueuedLetters: SendQueuedLetters,
    private readonly writeLetter: WriteLetter,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.sendQueuedLetters.execute({
      write: (letter) => this.writeLetter.execute(letter),
      report: (fate, kind, reason) => this.report(fate, kind, reason),
    });
  }

  private report(fate: LetterFate, kind: LetterKind, reason = ''): void {
    this.metrics.countAttempt(fate, kind);
    if (fate === 'postponed') this.log.warn(`A letter (${kind}) could not be sent and is tried again later: ${reason}`);
    if (fate === 'given-up') this.log.error(`A letter (${kind}) could not be sent and is given up: ${reason}`);
  }
}
