import { Module } from '@nestjs/common';
import { SendTestMail } from './for-operators/send-test-mail.js';
import { StoredMails } from './for-operators/stored-mails.js';
import { Mails } from './use-cases/mails.js';
import { SendQueuedMails } from './use-cases/send-queued-mails.js';

const useCases = [Mails, SendQueuedMails, SendTestMail, StoredMails];

/** Mail to the owners of accounts. */
@Module({ providers: useCases, exports: useCases })
export class MailModule {}
