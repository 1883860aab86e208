import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../mail/mail.js';
import { MailTransport } from '../../mail/ports/mail-transport.port.js';
import { composedMessage, parseSender } from './composed-message.js';

/** The folder of the mails, and their sender. */
export interface MailFolder {
  readonly folder: string;
  readonly from: string;
  /** Called with only the name of the file: the mail itself may contain a secret link. */
  readonly onWritten: (file: string) => void;
}

/** Without a mail server, mails are written as `.eml` files, which any mail program opens. */
export class FolderMailTransport extends MailTransport {
  // The stream transport only composes the message. nodemailer encodes headers, so no text can add one.
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly target: MailFolder) {
    super();
  }

  override async deliver(mail: Mail): Promise<void> {
    const { folder, from, onWritten } = this.target;
    const composed = await this.composer.sendMail(composedMessage(mail, parseSender(from)));
    // The file has the id of the mail as its name, so that a second delivery replaces the first one.
    const file = path.join(folder, `${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 24)}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, composed.message, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
    onWritten(path.basename(file));
  }
}
