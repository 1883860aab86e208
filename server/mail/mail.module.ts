import { Module } from '@nestjs/common';
import { CountLetters } from './use-cases/count-letters.js';
import { QueueLetter } from './use-cases/queue-letter.js';
import { SendQueuedLetters } from './use-cases/send-queued-letters.js';

const useCases = [QueueLetter, SendQueuedLetters, CountLetters];

/** Mail to the owners of accounts. */
@Module({ providers: useCases, exports: useCases })
export class MailModule {}
