import { Module } from '@nestjs/common';
import { GivenUpLetters } from './for-operators/given-up-letters.js';
import { SendTestMail } from './for-operators/send-test-mail.js';
import { Letters } from './use-cases/letters.js';
import { SendQueuedLetters } from './use-cases/send-queued-letters.js';

const useCases = [GivenUpLetters, Letters, SendQueuedLetters, SendTestMail];

/** Mail to the owners of accounts. */
@Module({ providers: useCases, exports: useCases })
export class MailModule {}
