import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { WriteMail } from '../../accounts/use-cases/write-mail.js';
import type { MailFate, MailKind } from '../../mail/mail-request.js';
import { SendQueuedMails } from '../../mail/use-cases/send-queued-mails.js';
import { Metrics } from './metrics.js';

/** Runs the worker that sends mails, and logs failures for operators. */
@Injectable()
export class SendMails implements OnApplicationBootstrap {
  private readonly log = new Logger('Mail');

  constructor(
    private readonly sendQueuedMails: SendQueuedMails,
    private readonly writeMail: WriteMail,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.sendQueuedMails.execute({
      write: (mail) => this.writeMail.execute(mail),
      report: (fate, kind, reason) => this.report(fate, kind, reason),
    });
  }

  private report(fate: MailFate, kind: MailKind, reason = ''): void {
    this.metrics.countAttempt(fate, kind);
    if (fate === 'postponed') this.log.warn(`A mail (${kind}) could not be sent and is tried again later: ${reason}`);
    if (fate === 'given-up') this.log.error(`A mail (${kind}) could not be sent and is given up: ${reason}`);
  }
}
