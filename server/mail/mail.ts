import type { Language } from '../languages.rules.js';

/** The content of a mail to one person. `text` and `html` have the same sentences; a mail program shows one of them. */
export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The receiver of a mail. */
export interface MailReceiver {
  readonly to: string;
  readonly language: Language;
}

/** The owner of an account, as the receiver of a mail. */
export interface MailReader extends MailReceiver {
  readonly username: string;
}

/** A mail that is ready to be sent. */
export interface Mail extends MailText {
  /** The same mail always has the same id, so that the receiver can recognize a second delivery. */
  readonly messageId: string;
}
