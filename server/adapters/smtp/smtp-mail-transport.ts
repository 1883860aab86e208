import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../mail/mail.js';
import { MailTransport } from '../../mail/ports/mail-transport.port.js';
import { composedMessage } from './composed-message.js';

/** The mail server, and the sender of the mails. */
export interface MailServer {
  /** `smtp://user:password@host:port` uses encryption if the server offers it; `smtps://` starts with TLS. */
  readonly url: string;
  readonly from: string;
}

/** Timeouts in milliseconds. */
export interface SmtpPatience {
  readonly connection: number;
  readonly greeting: number;
  /** For each response. */
  readonly answer: number;
  /** For the whole delivery: a server may answer each command in time and still be too slow. */
  readonly delivery: number;
}

const USUAL_PATIENCE: SmtpPatience = { connection: 10_000, greeting: 10_000, answer: 30_000, delivery: 60_000 };

/** Sends mails by SMTP, over connections that are kept open for the next mail. */
export class SmtpMailTransport extends MailTransport implements OnApplicationShutdown {
  private readonly pool;

  constructor(
    private readonly server: MailServer,
    private readonly patience: SmtpPatience = USUAL_PATIENCE,
  ) {
    super();
    const { connection, greeting, answer } = patience;
    const limits = { connectionTimeout: connection, dnsTimeout: connection, greetingTimeout: greeting, socketTimeout: answer };
    // The queue retries with its own back-off. nodemailer must not add attempts.
    this.pool = createTransport({ url: server.url, pool: true, maxConnections: 4, maxRequeues: 0, ...limits });
  }

  override async deliver(mail: Mail): Promise<void> {
    await this.pool.sendMail({ ...composedMessage(mail, this.server.from), signal: AbortSignal.timeout(this.patience.delivery) });
  }

  onApplicationShutdown(): void {
    this.pool.close({ force: true });
  }
}
