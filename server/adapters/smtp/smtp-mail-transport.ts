import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../mail/mail.js';
import { MailTransport } from '../../mail/ports/mail-transport.port.js';
import { composedMessage } from './composed-message.js';

/** The mail server that takes our mails, and in whose name they go. */
export interface MailServer {
  /** `smtp://user:password@host:port`, encrypted as soon as the server offers it; `smtps://` where TLS comes first. */
  readonly url: string;
  readonly from: string;
}

/** How long a mail server is waited for, in milliseconds. */
export interface SmtpPatience {
  readonly connection: number;
  readonly greeting: number;
  /** For each single answer. */
  readonly answer: number;
  /** For everything together: a server that answers word by word is no help either. */
  readonly delivery: number;
}

const USUAL_PATIENCE: SmtpPatience = { connection: 10_000, greeting: 10_000, answer: 30_000, delivery: 60_000 };

/** Mails by SMTP, over connections that are kept for the next mail. */
export class SmtpMailTransport extends MailTransport implements OnApplicationShutdown {
  private readonly pool;

  constructor(
    private readonly server: MailServer,
    private readonly patience: SmtpPatience = USUAL_PATIENCE,
  ) {
    super();
    const { connection, greeting, answer } = patience;
    const limits = { connectionTimeout: connection, dnsTimeout: connection, greetingTimeout: greeting, socketTimeout: answer };
    // Whoever hands over a mail tries again, and knows when: attempts of nodemailer's own would come on top.
    this.pool = createTransport({ url: server.url, pool: true, maxConnections: 4, maxRequeues: 0, ...limits });
  }

  override async deliver(mail: Mail): Promise<void> {
    await this.pool.sendMail({ ...composedMessage(mail, this.server.from), signal: AbortSignal.timeout(this.patience.delivery) });
  }

  onApplicationShutdown(): void {
    this.pool.close({ force: true });
  }
}
