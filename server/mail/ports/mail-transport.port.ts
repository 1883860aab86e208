import type { Mail } from '../mail.js';

/** The way a mail leaves the house. */
export abstract class MailTransport {
  /**
   * Resolves once the other side has taken responsibility for the mail; rejects otherwise, and the caller may try again.
   * Line breaks in an address or a subject never become headers.
   */
  abstract deliver(mail: Mail): Promise<void>;
}
