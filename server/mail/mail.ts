import type { Language } from '../languages.rules.js';

/** What a message to one person says. Both parts say the same: `text` for plain readers, `html` for the others. */
export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Who a mail is for. */
export interface MailReader {
  readonly to: string;
  readonly username: string;
  readonly language: Language;
}

/** A message on its way to one person. */
export interface Mail extends MailText {
  /** The same mail always has the same id, so that the receiver can recognize a second delivery. */
  readonly messageId: string;
}
