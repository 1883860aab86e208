import { Module } from '@nestjs/common';
import { GivenUpMails } from './for-operators/given-up-mails.js';
import { SendTestMail } from './for-operators/send-test-mail.js';
import { Mails } from './use-cases/mails.js';
import { SendQueuedMails } from './use-cases/send-queued-mails.js';

const useCases = [GivenUpMails, Mails, SendQueuedMails, SendTestMail];

/** Mail to the owners of accounts. */
@Module({ providers: useCases, exports: useCases })
export class MailModule {}
