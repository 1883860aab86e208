import type { MailSite } from './mail-site.js';
import { layOut } from './mail-layout.js';
import { mailTextsIn } from './mail-texts.js';
import type { MailReader, MailText } from './mail.js';

/** Tells the owner of an address the username of their account. */
export function recoverUsernameMail(mailSite: MailSite, reader: MailReader): MailText {
  const texts = mailTextsIn(reader.language).recoverUsername;
  return layOut(mailSite, reader, {
    subject: texts.subject(mailSite),
    body: [texts.body(reader)],
    link: { label: texts.link, address: mailSite.addresses.at('/login'), note: texts.note },
    ifUnexpected: texts.ifUnexpected,
  });
}
