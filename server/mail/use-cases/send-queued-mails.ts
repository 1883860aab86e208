import { Injectable } from '@nestjs/common';
import { failureReason } from '../failure-reason.js';
import type { MailRequest, MailFate, MailKind, QueuedMail } from '../mail-request.js';
import type { MailText } from '../mail.js';
import { MailQueue } from '../ports/mail-queue.port.js';
import { MailTransport } from '../ports/mail-transport.port.js';

/** The callbacks of the worker. */
export interface SendQueuedMailsCommand {
  /** Writes the text of a mail; null when there is nobody to write to. */
  readonly write: (mail: MailRequest) => Promise<MailText | null>;
  /**
   * Called after each attempt. `given-up` is reported once over all instances, by the one that notices it. The reason of a failure contains
   * neither an address nor a link.
   */
  readonly report: (fate: MailFate, kind: MailKind, reason?: string) => void;
}

/** Starts the worker that sends every waiting and every new mail, until the application stops. */
@Injectable()
export class SendQueuedMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
  ) {}

  execute({ write, report }: SendQueuedMailsCommand): void {
    this.queue.onGivenUp(({ kind }, reason) => report('given-up', kind, reason));
    this.queue.consume(async (queued) => {
      const { kind } = queued.mail;
      try {
        report(await this.send(queued, write), kind);
      } catch (error) {
        const reason = failureReason(error);
        // The queue reports mails that are given up: it knows of them even if the process of the last attempt died.
        if (!queued.isLastAttempt) report('postponed', kind, reason);
        throw new Error(reason, { cause: error });
      }
    });
  }

  private async send({ id, mail }: QueuedMail, write: SendQueuedMailsCommand['write']): Promise<MailFate> {
    const text = await write(mail);
    if (!text) return 'needless';
    await this.transport.deliver({ ...text, messageId: id });
    // Who has the mail must not get it again because it was not counted.
    await this.queue.noteSent().catch(() => {});
    return 'delivered';
  }
}
