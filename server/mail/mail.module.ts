import { Module } from '@nestjs/common';
import { DeliverMail } from './use-cases/deliver-mail.js';

/** Letters to the people who have an account. */
@Module({ providers: [DeliverMail], exports: [DeliverMail] })
export class MailModule {}
