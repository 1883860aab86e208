import type { Letterhead } from './letterhead.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner of an address the username of their account. */
export function recoverUsernameMail(letterhead: Letterhead, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).recoverUsername;
  return layOut(letterhead, reader, {
    subject: texts.subject(letterhead),
    body: [texts.body(reader)],
    link: { label: texts.link, address: letterhead.addresses.at('/login'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
