import { Module } from '@nestjs/common';
import { CountLetters } from './use-cases/count-letters.js';
import { ListGivenUpLetters } from './use-cases/list-given-up-letters.js';
import { QueueLetter } from './use-cases/queue-letter.js';
import { RetryGivenUpLetters } from './use-cases/retry-given-up-letters.js';
import { SendQueuedLetters } from './use-cases/send-queued-letters.js';
import { SendTestMail } from './use-cases/send-test-mail.js';

const useCases = [QueueLetter, SendQueuedLetters, CountLetters, ListGivenUpLetters, RetryGivenUpLetters, SendTestMail];

/** Mail to the owners of accounts. */
@Module({ providers: useCases, exports: useCases })
export class MailModule {}
