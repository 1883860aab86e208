import type { Mail } from '../mail.js';

/** Hands mails to a mail server. */
export abstract class MailTransport {
  /**
   * Resolves when the receiving side has accepted the mail. Rejects otherwise; the caller may retry. Line breaks in an address or a subject
   * never become headers.
   */
  abstract deliver(mail: Mail): Promise<void>;
}
