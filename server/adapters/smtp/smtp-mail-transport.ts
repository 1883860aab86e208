import { isIP } from 'node:net';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../mail/mail.js';
import { MailTransport } from '../../mail/ports/mail-transport.port.js';
import { certificateFault } from '../tls/certificate-faults.js';
import { composedMessage, parseSender, type Sender } from './composed-message.js';

/** The mail server, and the sender of the mails. */
export interface MailServer {
  /** `smtp://user:password@host:port` uses encryption if the server offers it; `smtps://` starts with TLS. */
  readonly url: string;
  readonly from: string;
  /** The host of this site, with which the server is greeted (EHLO). */
  readonly host: string;
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
  private readonly sender: Sender;

  constructor(
    private readonly server: MailServer,
    private readonly patience: SmtpPatience = USUAL_PATIENCE,
  ) {
    super();
    this.sender = parseSender(server.from);
    const { connection, greeting, answer } = patience;
    const limits = { connectionTimeout: connection, dnsTimeout: connection, greetingTimeout: greeting, socketTimeout: answer };
    // The queue retries with its own back-off. nodemailer must not add attempts.
    // Some relays refuse the greeting of the library, `[127.0.0.1]`, which stays where the site has no name.
    const name = server.host.includes('.') && isIP(server.host) === 0 ? server.host : undefined;
    this.pool = createTransport({ url: server.url, name, pool: true, maxConnections: 4, maxRequeues: 0, ...limits });
  }

  override async deliver(mail: Mail): Promise<void> {
    const message = { ...composedMessage(mail, this.sender), signal: AbortSignal.timeout(this.patience.delivery) };
    await this.pool.sendMail(message).catch((error: unknown) => {
      throw withAdvice(error, this.server.url);
    });
  }

  onApplicationShutdown(): void {
    this.pool.close({ force: true });
  }
}

/** The error, with what to do where the certificate is refused, or where the server encrypts in the other way. */
function withAdvice(error: unknown, url: string): unknown {
  const { message, code } = error as NodeJS.ErrnoException;
  const fault = certificateFault(error);
  if (fault !== undefined) return new Error(`The mail server was reached, but ${fault}.`, { cause: error });
  const isTlsFirst = new URL(url).protocol === 'smtps:';
  if (!isTlsFirst && /greeting never received/i.test(message))
    return new Error(`${message}. Where TLS comes first, as at port 465, SMTP_URL has to begin with smtps.`, { cause: error });
  if (isTlsFirst && (code === 'ESOCKET' || code === 'ETLS') && /wrong version number|packet length|SSL routines/i.test(message))
    return new Error(`${message.trim()}. TLS does not come first at this port: SMTP_URL has to begin with smtp.`, { cause: error });
  return error;
}
