import { Module } from '@nestjs/common';
import { Letters } from './use-cases/letters.js';
import { SendQueuedLetters } from './use-cases/send-queued-letters.js';
import { SendTestMail } from './use-cases/send-test-mail.js';

const useCases = [Letters, SendQueuedLetters, SendTestMail];

/** Mail to the owners of accounts. */
@Module({ providers: useCases, exports: useCases })
export class MailModule {}
