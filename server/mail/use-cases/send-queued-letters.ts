import { Injectable } from '@nestjs/common';
import { failureReason } from '../failure-reason.js';
import type { Letter, LetterFate, LetterKind, QueuedLetter } from '../letter.js';
import type { MailText } from '../mail.js';
import { MailQueue } from '../ports/mail-queue.port.js';
import { MailTransport } from '../ports/mail-transport.port.js';

export interface SendQueuedLettersCommand {
  /** Gives a letter its text; null when nobody is to be written to. */
  readonly write: (letter: Letter) => Promise<MailText | null>;
  /**
   * Told after each attempt, except that `given-up` is told once over all instances, by the one that notices. The reason of a failure names
   * neither an address nor a link.
   */
  readonly report: (fate: LetterFate, kind: LetterKind, reason?: string) => void;
}

/** From now on sends every letter that waits, and every one that comes, until the application stops. */
@Injectable()
export class SendQueuedLetters {
  constructor(
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
  ) {}

  execute({ write, report }: SendQueuedLettersCommand): void {
    this.queue.onGivenUp(({ kind }, reason) => report('given-up', kind, reason));
    this.queue.consume(async (queued) => {
      const { kind } = queued.letter;
      try {
        report(await this.send(queued, write), kind);
      } catch (error) {
        const reason = failureReason(error);
        // The queue tells what is given up: it knows of it also when nobody is left to say how an attempt ended.
        if (!queued.isLastAttempt) report('postponed', kind, reason);
        throw new Error(reason, { cause: error });
      }
    });
  }

  private async send({ id, letter }: QueuedLetter, write: SendQueuedLettersCommand['write']): Promise<LetterFate> {
    const text = await write(letter);
    if (!text) return 'needless';
    await this.transport.deliver({ ...text, messageId: id });
    return 'delivered';
  }
}
